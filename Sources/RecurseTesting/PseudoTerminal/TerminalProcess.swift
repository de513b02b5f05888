internal import CEmulator
public import RecurseTerminal

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A program in its own pseudo-terminal, with the test as its user.
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
/// The program leads a session whose terminal is an xterm. Functions that wait also read the
/// program's output, and time out. The program is killed when this object is deallocated.
public final class TerminalProcess {
  /// The emulated screen of the program's terminal.
  public let screen: TerminalEmulator
  /// The process number of the program.
  public let processID: Int32
  /// The modes of the terminal before the program started.
  public let modesAtStart: TerminalModes

  /// All bytes that the program has written.
  public internal(set) var output: [UInt8] = []
  /// The offset in ``output`` at the end of each read of the test.
  package internal(set) var bursts: [Int] = []
  /// The way in which the program ended, or `nil` while it runs. The functions that read or wait
  /// update it.
  public internal(set) var status: ExitStatus?
  /// The signal that stopped the program, or `nil` if it is not stopped.
  public internal(set) var stopSignal: Int32?

  /// Whether the terminal answers queries. A test can answer in its place.
  package var answers = true

  let name: String
  /// The file descriptor of the terminal's side, or -1 once it is closed.
  var terminal: Int32
  /// The file descriptor of the program's side.
  var line: Int32
  /// The input and the terminal's answers that the program has not read yet.
  var unsent: ArraySlice<UInt8> = []

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: a path, or a name to look up in `PATH`.
  ///   - environment: changes to the test's own environment; `nil` unsets a variable. By default,
  ///     `TERM` is `xterm-256color`, `LANG` is `C.UTF-8` and `COLORTERM` is `truecolor`. Strict
  ///     mode is on unless the test's environment turns it off, and Swift's backtraces are off.
  ///     Other variables that change a terminal program's output are unset.
  ///   - directory: the program's working directory, or `nil` for the test's own.
  ///   - size: the size of the terminal, in cells.
  ///   - features: the features that the terminal has in addition to xterm's.
  /// - Throws: ``TerminalFailure`` if the program cannot be started.
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

  /// The current modes of the terminal.
  public var modes: TerminalModes { get throws { try TerminalModes(line) } }

  /// The foreground process group, if there is one.
  public var foregroundGroup: Int32? {
    let group = tcgetpgrp(terminal)
    return group > 0 ? group : nil
  }

  /// Closes the terminal's window. The program gets `SIGHUP`, end of file and `EIO`.
  public func closeTerminal() {
    guard terminal >= 0 else { return }
    _ = readAvailable()
    _ = systemClose(line)
    _ = systemClose(terminal)
    line = -1
    terminal = -1
  }

  /// Kills the program if it still runs, and closes the terminal.
  public func close() {
    collectEvents()
    if status == nil {
      if let group = foregroundGroup, group != processID { kill(-group, SIGKILL) }
      kill(-processID, SIGKILL)
    }
    closeTerminal()
    let deadline = Deadline(5)
    while status == nil, !deadline.hasPassed {
      collectEvents()
      if status == nil { poll(nil, 0, 1) }
    }
  }

  /// Collects state changes of the program from the kernel.
  func collectEvents() {
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

/// The way in which a program ended.
public enum ExitStatus: Hashable, Sendable {
  /// The program called `exit` with a status.
  case exited(Int32)
  /// A signal ended the program.
  case signaled(Int32)

  /// The value of `$?` in a shell.
  public var shellStatus: Int32 {
    switch self {
    case .exited(let code): code
    case .signaled(let signal): 128 + signal
    }
  }
}
