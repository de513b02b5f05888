import CRecurse

/// A program that has the terminal of a session.
struct LentTerminal {
  let process: pid_t
  let completion: @MainActor (ChildOutcome) -> Void
}

/// The result of a program. Keys that were typed meanwhile are read after the app has it.
///
///     none ── it ends ──▶ due ── the app has it ──▶ taken ── the turn ends ──▶ none
enum LentResult { case none, due, taken }

// A program has the terminal, and the app goes on without it:
//
//     on the screen ── lend ──▶ lent ── it ends ──▶ on the screen, painted anew
//                               │  ▲
//           it stops, by Ctrl-Z ▼  │ the shell's fg
//                              stopped, and the app with it
extension TerminalSession {
  /// Whether a program has the terminal.
  package var isLent: Bool { lent != nil }

  /// Leaves the screen, and gives the terminal to a program. When it has ended, the session has the
  /// terminal as before, and the next frame paints every cell.
  package func lend(
    to program: ChildProgram, completion: @escaping @MainActor (ChildOutcome) -> Void
  ) {
    guard isEntered, lent == nil else { return completion(.noTerminal) }
    // Nothing is left for a program that there is not.
    guard program.path != nil else { return completion(.notFound) }
    giveRowsBack()
    leave()
    settleOnCrash()
    let (process, failure) = program.start(on: inputDescriptor)
    if let failure {
      takeBack()
      completion(failure)
    } else {
      lent = LentTerminal(process: process, completion: completion)
    }
  }

  package func childMayHaveChanged() {
    guard let lent else { return }
    var value: Int32 = 0
    switch Int(recurse_child_change(&value)) {
    case RECURSE_CHILD_STOPPED: stop(with: lent.process, by: value)
    case RECURSE_CHILD_EXITED: end(.exited(value))
    case RECURSE_CHILD_SIGNALED: end(.signaled(value))
    case RECURSE_CHILD_LOST: end(.failed(ECHILD))
    default: break
    }
  }

  /// Tells the program of a signal that asks the app to end.
  package func forwardToChild(_ signal: TerminationSignal) {
    guard let lent else { return }
    recurse_child_signal(lent.process, signal.number)
    recurse_child_signal(lent.process, SIGCONT)
  }

  /// Takes the terminal back from a program that goes on.
  func abandonChild() {
    guard let lent else { return }
    self.lent = nil
    CrashGuard.completing { recurse_child_end(inputDescriptor) }
    settle()
    CrashGuard.completing { _ = recurse_tty_restore(inputDescriptor) }
    // Who waits for it is not kept waiting.
    lent.completion(.signaled(SIGHUP))
  }

  /// The app was stopped by a signal that cannot be caught, while a program had the terminal. What
  /// the shell gives back to the app is the program's.
  func continueChild() {
    guard let lent, tcgetpgrp(inputDescriptor) == getpgrp() else { return }
    recurse_child_lend(inputDescriptor, lent.process)
    recurse_child_signal(lent.process, SIGCONT)
  }

  /// Reads input again once the present turn has shown what the result changed.
  package func resultWasTaken() {
    if result == .due { result = .taken }
  }

  private func end(_ outcome: ChildOutcome) {
    guard let lent else { return }
    self.lent = nil
    result = .due
    takeBack()
    lent.completion(outcome)
  }

  private func takeBack() {
    settle()
    // What the program left of its modes is not what the app restores at its end.
    recurse_tty_restore(inputDescriptor)
    enter()
    sizeMayHaveChanged()
  }

  /// Undoes what a program may have left of the terminal.
  private func settle() {
    CrashGuard.completing {
      recurse_child_lend(inputDescriptor, getpgrp())
      let bytes = modes.settle
      bytes.withUnsafeBytes {
        _ = recurse_write(inputDescriptor, $0.baseAddress, $0.count, 500)
      }
      CrashGuard.arm(tty: inputDescriptor, restore: [])
    }
  }

  /// A crash of the app ends the program that has the terminal, and undoes what it has left.
  private func settleOnCrash() {
    CrashGuard.completing { CrashGuard.arm(tty: inputDescriptor, restore: modes.settle) }
  }

  /// The program has stopped: by Ctrl-Z the app stops with it, as a job of the shell does. Where no
  /// shell can continue them, or where it was stopped because it did not have the terminal, it goes
  /// on at once.
  private func stop(with process: pid_t, by signal: Int32) {
    let tty = inputDescriptor
    if signal != SIGTTIN, signal != SIGTTOU {
      recurse_child_save_modes(tty)
      recurse_child_lend(tty, getpgrp())
      recurse_tty_restore(tty)
      // The screen is the shell's until then.
      CrashGuard.completing { CrashGuard.arm(tty: tty, restore: []) }
      recurse_stop_process(true)
      guard recurse_wait_for_foreground(tty) else { return }
      settleOnCrash()
      recurse_child_restore_modes(tty)
    }
    recurse_child_lend(tty, process)
    recurse_child_signal(process, SIGCONT)
  }
}
