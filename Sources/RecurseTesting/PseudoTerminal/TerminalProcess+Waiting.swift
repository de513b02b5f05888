extension TerminalProcess {
  /// How long the kernel's news of a stopped or ended program, and conditions that look at
  /// something else than the screen, may wait: those wake no `poll`. In milliseconds.
  private static let tick: Int32 = 5

  /// Reads until the condition is true.
  ///
  /// The condition is asked at first, whenever the program wrote something, and every few
  /// milliseconds, so that it may look at other things than the screen. In the midst of a
  /// synchronized update it is not asked: nobody sees that picture.
  ///
  /// - Parameters:
  ///   - what: What is waited for, in words.
  ///   - timeout: Seconds.
  /// - Throws: ``TerminalFailure`` with the picture when the time is over, or as soon as the
  /// program
  ///   has ended without the condition being true; and what the condition throws.
  public func waitUntil(
    _ what: String, timeout: Double = 10, _ condition: (TerminalEmulator) throws -> Bool
  ) throws {
    let deadline = Deadline(timeout)
    readAvailable()
    while true {
      // In this order: what an ended program wrote has been read when the condition is asked.
      let hasEnded = status != nil || terminal < 0
      if hasEnded { readAvailable() }
      let isLast = deadline.hasPassed || hasEnded
      if !screen.isUpdating || isLast {
        if try condition(screen) { return }
      }
      if hasEnded { throw failure("\(what): the program has ended") }
      if isLast { throw failure("\(what): not within \(timeout) s") }
      turn(deadline, tick: Self.tick)
    }
  }

  /// Reads until the program has ended.
  @discardableResult
  public func waitForExit(timeout: Double = 10) throws -> ExitStatus {
    let deadline = Deadline(timeout)
    noticeEvents()
    while status == nil {
      if deadline.hasPassed { throw failure("the program's end: not within \(timeout) s") }
      turn(deadline, tick: Self.tick)
    }
    readAvailable()
    return status ?? .exited(-1)
  }

  /// Reads until the program is stopped.
  ///
  /// A program that leads its session is stopped by `SIGSTOP` alone: the kernel ignores `SIGTSTP`
  /// where no shell could continue the program. For Ctrl-Z see
  /// ``shell(size:environment:features:)``.
  ///
  /// - Returns: The signal that stopped it.
  @discardableResult
  public func waitForStop(timeout: Double = 10) throws -> Int32 {
    let deadline = Deadline(timeout)
    while true {
      noticeEvents()
      if let stopSignal { return stopSignal }
      if status != nil { throw failure("a stop: the program has ended") }
      if deadline.hasPassed { throw failure("a stop: not within \(timeout) s") }
      turn(deadline, tick: Self.tick)
    }
  }

  private func failure(_ what: String) -> TerminalFailure {
    var state = "running"
    if let status { state = "\(status)" } else if stopSignal != nil { state = "stopped" }
    let tail = output.suffix(200).map { byte in
      byte >= 0x20 && byte < 0x7F
        ? String(UnicodeScalar(byte)) : byte == 0x1B ? "\\e" : "\\x" + String(byte, radix: 16)
    }.joined()
    return TerminalFailure(
      description: """
        waited for \(what)
        \(name): \(state), \(output.count) bytes read
        \(screen.picture)
        last bytes: \(tail)
        """)
  }
}
