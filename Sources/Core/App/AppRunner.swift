import CRecurse
import RecurseReconciler
import RecurseTerminal

/// One app in the terminal, from the first frame to its end.
///
///     enter ─▶ loop ─▶ asked to end ─▶ effects finish ─▶ others end (1 s) ─▶ close ─▶ end
///               │ ▲          │               ▲
///       Ctrl-Z  ▼ │ fg       └─ half-typed text is applied; the loop goes on, until all have
///             stopped           finished or their time is over
@MainActor
final class AppRunner: EventLoopDelegate {
  let session: TerminalSession
  private let loop: EventLoop
  private let waiter: any LoopWaiter
  let stage: Stage
  private let clock: AppClock
  private var colors: TerminalColors
  private let recording: SessionRecording?
  private let traceFile: SideFile?
  private var inspection: AppInspection?
  // Unchecked, since each frame reads these: docs/decisions/002-unchecked-access.md has the cost.
  @exclusivity(unchecked) private var ending: AppEnd.Cause?
  /// The input after the key that ended the app.
  private var typedAhead: [InputEvent] = []
  /// The time at which the app was asked to end.
  private var endingStart = Duration.zero
  /// The time at which the terminal went away.
  private var hangUpTime: Duration?
  private var failure: Failure?
  private let app: any App.Type
  /// Whether committing, painting and waiting are over.
  @exclusivity(unchecked) private var isOver = false
  /// Whether the user waits for the next frame.
  @exclusivity(unchecked) private var hasInput = false
  @exclusivity(unchecked) private var lastFrame = Duration.zero
  /// The time at which Ctrl-C asked the app to end, or `nil` once something else was pressed.
  private var lastInterrupt: Duration?

  /// The time within which signals have the same cause: a shell and the kernel may both report that
  /// a terminal is gone.
  private static let sameCause = Duration.milliseconds(300)

  /// The time within which a second Ctrl-C ends an app that asks first.
  private static let interruptTime = Duration.seconds(3)

  /// The time that effects have to finish when the terminal is gone.
  private static let hangUpPatience = Duration.seconds(5)

  /// The time that cancelled effects have to end.
  private static let patience = Duration.seconds(1)

  /// The minimum time between two frames that no key waits for. Changes that effects make in
  /// between are committed and shown together.
  private static let frameInterval = Duration.milliseconds(8)

  /// The maximum time to handle a flood of events before a frame shows the progress, and signals,
  /// timers and tasks get their turn.
  private static let handlingTime = Duration.milliseconds(50)

