internal import CEmulator
public import RecurseTerminal

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A program that runs in a terminal of its own, with a test at the keyboard.
///
/// ```swift
/// let login = try TerminalProcess(builtProduct("login-demo"))
/// try login.waitUntil("the form is shown") { $0.shows("Username") }
/// try login.type("Test")
/// try login.press(.tab)
/// try login.press(.control("c"))
/// #expect(try login.waitForExit() == .exited(130))
/// #expect(try login.modes == login.modesAtStart)
/// ```
///
/// The program leads a session whose terminal is an xterm of the given size. Everything that waits
/// reads what the program writes meanwhile, and has a deadline. When this object goes, what still
/// runs is killed.
public final class TerminalProcess {
  /// What the program's terminal shows.
  public let screen: TerminalEmulator
  public let processID: Int32
  /// The modes of the terminal before the program began.
  public let modesAtStart: TerminalModes

  /// Everything that the program wrote.
  public internal(set) var output: [UInt8] = []
  /// The places in ``output`` where the program had written nothing more when the test looked: one
  /// after each run of bytes that was there to be read at once.
  public internal(set) var bursts: [Int] = []
  /// How the program ended, as far as it was noticed.
  public internal(set) var status: ExitStatus?
  /// The signal that stopped the program, while it is stopped.
  public internal(set) var stopSignal: Int32?

  let name: String
  /// The terminal's side; -1 once it is closed.
  var terminal: Int32
  /// The program's side.
  var line: Int32
  /// Answers of the terminal that the program has not taken yet.
  var unsent: ArraySlice<UInt8> = []

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: A path, or a name to be found in `PATH`.
  ///   - environment: Changes to the test's own environment; `nil` unsets a variable. Beforehand
  ///     `TERM` is `xterm-256color`, `LANG` is `C.UTF-8`, `COLORTERM` is `truecolor`, Swift's
  ///     backtraces are off, and other variables that change what a terminal program shows are unset.
  ///   - features: What the terminal knows beside xterm's repertoire.
  public init(
    _ program: String, _ arguments: [String] = [], environment: [String: String?] = [:],
    directory: String? = nil, size: CellSize = CellSize(columns: 80, rows: 24),
    features: Set<TerminalEmulator.Feature> = []
  ) throws {
    let launch = try Launch(
      program, arguments, overrides: environment, directory: directory, size: size)
    let (child, modes) = try launch.start()
    screen = TerminalEmulator(size: size, features: features)
    modesAtStart = modes
    name = program
    processID = child.process
    terminal = child.terminal
    line = child.line
  }

  deinit { close() }

  /// The modes of the terminal now.
  public var modes: TerminalModes { get throws { try TerminalModes(line) } }

  /// The process group that has the keyboard, where there is one.
  public var foregroundGroup: Int32? {
    let group = tcgetpgrp(terminal)
    return group > 0 ? group : nil
  }

  /// Closes the terminal's window: the program is hung up (`SIGHUP`, end of file, `EIO`).
  public func closeTerminal() {
    guard terminal >= 0 else { return }
    _ = readAvailable()
    _ = systemClose(line)
    _ = systemClose(terminal)
    line = -1
    terminal = -1
  }

  /// Kills what still runs and closes the terminal.
  public func close() {
    noticeEvents()
    if status == nil {
      if let group = foregroundGroup, group != processID { kill(-group, SIGKILL) }
      kill(-processID, SIGKILL)
    }
    closeTerminal()
    let deadline = Deadline(5)
    while status == nil, !deadline.hasPassed {
      noticeEvents()
      if status == nil { poll(nil, 0, 1) }
    }
  }

  /// Takes what the kernel tells about the program.
  func noticeEvents() {
    while status == nil {
      var value: Int32 = 0
      switch Int(terminal_child_event(processID, &value)) {
      case TERMINAL_EXITED: status = .exited(value)
      case TERMINAL_SIGNALED: status = .signaled(value)
      case TERMINAL_STOPPED: stopSignal = value
      case TERMINAL_CONTINUED: stopSignal = nil
      default: return
      }
    }
    stopSignal = nil
  }
}

private func systemClose(_ descriptor: Int32) -> Int32 {
  #if canImport(Glibc)
    Glibc.close(descriptor)
  #else
    Darwin.close(descriptor)
  #endif
}
