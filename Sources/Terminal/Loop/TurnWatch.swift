import CRecurse
import Dispatch

/// Makes Ctrl-C, Ctrl-\ and Ctrl-Z signals while a turn takes longer than a second, because the
/// loop does not read them then.
@MainActor
final class TurnWatch {
  /// The timer of a loop on Dispatch. Otherwise the system's timer interrupts the turn.
  private let timer: (any DispatchSourceTimer)?

  init(_ form: LoopForm) {
    guard form == .dispatch else {
      timer = nil
      recurse_watch_open()
      return
    }
    let timer = DispatchSource.makeTimerSource(
      flags: .strict, queue: .global(qos: .userInteractive))
    // Not isolated to the main actor, whose thread is busy.
    let expired: @Sendable () -> Void = { recurse_watch_expired() }
    timer.setEventHandler(handler: expired)
    timer.schedule(deadline: .distantFuture)
    timer.activate()
    self.timer = timer
  }

  /// A turn begins.
  func begin(tty: Int32, speaksKitty: Bool) {
    recurse_watch_begin(tty, speaksKitty)
    let limit = DispatchTimeInterval.seconds(Int(recurse_watch_seconds))
    timer?.schedule(deadline: .now() + limit, leeway: .milliseconds(100))
  }

  /// The turn has ended. Returns whether the keys were signals.
  func end() -> Bool {
    timer?.schedule(deadline: .distantFuture)
    return recurse_watch_end()
  }
}
