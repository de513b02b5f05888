internal import CEmulator
public import RecurseTerminal

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension TerminalProcess {
  /// Types a text. A newline is sent as LF; for Enter, see `press(_:)`.
  public func type(_ text: String) throws { try send(Array(text.utf8)) }

  /// Presses a key, by sending the bytes that xterm sends in the program's modes.
  public func press(_ key: Key) throws {
    guard let bytes = screen.bytes(for: key) else {
      throw TerminalFailure(description: "no terminal in this mode can send \(key)")
    }
    try send(bytes)
  }

  /// Presses keys, all in one write.
  public func press(_ keys: [Key]) throws {
    var bytes: [UInt8] = []
    for key in keys {
      guard let more = screen.bytes(for: key) else {
        throw TerminalFailure(description: "no terminal in this mode can send \(key)")
      }
      bytes += more
    }
    try send(bytes)
  }

  /// Pastes a text, bracketed if the program asked for it. Newlines are sent as CR.
  public func paste(_ text: String, timeout: Double = 120) throws {
    let body = text.utf8.map { $0 == 0x0A ? 0x0D : $0 }
    let (start, end) = ("\u{1B}[200~", "\u{1B}[201~")
    try send(
      screen.bracketedPasteIsOn ? Array(start.utf8) + body + Array(end.utf8) : body,
      timeout: timeout)
  }

  /// Gives the terminal's window the keyboard focus, or takes it away. Only a program that asked
  /// for focus reports gets one.
  public func focus(_ isFocused: Bool) throws {
    if screen.focusIsReported { try send(Array("\u{1B}[\(isFocused ? "I" : "O")".utf8)) }
  }

  /// Sends bytes in one `write(2)`.
  ///
  /// Linux passes a program at most 2 KiB of one write at a time, and a terminal buffers 4 KiB that
  /// a program in raw mode has not read. The rest follows as the program reads.
  ///
  /// - Parameter timeout: in seconds.
  /// - Throws: ``TerminalFailure`` if the program does not read all bytes in time.
  public func send(_ bytes: [UInt8], timeout: Double = 120) throws {
    guard terminal >= 0 else { throw TerminalFailure(description: "the terminal is closed") }
    unsent += bytes
    let deadline = Deadline(timeout)
    readAvailable()
    while true {
      guard sendUnsent() else {
        throw TerminalFailure(description: "typing: \(String(cString: strerror(errno)))")
      }
      if unsent.isEmpty { return }
      if deadline.hasPassed {
        throw TerminalFailure(
          description: "typing: \(unsent.count) bytes not read within \(timeout) s")
      }
      turn(deadline, tick: 1000)
    }
  }

  /// Resizes the terminal's window; the program gets `SIGWINCH`.
  public func resize(_ size: CellSize) throws {
    readAvailable()
    screen.resize(size)
    guard terminal_set_size(terminal, Int32(size.rows), Int32(size.columns)) == 0 else {
      throw TerminalFailure(description: "resizing: \(String(cString: strerror(errno)))")
    }
  }

  /// Sends a signal to the program only.
  public func signal(_ number: Int32) {
    collectEvents()
    // The number of a process that ended may belong to another one.
    guard status == nil else { return }
    if number == SIGCONT { stopSignal = nil }
    kill(processID, number)
  }

  /// Sends a signal to the foreground process group, as Ctrl-C and Ctrl-Z do.
  public func signalForeground(_ number: Int32) {
    if let group = foregroundGroup { kill(-group, number) }
  }
}
