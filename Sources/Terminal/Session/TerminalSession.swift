import CRecurse

/// The use of the terminal by an app: its modes, its size, its signals, and the captured output.
///
/// ```
///             init            enter                     leave
///   (nothing) ────▶ ready ───────────▶ on the screen ───────────▶ ready ────▶ closed
///                                        │       ▲                     close
///                                suspend ▼       │ SIGCONT
///                                       stopped (the shell is in front) ────▶ ready
/// ```                                                         a signal that ends
@MainActor
package final class TerminalSession {
  package let screen: NcursesScreen
  package let environment: [String: String]
  let options: TerminalOptions
  /// The modes of the presentation that the screen has.
  var modes: SessionModes
  /// The part of the terminal that the app has.
  package internal(set) var presentation: Presentation
  // Unchecked, since each frame reads these: docs/decisions/002-unchecked-access.md has the cost.
  @exclusivity(unchecked) var inline = InlinePlace()
  /// A size of the screen that the app does not know of.
  @exclusivity(unchecked) var newSize: CellSize?
  private let tty: Int32
  private let signals: Int32
  private let log: SideFile?
  private var capturesOutput: Bool
  package private(set) var isEntered: Bool {
    get { storedIsEntered }
    set { storedIsEntered = newValue }
  }
  // Stored apart: a property that another module accesses directly is checked all the same.
  @exclusivity(unchecked) private var storedIsEntered = false
  private var isClosed = false
  @exclusivity(unchecked) private var mayHaveResized = false
  private let watch: TurnWatch
  var cursorShape = CursorShape.standard
  /// Called whenever the app has the terminal, at first and after others had it.
  package var didEnter: (() -> Void)?
  /// The program that has the terminal.
  @exclusivity(unchecked) var lent: LentTerminal?
  /// The result of a program that has ended, until the app has it.
  var result = LentResult.none
  /// Whether the terminal may be asked for all motion while something wants it.
  private let reportsMotionOnDemand: Bool

  /// The questions for the terminal's colors that it has not answered.
  @exclusivity(unchecked) var colorQuery: ColorQuery?
  /// What a person typed while the app left the terminal.
  package internal(set) var typedAhead: [InputEvent] = []

  /// Whether the terminal reports all motion of the mouse, if that is left to the app's content.
  package var reportsMotion: Bool {
    get { storedReportsMotion }
    set {
      guard newValue != storedReportsMotion else { return }
      storedReportsMotion = newValue
      guard reportsMotionOnDemand, isEntered else { return }
      screen.output.append(SessionModes.motion(reportsMotion))
    }
  }

  /// Whether the terminal is asked to report repetitions and releases of keys.
  package var reportsKeyPhases: Bool {
    get { storedReportsKeyPhases }
    set {
      guard newValue != storedReportsKeyPhases else { return }
      storedReportsKeyPhases = newValue
      guard modes.usesKittyKeyboard, isEntered else { return }
      screen.output.append(SessionModes.keyboard(reportsKeyPhases: reportsKeyPhases))
    }
  }

  @exclusivity(unchecked) private var storedReportsMotion = false
  @exclusivity(unchecked) private var storedReportsKeyPhases = false

  private static var isOpen = false

  /// Opens the terminal. Nothing is written before ``enter()``.
  ///
  /// It is the terminal of standard input or output, otherwise the controlling terminal: `data |
  /// app > file` works. The environment has its type (`TERM`), its colors and the locale.
  ///
  /// - Parameter terminal: a descriptor of the terminal, if it is known.
  package init(
    options: TerminalOptions = TerminalOptions(), presentation: Presentation = .fullScreen,
    environment: [String: String] = processEnvironment(), terminal: Int32? = nil
  ) throws(TerminalError) {
    guard !Self.isOpen else { throw .alreadyOpen }
    let type = try TerminalType(environment: environment)
    let form = try LoopForm(environment: environment)
    log =
      options.capturesOutput
      ? try Self.sideFile("RECURSE_LOG", in: environment, contents: .kept) : nil
    let isUTF8 = TerminalLocale.prepare(environment: environment)
    tty = terminal.map { recurse_tty_open($0) } ?? Self.openTerminal()
    guard tty >= 0 else {
      let failure = recurse_error()
      throw failure == EMFILE || failure == ENFILE ? .refused(failure, "") : .noTerminal
    }
    guard recurse_file_can_open(tty, Self.descriptors + form.laterDescriptors) else {
      let failure = recurse_error()
      closeDescriptor(tty)
      throw .refused(failure, "")
    }
    // Before ncurses changes the modes: these are restored at the end.
    guard recurse_tty_save(tty) else {
      closeDescriptor(tty)
      throw .noTerminal
    }
    // Before ncurses, which installs its own handlers for signals without one.
    signals = recurse_signals_open()
    guard signals >= 0 else {
      let failure = recurse_error()
      closeDescriptor(tty)
      throw .refused(failure, "signals cannot be received")
    }
    do {
      screen = try NcursesScreen(
        type: type, size: Self.size(of: tty), environment: environment, isUTF8: isUTF8,
        presentation: presentation, isForLines: options.isForLines,
        output: OutputQueue(descriptor: tty))
    } catch {
      recurse_signals_close()
      closeDescriptor(tty)
      throw error
    }
    self.environment = environment
    watch = TurnWatch(form)
    capturesOutput = options.capturesOutput
    self.presentation = presentation
    self.options = options
    modes = SessionModes(screen: screen, options: options)
    colorQuery = options.asksForColors && screen.type.isXtermLike ? ColorQuery() : nil
    reportsMotionOnDemand = options.mouse == .automatic && screen.type.isXtermLike
    Self.isOpen = true
    screen.onDescent = { CrashGuard.setDescent($0) }
  }

  /// The number of descriptors that a session opens beside its terminal: a pipe for signals (2),
  /// the screen's file and the null device (2), and the capture of output (4).
  private static let descriptors: Int32 = 8

  /// Opens the file that a variable of the environment names.
  package func sideFile(
    _ variable: String, contents: SideFile.Contents
  ) throws(TerminalError) -> SideFile? {
    try Self.sideFile(variable, in: environment, contents: contents)
  }

  private static func sideFile(
    _ variable: String, in environment: [String: String], contents: SideFile.Contents
  ) throws(TerminalError) -> SideFile? {
    guard let path = environment[variable], !path.isEmpty else { return nil }
    return try SideFile(variable: variable, path: path, contents: contents)
  }

  /// The reason for which the file of `RECURSE_LOG` is incomplete, after the session was closed.
  package var logFailure: String? {
    log == nil || recurse_capture_is_logged() ? nil : "it could not be written"
  }

  /// Records the bytes for the terminal from now on.
  package func record(to recording: SessionRecording) { screen.output.recording = recording }

  /// Whether the process has a terminal.
  package static var hasTerminal: Bool {
    let tty = openTerminal()
    if tty >= 0 { closeDescriptor(tty) }
    return tty >= 0
  }

  private static func openTerminal() -> Int32 {
    for descriptor: Int32 in [0, 1] {
      let own = recurse_tty_open(descriptor)
      if own >= 0 { return own }
    }
    return recurse_tty_open_controlling()
  }

  static func size(of tty: Int32) -> CellSize {
    var rows: Int32 = 0
    var columns: Int32 = 0
    _ = recurse_tty_size(tty, &rows, &columns)
    return CellSize(columns: Int(columns), rows: Int(rows))
  }

  /// Opens `/dev/null` for standard streams that are closed. Otherwise a file that is opened later
  /// would become a standard stream, and printed text would be written into it.
  package static func fillStandardStreams() { recurse_tty_fill_standard_streams() }

  /// Enters full-screen mode, or takes rows below the prompt. The first frame after this paints
  /// every cell.
  ///
  /// In the background this waits for the shell's `fg`. If a signal asks for the end before that,
  /// the loop reports it, and ``isEntered`` stays false.
  package func enter() {
    guard !isEntered, !isClosed else { return }
    startCapture()
    // In the background the terminal has the modes of the shell's command line.
    guard recurse_wait_for_foreground(tty) else { return }
    isEntered = true
    CrashGuard.completing {
      // Another job may have changed the modes since then.
      recurse_tty_save(tty)
      armGuard()
      recurse_tty_raw(tty)
    }
    begin(with: modes.enter)
    didWait()
  }

  func armGuard() {
    CrashGuard.arm(tty: tty, restore: modes.emergency, descent: modes.descentPlace)
  }

  /// - Parameter former: the rows that the app may still have, as the terminal had them last.
  func begin(with bytes: [UInt8], former: InlineRegion? = nil) {
    screen.output.append(bytes)
    if reportsMotion, reportsMotionOnDemand { screen.output.append(SessionModes.motion(true)) }
    if reportsKeyPhases, modes.usesKittyKeyboard {
      screen.output.append(SessionModes.keyboard(reportsKeyPhases: true))
    }
    if cursorShape != .standard && screen.type.isXtermLike {
      screen.send("\u{1b}[\(cursorShape.rawValue) q".utf8)
    }
    askForStart(former: former)
    askForColors()
    screen.restoreWindow()
    screen.invalidate()
    didEnter?()
  }

  /// Leaves full-screen mode, or the rows below the prompt as they are, and restores the terminal.
  /// ``enter()`` can follow.
  package func leave() {
    guard isEntered else { return }
    // Printed lines wait for the next frame, and would be lost without it.
    screen.presentIfDue()
    isEntered = false
    willWait()
    screen.output.flush()
    if !screen.isBlocked { screen.sendDueSequences() }
    screen.output.flush()
    CrashGuard.completing {
      let isBlocked = screen.isBlocked
      let region = screen.endRegion(isCut: isBlocked)
      replaceOutput(with: isBlocked ? modes.emergency(with: region) : region + modes.leave)
      if screen.isBlocked {
        // The terminal is not read: discarding what the kernel holds makes room.
        recurse_tty_discard_output(tty)
        replaceOutput(with: modes.emergency(with: region))
      }
      screen.output.discard()
    }
    // Others that end the process do not wait for the terminal's answer.
    swallowAnswers(from: tty)
    CrashGuard.completing {
      recurse_tty_restore(tty)
      // Output is still captured: a crash from here on shows it and does not touch the terminal.
      CrashGuard.arm(tty: tty, restore: [])
    }
  }

  /// Writes these bytes instead of those that the terminal has not accepted, and waits at most half
  /// a second for a blocked terminal.
  private func replaceOutput(with bytes: [UInt8]) {
    screen.output.discard()
    screen.output.append(bytes)
    screen.output.flush()
    let end = MonotonicTime.now + .milliseconds(500)
    while screen.isBlocked, MonotonicTime.now < end {
      var ready = pollfd(fd: tty, events: Int16(POLLOUT), revents: 0)
      _ = recurse_poll(&ready, 1, 50_000_000)
      screen.output.flush()
    }
  }

  /// Restores the terminal and stops the process, as for Ctrl-Z. Returns when it is continued.
  ///
  /// - Parameter wholeJob: whether the shell's job is stopped, as by the terminal, or this process
  ///   only.
  package func suspend(wholeJob: Bool = true) {
    let wasEntered = isEntered
    leave()
    recurse_stop_process(wholeJob)
    if wasEntered { enter() }
    mayHaveResized = true
  }

  /// Ends the session: restores the terminal, then shows the captured output.
  package func close() {
    guard !isClosed else { return }
    let wasEntered = isEntered
    leave()
    abandonChild()
    if wasEntered { CrashGuard.completing { writePrints() } }
    isClosed = true
    fflush(nil)
    CrashGuard.completing { recurse_capture_finish() }
    recurse_signals_close()
    CrashGuard.completing { CrashGuard.disarm() }
    screen.close()
    closeDescriptor(tty)
    log?.close()
    Self.isOpen = false
  }

  /// Writes the lines that wait for the app to leave the whole screen.
  private func writePrints() {
    let lines = screen.takePrints()
    guard !lines.isEmpty else { return }
    replaceOutput(with: lines.flatMap { $0.bytes + InlineRegion.newLine })
  }

  private func startCapture() {
    guard capturesOutput else { return }
    capturesOutput = false
    _ = recurse_capture_start(log?.descriptor ?? -1)
  }
}

