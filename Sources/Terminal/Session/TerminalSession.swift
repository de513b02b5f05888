import CRecurse

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal while it is ours: its modes, its size, its signals, and what the process prints.
///
/// ```
///             init            enter                     leave
///   (nothing) ────▶ ready ───────────▶ on the screen ───────────▶ ready ────▶ closed
///                                        │       ▲                     close
///                                suspend ▼       │ SIGCONT
///                                       stopped (the shell is in front) ────▶ ready
/// ```                                                         a signal that ends
@MainActor
public final class TerminalSession {
  package let screen: NcursesScreen
  package let environment: [String: String]
  private let modes: SessionModes
  private let tty: Int32
  private let signals: Int32
  private let log: SideFile?
  private var capturesOutput: Bool
  package private(set) var isEntered = false
  private var isClosed = false
  private var mayHaveResized = false
  var cursorShape = CursorShape.standard

  private static var isOpen = false

  /// Finds the terminal and readies it; nothing is written before ``enter()``.
  ///
  /// The terminal is that of standard input or output, else the process's own: `data | app > file`
  /// works. The environment says what it is (`TERM`), its colours and the locale.
  ///
  /// - Parameter terminal: a descriptor of the terminal, where that is known.
  package init(
    options: TerminalOptions = TerminalOptions(),
    environment: [String: String] = processEnvironment(), terminal: Int32? = nil
  ) throws(TerminalError) {
    guard !Self.isOpen else { throw .alreadyOpen }
    let type = try TerminalType(environment: environment)
    log =
      options.capturesOutput
      ? try Self.sideFile("RECURSE_LOG", in: environment, contents: .kept) : nil
    let isUTF8 = TerminalLocale.prepare(environment: environment)
    tty = terminal.map { recurse_tty_open($0) } ?? Self.openTerminal()
    guard tty >= 0 else {
      throw errno == EMFILE || errno == ENFILE ? .refused(errno, "") : .noTerminal
    }
    // Before ncurses is there: what it finds is what it must leave.
    guard recurse_tty_save(tty) else {
      closeDescriptor(tty)
      throw .noTerminal
    }
    // ncurses installs handlers of its own where it finds none.
    signals = recurse_signals_open()
    guard signals >= 0 else {
      let failure = errno
      closeDescriptor(tty)
      throw .refused(failure, "no signal can be heard of")
    }
    do {
      screen = try NcursesScreen(
        type: type, size: Self.size(of: tty), environment: environment, isUTF8: isUTF8,
        output: OutputQueue(descriptor: tty))
    } catch {
      recurse_signals_close()
      closeDescriptor(tty)
      throw error
    }
    self.environment = environment
    capturesOutput = options.capturesOutput
    modes = SessionModes(screen: screen, options: options)
    Self.isOpen = true
  }

  /// The file that a variable of the environment names.
  package func sideFile(
    _ variable: String, contents: SideFile.Contents
  ) throws(TerminalError) -> SideFile? {
    try Self.sideFile(variable, in: environment, contents: contents)
  }

  private static func sideFile(
    _ variable: String, in environment: [String: String], contents: SideFile.Contents
  ) throws(TerminalError) -> SideFile? {
    guard let path = environment[variable], !path.isEmpty else { return nil }
    return try SideFile(variable: variable, path: path, permissions: 0o644, contents: contents)
  }

  /// Why the file that `RECURSE_LOG` names has not all that was printed, once the session is closed.
  package var logFailure: String? {
    log == nil || recurse_capture_is_logged() ? nil : "it took no more"
  }

  /// Writes down what goes to the terminal from now on.
  package func record(to recording: SessionRecording) { screen.output.recording = recording }

  private static func openTerminal() -> Int32 {
    for descriptor: Int32 in [0, 1] {
      let own = recurse_tty_open(descriptor)
      if own >= 0 { return own }
    }
    return recurse_tty_open_controlling()
  }

  private static func size(of tty: Int32) -> CellSize {
    var rows: Int32 = 0
    var columns: Int32 = 0
    _ = recurse_tty_size(tty, &rows, &columns)
    return CellSize(columns: Int(columns), rows: Int(rows))
  }

  /// Opens `/dev/null` in the place of standard streams that are closed: what is opened later must
  /// not become one of them, to be printed into.
  package static func fillStandardStreams() { recurse_tty_fill_standard_streams() }

