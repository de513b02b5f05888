import CRecurse
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// The part of an app that is described in words.
enum DescribedPart: String {
  case screen = "1"
  case keys
}

/// An app without a terminal. It runs until nothing changes, for a second at most, prints a
/// description of the screen, and exits.
///
///     RECURSE_DESCRIBE=1 app
///
/// Effects run, but there is no input.
@MainActor
final class AppDescription: EventLoopDelegate {
  private let loop: EventLoop
  private let waiter: any LoopWaiter
  private let stage: Stage
  private let clock: AppClock
  private let part: DescribedPart
  private let keyFile: KeyFile
  private var lastChange = MonotonicTime.now

  /// The maximum time until the screen is described.
  private static let limit = Duration.seconds(1)
  /// The time without a change after which the screen is settled.
  private static let quiet = Duration.milliseconds(100)
  /// The window size if the environment specifies none.
  private static let size = CellSize(columns: 80, rows: 24)

  init<Root: App>(
    _ root: Root, of part: DescribedPart, environment: [String: String]
  ) throws(TerminalError) {
    self.part = part
    keyFile = KeyFile(name: Root.name, environment: environment)
    waiter = try LoopForm(environment: environment).makeWaiter()
    loop = EventLoop(terminal: NoTerminal(), decoder: InputDecoder(), waiter: waiter)
    let clock = AppClock(timeline: Timeline { MonotonicTime.now })
    self.clock = clock
    func cells(_ variable: String, _ standard: Int) -> Int {
      environment[variable].flatMap { Int($0) } ?? standard
    }
    let screen = MemoryScreen(
      size: CellSize(
        columns: cells("COLUMNS", Self.size.columns), rows: cells("LINES", Self.size.rows)))
    stage = Stage(
      root, on: screen, clock: clock,
      onReport: { if part == .screen { writeToStandardError("\(Root.self): \($0)") } })
    stage.sendUncaughtErrors(to: root)
    stage.tree.commands.bindings = keyFile.bindings
    if AppRunner.isHeard(in: environment) { stage.tree.commands.onRead = {} }
    loop.delegate = self
    if waiter.needsNotice {
      clock.timeline.onNeedsTurn = { [loop] in loop.setNeedsTurn() }
    }
  }

  func run() -> Never {
    stage.present()
    lastChange = MonotonicTime.now
    loop.run(until: lastChange + Self.limit) {
      !self.isSettled
    } completion: {
      self.finish()
    }
    waiter.keepMainThread()
  }

  private var isSettled: Bool {
    stage.runtime.asksForEnd || MonotonicTime.now >= lastChange + Self.quiet
  }

  private var description: String {
    switch part {
    case .screen: stage.tree.accessibleDescription
    case .keys: keyDescription
    }
  }

  /// The commands, one per line, with id, keys and title, followed by the problems with them.
  private var keyDescription: String {
    let commands = stage.tree.commands.declared(in: stage.tree.commands.words)
    func width(_ text: (ListedCommand) -> String) -> Int {
      commands.map { text($0).count }.max() ?? 0
    }
    func keys(_ command: ListedCommand) -> String {
      command.keys.map(\.source).joined(separator: ", ")
    }
    let (ids, sources) = (width(\.id), width(keys))
    func padded(_ text: String, to count: Int) -> String {
      text + String(repeating: " ", count: max(0, count - text.count))
    }
    var lines = commands.map { command in
      let line =
        padded(command.id, to: ids) + "  " + padded(keys(command), to: sources) + "  "
        + command.title
      return command.isEnabled ? line : line + " (disabled)"
    }
    lines += keyFile.mistakes
    let known = Set(commands.map(\.id))
    for (id, line) in keyFile.bindings.ids
    where !known.contains(id) && !KeyBindings.isOfTexts(id) {
      lines.append("\(keyFile.path ?? ""):\(line): no command is called “\(id)” here")
    }
    return (lines + stage.tree.commands.problems()).joined(separator: "\n")
  }

  private func finish() -> Never {
    var text = description.terminalSafe + "\n"
    if let failure = stage.runtime.uncaughtFailure {
      writeToStandardError(
        failure.path.isEmpty ? failure.message : "\(failure.path): \(failure.message)")
      exit(1)
    }
    stage.runtime.unmount()
    let isWritten = text.withUTF8 { bytes in
      var written = 0
      while written < bytes.count {
        let count = write(1, bytes.baseAddress.map { $0 + written }, bytes.count - written)
        if count > 0 { written += count } else if recurse_error() != EINTR { return false }
      }
      return true
    }
    guard isWritten else {
      let reason = String(cString: strerror(recurse_error()))
      writeToStandardError("The description cannot be written: \(reason)")
      exit(1)
    }
    exit(0)
  }

  // MARK: - The loop

  func eventLoopDidReceive(_ events: ArraySlice<InputEvent>) -> Int { events.count }
  func eventLoopDidResize(to size: CellSize) {}
  func eventLoopDidReceive(_ signal: TerminationSignal) { signal.endProcess() }

  func eventLoopTurn() {
    stage.commit()
    guard stage.hasFrame else { return }
    stage.present()
    lastChange = MonotonicTime.now
  }

  var eventLoopDeadline: Duration? {
    let settled = lastChange + Self.quiet
    return clock.timeline.nextDeadline.map { min($0, settled) } ?? settled
  }

  func eventLoopDeadlinePassed() { clock.timeline.fire() }
}
