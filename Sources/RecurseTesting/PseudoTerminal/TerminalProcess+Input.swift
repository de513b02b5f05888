internal import CEmulator
public import RecurseTerminal

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension TerminalProcess {
  /// Types text; a newline in it is sent as it stands, see ``press(_:)`` for Enter.
  public func type(_ text: String) throws { try send(Array(text.utf8)) }

  /// Presses a key: sends the bytes that xterm would, in the modes that the program has set.
  public func press(_ key: Key) throws {
    guard let bytes = screen.bytes(for: key) else {
      throw TerminalFailure(description: "no terminal in this mode can send \(key)")
    }
    try send(bytes)
  }

  /// Presses keys, all sent in one write.
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

  /// Pastes text, in brackets where the program asked for them. Newlines are sent as CR.
  public func paste(_ text: String, timeout: Double = 10) throws {
    let body = text.utf8.map { $0 == 0x0A ? 0x0D : $0 }
    let (start, end) = ("\u{1B}[200~", "\u{1B}[201~")
    try send(
      screen.bracketedPasteIsOn ? Array(start.utf8) + body + Array(end.utf8) : body,
      timeout: timeout)
  }

  /// Moves the keyboard to this terminal's window or away from it.
  ///
  /// A program that has not asked for it is told nothing.
  public func focus(_ isFocused: Bool) throws {
    if screen.focusIsReported { try send(Array("\u{1B}[\(isFocused ? "I" : "O")".utf8)) }
  }

  /// Sends bytes in one `write(2)`.
  ///
  /// Linux hands a program at most 2 KiB of one write together. Where the terminal cannot take all
  /// at once (it holds 4 KiB that a program in raw mode has not read), the rest follows as it
  /// reads.
  public func send(_ bytes: [UInt8], timeout: Double = 10) throws {
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
          description: "typing: \(unsent.count) bytes not taken within \(timeout) s")
      }
      turn(deadline, tick: 1000)
    }
  }

  /// Changes the size of the terminal's window; the program gets `SIGWINCH`.
  public func resize(_ size: CellSize) throws {
    readAvailable()
    screen.resize(size)
    guard terminal_set_size(terminal, Int32(size.rows), Int32(size.columns)) == 0 else {
      throw TerminalFailure(description: "resizing: \(String(cString: strerror(errno)))")
    }
  }

  /// Sends a signal to the program alone.
  public func signal(_ number: Int32) {
    noticeEvents()
    // A process that was waited for is gone, and its number may be another's.
    guard status == nil else { return }
    if number == SIGCONT { stopSignal = nil }
    kill(processID, number)
  }

  /// Sends a signal to the processes that have the keyboard, as Ctrl-C or Ctrl-Z would.
  public func signalForeground(_ number: Int32) {
    if let group = foregroundGroup { kill(-group, number) }
  }
}
