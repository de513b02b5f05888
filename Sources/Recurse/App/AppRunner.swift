import RecurseReconciler
import RecurseTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One app in the terminal, from the first frame to the exit status.
///
///     session.enter ─▶ loop ─▶ ending ─▶ effects end (1 s) ─▶ session.close ─▶ exit
///                       │ ▲
///               Ctrl-Z  ▼ │ fg
///                     stopped
@MainActor
final class AppRunner: EventLoopDelegate {
  private let session: TerminalSession
  private let loop: EventLoop
  private let stage: Stage
  private let clock: AppClock
  private let recording: SessionRecording?
  private let traceFile: SideFile?
  private var ending: Ending?
  /// A person waits for the next frame.
  private var hasInput = false
  private var lastFrame = Duration.zero

  /// Why the app ends.
  private enum Ending {
    case quit(Int32)
    case failed(Failure)
    case signal(TerminationSignal)
  }

  /// How long effects may take to end, once they are cancelled.
  private static let patience = Duration.seconds(1)

  /// The least time between two frames that no key waits for: what effects change in between is
  /// committed and shown together.
  private static let frameInterval = Duration.milliseconds(8)

  /// How long a flood of events is handled before a frame shows how far it got, and signals, timers
  /// and tasks have their turn.
  private static let handlingTime = Duration.milliseconds(50)

  init<Root: App>(_ root: Root) throws(TerminalError) {
    // Before anything is opened, which would take their places.
    TerminalSession.fillStandardStreams()
    let queue = try MainQueue.dispatch()
    let session = try TerminalSession(
      options: TerminalOptions(mouse: root.mouse, reportsFocus: false))
    self.session = session
    loop = EventLoop(
      terminal: session, decoder: InputDecoder(terminfoKeys: session.screen.terminfoKeys),
      mainQueue: queue)
    do {
      recording = try Self.recording(of: session)
      traceFile = try session.sideFile("RECURSE_TRACE", contents: .replaced)
    } catch {
      session.close()
      throw error
    }
    clock = AppClock(timeline: Timeline { EventLoop.now })
    stage = Stage(
      root, on: session.screen, clock: clock, environment: Self.values(session.environment),
      isStrict: session.environment["RECURSE_STRICT"] == "1", animates: true,
      onReport: { writeToStandardError("\(Root.self): \($0)") })
    loop.delegate = self
    loop.recording = recording
    if let recording { session.record(to: recording) }
    if let traceFile { startTrace(traceFile) }
  }

  private func startTrace(_ file: SideFile) {
    let trace = Trace(file)
    stage.trace = trace
    var start = Duration.zero
    session.screen.onWrite = { start = trace.time }
    session.screen.didWrite = { trace.span("write", since: start) }
  }

  /// The file that `RECURSE_RECORD` names, opened before the screen is: an error is then seen.
  private static func recording(
    of session: TerminalSession
  ) throws(TerminalError) -> SessionRecording? {
    guard let path = session.environment["RECURSE_RECORD"], !path.isEmpty else { return nil }
    let program = CommandLine.arguments.first?.split(separator: "/").last.map { String($0) }
    return try SessionRecording(
      path: path, size: session.screen.size, title: program ?? "",
      terminal: session.environment["TERM"] ?? "")
  }

  /// What the process's environment says about the app's.
  private static func values(_ environment: [String: String]) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.reduceMotion = environment["RECURSE_REDUCE_MOTION"] == "1"
    return values
  }

  func run() -> Never {
    session.enter()
    loop.run()
    stage.runtime.unmount()
    loop.run(until: EventLoop.now + Self.patience) { stage.runtime.runningTasks > 0 }
    session.close()
    stage.trace?.close()
    recording?.close()
    for (variable, failure) in [
      ("RECURSE_RECORD: the recording", recording?.failure),
      ("RECURSE_TRACE: the trace", traceFile?.failure),
      ("RECURSE_LOG: the log", session.logFailure),
    ] {
      if let failure { writeToStandardError("\(variable) is not whole: \(failure)") }
    }
    switch ending {
    case .quit(let status): exit(status)
    case .signal(let signal): signal.endProcess()
    case .failed(let failure):
      writeToStandardError(
        failure.path.isEmpty ? failure.message : "\(failure.path): \(failure.message)")
      exit(1)
    case nil: exit(0)
    }
  }

  private func end(_ ending: Ending) {
    guard self.ending == nil else { return }
    self.ending = ending
    loop.stop()
  }

  // MARK: - The loop

  func eventLoopDidReceive(_ events: ArraySlice<InputEvent>) -> Int {
    hasInput = true
    let start = EventLoop.now
    var count = 0
    for event in events {
      if !stage.handle(event) { handleUnhandled(event) }
      checkEnding()
      count += 1
      guard ending == nil else { return events.count }
      if EventLoop.now - start >= Self.handlingTime { break }
    }
    return count
  }

  /// What a key means that the app has no use for.
  private func handleUnhandled(_ event: InputEvent) {
    guard case .key(let key) = event, key.kind != .release else { return }
    switch key.key {
    case .control("c"): end(.signal(.interrupt))
    case .control("\\"): end(.signal(.quit))
    case .control("z"): session.suspend()
    default: break
    }
  }

  func eventLoopDidResize(to size: CellSize) {
    hasInput = true
    stage.resize(to: size)
  }

  func eventLoopDidReceive(_ signal: TerminationSignal) { end(.signal(signal)) }

  func eventLoopTurn() {
    // A signal that ends may come before the terminal is ours; it is on its way to the loop.
    guard ending == nil, session.isEntered else { return }
    stage.commit()
    checkEnding()
    guard ending == nil else { return }
    let now = EventLoop.now
    guard hasInput || stage.hasFrame else { return }
    guard hasInput || now >= lastFrame + Self.frameInterval else { return }
    hasInput = false
    lastFrame = now
    stage.present()
    stage.trace?.flush()
    checkEnding()
  }

  private func checkEnding() {
    if let failure = stage.runtime.uncaughtFailure {
      end(.failed(failure))
    } else if let status = stage.runtime.quitStatus {
      end(.quit(status))
    }
  }

  var eventLoopDeadline: Duration? {
    let timer = clock.timeline.nextDeadline
    // A frame for input comes in this turn; at the end none does, nor while the terminal is another's.
    guard ending == nil, session.isEntered, !hasInput, stage.hasFrame else { return timer }
    let frame = lastFrame + Self.frameInterval
    return timer.map { min($0, frame) } ?? frame
  }

  func eventLoopDeadlinePassed() { clock.timeline.fire() }
}