  /// - Parameter typed: what a person has typed for the app before it starts.
  init<Root: App>(_ root: Root, typed: [InputEvent] = []) throws(TerminalError) {
    // This comes before anything is opened, which would take the place of a closed standard stream.
    TerminalSession.fillStandardStreams()
    app = Root.self
    let environment = processEnvironment()
    let waiter = try LoopForm(environment: environment).makeWaiter()
    let isHeard = Self.isHeard(in: environment)
    // An app that is heard takes no rows of the screen.
    let presentation = isHeard ? .fullScreen : Presentation.first(of: root, state: nil)
    let session = try TerminalSession(
      options: isHeard
        ? .lines : TerminalOptions(mouse: root.mouse, reportsFocus: false, asksForColors: true),
      presentation: presentation, environment: environment)
    self.session = session
    self.waiter = waiter
    loop = EventLoop(
      terminal: session, decoder: InputDecoder(terminfoKeys: session.screen.terminfoKeys),
      waiter: waiter)
    let server: InspectionServer?
    do {
      let recording = try Self.recording(of: session)
      traceFile = try session.sideFile("RECURSE_TRACE", contents: .replaced)
      // Last, because it leaves a socket that somebody has to remove.
      server = try AppInspection.server(in: session.environment, recording)
      self.recording = server != nil || recording?.hasFile == true ? recording : nil
    } catch {
      session.close()
      throw error
    }
    clock = AppClock(timeline: Timeline { MonotonicTime.now })
    let theme = root.theme
    let choice = ThemeChoice(session.environment["RECURSE_THEME", default: ""], own: theme)
    colors = TerminalColors(
      theme: choice.theme ?? theme, level: session.screen.colorLevel, scheme: choice.scheme,
      hint: ColorScheme(colorFGBG: session.environment["COLORFGBG", default: ""]),
      // A terminal that is not asked does not answer.
      hasAnswered: !session.asksForColors)
    if let mistake = choice.mistake { writeToStandardError(mistake) }
    stage = Stage(
      root, on: isHeard ? LineScreen(session.screen) : session.screen, clock: clock,
      environment: Self.values(session.environment),
      theme: colors.setting, isStrict: session.environment["RECURSE_STRICT"] == "1",
      animates: !isHeard,
      onReport: { writeToStandardError("\(Root.self): \($0)") })
    stage.sendUncaughtErrors(to: root)
    if isHeard {
      startVoice()
      // Whether the last frame stays is for the voice to know.
      stage.followPresentation(of: root, shown: presentation) { _ in nil }
    } else {
      stage.followPresentation(of: root, shown: presentation) { [session] wanted in
        // A terminal for which ncurses cannot be opened anew keeps what it shows.
        guard (try? session.present(as: wanted)) != nil else { return nil }
        return session.takeNewSize()
      }
    }
    stage.runtime.engine.programs.launch = { [session, loop] program in
      let result = await session.run(program)
      session.resultWasTaken()
      loop.setNeedsTurn()
      return result
    }
    if waiter.needsNotice {
      clock.timeline.onNeedsTurn = { [loop] in loop.setNeedsTurn() }
    }
    let keyFile = KeyFile(name: Root.name, environment: session.environment)
    stage.tree.commands.bindings = keyFile.bindings
    for mistake in keyFile.mistakes { writeToStandardError(mistake) }
    loop.delegate = self
    loop.add(typed)
    loop.recording = recording
    if let recording { session.record(to: recording) }
    if let traceFile { startTrace(traceFile) }
    if let server, let recording { inspection = AppInspection(stage, server, recording) }
  }

  /// Whether the person hears the app instead of seeing it.
  static func isHeard(in environment: [String: String]) -> Bool {
    environment["RECURSE_SCREEN_READER"] == "1"
  }

  /// Speaks from the first frame on. Whenever the app has the terminal again, the focus is said.
  private func startVoice() {
    stage.voice.start()
    session.didEnter = { [weak self] in
      self?.stage.voice.forgetFocus()
      self?.hasInput = true
    }
  }

  /// Says the keys of every app first, to a person who hears it.
  func tellKeys() { stage.voice.tellKeys() }

  private func startTrace(_ file: SideFile) {
    let trace = Trace(file)
    stage.observer = trace
    var start = Duration.zero
    session.screen.onWrite = { start = trace.time }
    session.screen.didWrite = { trace.span("write", since: start) }
  }