  /// Takes the terminal over. The first frame after this paints every cell.
  ///
  /// In the background this waits for the shell's `fg`. A signal that asks for the end meanwhile is
  /// reported by the loop, and the terminal is not taken: ``isEntered`` stays false.
  package func enter() {
    guard !isEntered, !isClosed else { return }
    startCapture()
    // In the background the modes are those that the shell reads its commands with.
    guard recurse_tty_wait_for_foreground(tty) else { return }
    isEntered = true
    CrashGuard.undisturbed {
      // Whoever had the terminal in between may have changed its modes.
      recurse_tty_save(tty)
      CrashGuard.arm(tty: tty, restore: modes.emergency)
      recurse_tty_raw(tty)
    }
    take(modes.enter)
    waitEnded()
  }

  private func take(_ bytes: [UInt8]) {
    screen.output.append(bytes)
    if cursorShape != .standard && screen.type.isXtermLike {
      screen.send("\u{1b}[\(cursorShape.rawValue) q".utf8)
    }
    screen.invalidate()
  }

  /// Gives the terminal back as it was found; ``enter()`` may follow.
  package func leave() {
    guard isEntered else { return }
    isEntered = false
    waitBegins()
    screen.output.flush()
    CrashGuard.undisturbed {
      give(back: screen.isBlocked ? modes.emergency : modes.leave)
      if screen.isBlocked {
        // Nobody reads: what the kernel still holds is dropped, so that there is room.
        recurse_tty_drop_output(tty)
        give(back: modes.emergency)
      }
      screen.output.discard()
      recurse_tty_restore(tty)
      // Output is still captured; a crash from here on shows it and leaves the terminal alone.
      CrashGuard.arm(tty: tty, restore: [])
    }
  }

  /// Writes the bytes in place of what the terminal has not taken yet; waits at most half a second
  /// for it to read on.
  private func give(back bytes: [UInt8]) {
    screen.output.discard()
    screen.output.append(bytes)
    screen.output.flush()
    let end = EventLoop.now + .milliseconds(500)
    while screen.isBlocked, EventLoop.now < end {
      var ready = pollfd(fd: tty, events: Int16(POLLOUT), revents: 0)
      _ = recurse_poll(&ready, 1, 50_000_000)
      screen.output.flush()
    }
  }

  /// Stops the process as Ctrl-Z does, with the terminal given back; returns when it is continued.
  ///
  /// - Parameter wholeJob: stops the shell's job, as the terminal would, not this process alone.
  package func suspend(wholeJob: Bool = true) {
    let wasEntered = isEntered
    leave()
    recurse_stop(wholeJob)
    if wasEntered { enter() }
    mayHaveResized = true
  }

  /// Ends the session: the terminal is given back, then what the process printed is shown.
  package func close() {
    guard !isClosed else { return }
    leave()
    isClosed = true
    fflush(nil)
    CrashGuard.undisturbed { recurse_capture_finish() }
    recurse_signals_close()
    CrashGuard.undisturbed { CrashGuard.disarm() }
    screen.close()
    closeDescriptor(tty)
    log?.close()
    Self.isOpen = false
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
  package var signalDescriptor: Int32 { signals }
  package var isBlocked: Bool { screen.isBlocked }

  package func flush() { screen.flush() }

  package func stopRequested() { suspend(wholeJob: false) }

  /// The process was stopped by a signal that cannot be caught, and is continued: the shell has had
  /// the terminal in between.
  package func wasContinued() {
    guard isEntered else { return }
    // Whoever continued the process need not be a shell that put it in front.
    guard recurse_tty_wait_for_foreground(tty) else { return }
    CrashGuard.undisturbed { _ = recurse_tty_raw(tty) }
    take(modes.renew)
    mayHaveResized = true
  }

  package func sizeMayHaveChanged() { mayHaveResized = true }

  package func takeNewSize() -> CellSize? {
    guard mayHaveResized else { return nil }
    mayHaveResized = false
    let before = screen.size
    let now = Self.size(of: tty)
    guard now != before else { return nil }
    screen.resize(now)
    return screen.size == before ? nil : screen.size
  }

  package func turnEnded() {
    recurse_signals_answer()
    if isEntered { screen.presentIfDue() }
    CrashGuard.undisturbed { recurse_capture_trim() }
  }

  package func waitBegins() {
    guard recurse_watch_end(), modes.usesKittyKeyboard else { return }
    screen.output.append(Array("\u{1b}[=1u".utf8))
    screen.output.flush()
  }

  package func waitEnded() {
    guard isEntered else { return }
    // Not in the midst of what the terminal has not taken yet.
    recurse_watch_begin(tty, modes.usesKittyKeyboard && !screen.isBlocked)
  }
}