/// `close(2)`, which ``TerminalSession/close()`` hides in its type.
private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

extension TerminalSession: EventLoopTerminal {
  package var inputDescriptor: Int32 { tty }
  package var mayBeRead: Bool { !isLent && result == .none && recurse_may_read(tty) }
  package var signalDescriptor: Int32 { signals }
  package var deadline: Duration? { isEntered && screen.isInline ? inline.query.deadline : nil }
  package var awaited: AwaitedAnswers {
    AwaitedAnswers(colors: colorQuery?.answersUntil, place: inline.query.answersUntil)
  }
  package var isBlocked: Bool { screen.isBlocked }

  package func flush() { screen.flush() }

  package func stopRequested() { suspend(wholeJob: false) }

  /// The process was stopped by a signal that cannot be caught, and is continued. A shell may have
  /// had the terminal in the meantime.
  package func wasContinued() {
    guard isEntered else { return continueChild() }
    // The process may be continued in the background.
    guard recurse_wait_for_foreground(tty) else { return }
    CrashGuard.completing { _ = recurse_tty_raw(tty) }
    begin(with: modes.renew, former: screen.regionWork.shown ?? inline.former)
    mayHaveResized = true
  }

  package func sizeMayHaveChanged() { mayHaveResized = true }

  package func takeNewSize() -> CellSize? {
    defer { newSize = nil }
    guard mayHaveResized else { return newSize }
    mayHaveResized = false
    if screen.isInline {
      inlineSizeMayHaveChanged()
      return newSize
    }
    let before = screen.size
    let now = Self.size(of: tty)
    guard now != before else { return newSize }
    screen.resize(now)
    return screen.size == before ? newSize : screen.size
  }

  package func didFinishTurn() {
    recurse_turn_was_completed()
    if result == .taken { result = .none }
    if isEntered { screen.presentIfDue() }
    CrashGuard.completing { recurse_capture_trim() }
  }

  package func willWait() {
    guard watch.end(), modes.usesKittyKeyboard else { return }
    screen.output.append(SessionModes.keyboard(reportsKeyPhases: reportsKeyPhases))
    screen.output.flush()
  }

  package func didWait() {
    recurse_guard_enter_thread()
    guard isEntered else { return }
    if screen.isInline { takeInlineDeadline() }
    // A blocked terminal has not read all bytes: nothing may come between them.
    watch.begin(tty: tty, speaksKitty: modes.usesKittyKeyboard && !screen.isBlocked)
  }
}