  /// Returns the environment values that the process environment sets.
  private static func values(_ environment: [String: String]) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.reduceMotion = environment["RECURSE_REDUCE_MOTION"] == "1" || isHeard(in: environment)
    return values
  }

  /// Runs the app until it has ended and the terminal is as it was found. Then calls `completion`,
  /// from a job of the main queue if the loop is made of those: see ``keepMainThread(until:)``.
  func run(completion: @escaping @MainActor (AppEnd) -> Void) {
    session.enter()
    loop.run { self.finish(completion) }
  }

  /// Keeps the main thread until the process ends.
  func keepMainThread() -> Never { waiter.keepMainThread() }

  /// Keeps the main thread until a job of the main queue has changed a condition.
  func keepMainThread(until isOver: @MainActor () -> Bool) throws(TerminalError) {
    try waiter.keepMainThread(until: isOver)
  }

  /// Unmounts the tree, gives its effects time to end, and leaves the terminal.
  private func finish(_ completion: @escaping @MainActor (AppEnd) -> Void) {
    showEnd()
    if isDebugBuild {
      stage.tree.takeProblems(isLast: true).forEach(stage.runtime.engine.diagnostics.onReport)
    }
    isOver = true
    stage.runtime.unmount()
    let unfinished = stage.runtime.giveUpFinishing()
    loop.run(until: MonotonicTime.now + Self.patience) {
      self.stage.runtime.runningTasks > 0
    } completion: {
      completion(self.close(unfinished))
    }
  }

  /// Shows the last state below the prompt, where it stays, and prints what waits.
  private func showEnd() {
    guard hangUpTime == nil, failure == nil else { return }
    guard canPaint, stage.voice.isOn || session.screen.isInline else { return stage.printNodes() }
    stage.layers.hideFinishing()
    stage.presentLast()
    checkEnding()
    if session.screen.isInline, stage.isEmpty { session.giveRowsBack() }
  }

  /// Returns the state of the root, also after it was unmounted.
  func lastState<Root: App>(of root: Root) -> Root.State {
    (stage.runtime.rootInstance as? TypedComponentInstance<Root>)?.state ?? root.initialState
  }

  /// - Parameter unfinished: the effects that did not finish in time.
  private func close(_ unfinished: [String]) -> AppEnd {
    session.close()
    recording?.close()
    stage.observer?.close()
    inspection?.close()
    for (variable, failure) in [
      ("RECURSE_RECORD: the recording", recording?.failure),
      ("RECURSE_TRACE: the trace", traceFile?.failure),
      ("RECURSE_LOG: the log", session.logFailure),
    ] {
      if let failure { writeToStandardError("\(variable) is incomplete: \(failure)") }
    }
    return AppEnd(
      cause: ending ?? .quit(0), app: app, failure: failure, unfinished: unfinished,
      typedAhead: (typedAhead + session.typedAhead).filter(\.isKeyOrPaste))
  }

  /// Tells the tree that the app is to end, which it does once effects have finished. A second
  /// request ends it at once.
  private func end(_ ending: AppEnd.Cause) {
    guard self.ending == nil else { return }
    self.ending = ending
    endingStart = MonotonicTime.now
    stage.beginEnding()
    if isFinishing { stage.layers.showFinishing() }
  }

  /// Whether effects still have time to finish.
  private var isFinishing: Bool { finishingDeadline.map { MonotonicTime.now < $0 } ?? false }

  /// The time until which effects may finish; `nil` if there are none. Once the terminal is gone,
  /// no key can end the wait.
  private var finishingDeadline: Duration? {
    let deadline = stage.runtime.finishingDeadline(askedAt: endingStart)
    guard let hangUpTime else { return deadline }
    return deadline.map { min($0, hangUpTime + Self.hangUpPatience) }
  }

  /// Whether frames can be shown. After an error nothing is rendered, and the terminal may be gone
  /// or belong to another process.
  private var canPaint: Bool {
    guard ending != nil else { return session.isEntered }
    return hangUpTime == nil && !isOver && failure == nil && session.isEntered
  }

  // MARK: - The loop

  func eventLoopDidReceive(_ events: ArraySlice<InputEvent>) -> Int {
    hasInput = true
    let start = MonotonicTime.now
    var count = 0
    while count < events.count {
      let left = events.dropFirst(count)
      let event = left[left.startIndex]
      let wasEnding = ending != nil
      if event.isAnswer { lastInterrupt = nil }
      let isOff = wasEnding && failure != nil
      let done = isOff ? (count: 1, isHandled: false) : stage.handle(firstOf: left)
      if !done.isHandled { handleUnhandled(event) }
      checkEnding()
      count += done.count
      // Keys typed after the one that ends the app are not meant for it.
      guard ending == nil || wasEnding else {
        typedAhead = Array(events.dropFirst(count))
        return events.count
      }
      if MonotonicTime.now - start >= Self.handlingTime {
        if count < events.count { inspection?.holdInput() }
        break
      }
    }
    return count
  }

  func eventLoopDidReceive(_ replies: [TerminalReply]) {
    for reply in replies {
      session.didReceive(reply)
      colors.take(reply)
    }
    colors.level = session.screen.colorLevel
    stage.use(colors.setting)
  }

  /// Handles a key that the app does not use.
  private func handleUnhandled(_ event: InputEvent) {
    guard case .key(let key) = event, key.phase != .up else { return }
    switch key.onLatinLayout.key {
    case .control("c"): interrupt()
    case .control("\\"):
      if ending != nil { loop.stop() }
      end(.signal(.quit))
    case .control("z"):
      stage.tree.mouse.leave()
      session.suspend()
    default: break
    }
  }

  /// Runs the command that ends the app. A second Ctrl-C ends it without asking.
  private func interrupt() {
    let now = MonotonicTime.now
    if ending != nil { return loop.stop() }
    if let lastInterrupt, now - lastInterrupt < Self.interruptTime {
      return end(.signal(.interrupt))
    }
    lastInterrupt = now
    stage.tree.commands.performQuit { self.end(.quit(130)) }
  }

  func eventLoopDidResize(to size: CellSize) {
    hasInput = true
    stage.resize(to: size)
  }

  func eventLoopDidReceive(_ signal: TerminationSignal) {
    if signal == .hangUp, hangUpTime == nil { hangUpTime = MonotonicTime.now }
    session.forwardToChild(signal)
    guard ending != nil else { return end(.signal(signal)) }
    let isSame = signal == .hangUp || MonotonicTime.now - endingStart < Self.sameCause
    if !isSame { loop.stop() }
  }

  func eventLoopTurn() {
    // Nothing is done without the terminal, except to end: a signal for that may arrive before the
    // session is entered.
    guard !isOver, session.isEntered || session.isLent || ending != nil else { return }
    if ending != nil || isFrameDue { stage.commit() }
    checkEnding()
    let canGoOn = ending == nil || isFinishing
    if canGoOn { presentWhereDue() }
    // A person may have unsaved text in a program that has the terminal.
    guard ending != nil, !canGoOn || !isFinishing, !session.isLent else { return }
    // Text typed since the app was asked to end is applied too, and an effect that saves it can
    // finish.
    stage.takeEdits()
    if !isFinishing { loop.stop() }
  }

  private var isFrameDue: Bool {
    hasInput || MonotonicTime.now >= lastFrame + Self.frameInterval
  }

  private func presentWhereDue() {
    // While another program has the terminal, an inspector follows the steps without a frame.
    guard canPaint else { return inspection?.flush() ?? () }
    guard hasInput || stage.hasFrame, isFrameDue else { return }
    hasInput = false
    lastFrame = MonotonicTime.now
    askForInput()
    stage.present()
    // Content that depends on its size was mounted with the frame.
    if askForInput() { session.flush() }
    stage.observer?.flush()
    checkEnding()
  }

  private func checkEnding() {
    guard stage.runtime.asksForEnd else { return }
    if failure == nil, let uncaught = stage.runtime.uncaughtFailure {
      failure = uncaught
      end(.quit(1))
    } else if let status = stage.runtime.quitStatus {
      end(.quit(status))
    }
  }

  var eventLoopDeadline: Duration? {
    var next = clock.timeline.nextDeadline
    func wake(at time: Duration?) {
      if let time { next = next.map { min($0, time) } ?? time }
    }
    if ending != nil, !isOver { wake(at: finishingDeadline) }
    // A frame for input comes in this turn.
    if canPaint, !hasInput, stage.hasFrame || stage.runtime.needsCommit {
      wake(at: lastFrame + Self.frameInterval)
    }
    return next
  }

  func eventLoopDeadlinePassed() { clock.timeline.fire() }
}
