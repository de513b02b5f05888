extension TerminalProcess {
  /// The interval of the checks for a stopped or ended program, and of conditions about anything
  /// but the screen, in milliseconds. Those events do not wake `poll`.
  private static let tick: Int32 = 5

  /// Reads until a condition is true.
  ///
  /// ```swift
  /// try login.waitUntil("the form is shown") { $0.shows("Username") }
  /// ```
  ///
  /// The condition is checked at once, after each output of the program, and every few
  /// milliseconds, so it may check more than the screen. It is not checked within a synchronized
  /// update, which a user does not see.
  ///
  /// - Parameters:
  ///   - what: the condition in words.
  ///   - timeout: in seconds.
  /// - Throws: ``TerminalFailure`` with the picture at the timeout, or if the program has ended and
  ///   the condition is false. Rethrows the condition's errors.
  public func waitUntil(
    _ what: String, timeout: Double = 120, _ condition: (TerminalEmulator) throws -> Bool
  ) throws {
    let deadline = Deadline(timeout)
    readAvailable()
    while true {
      // In this order, so that the condition sees all that an ended program wrote.
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
  ///
  /// - Parameter timeout: in seconds.
  /// - Throws: ``TerminalFailure`` with the picture at the timeout.
  @discardableResult
  public func waitForExit(timeout: Double = 120) throws -> ExitStatus {
    let deadline = Deadline(timeout)
    collectEvents()
    while status == nil {
      if deadline.hasPassed { throw failure("the program's end: not within \(timeout) s") }
      turn(deadline, tick: Self.tick)
    }
    readAvailable()
    return status ?? .exited(-1)
  }

  /// Reads until the program is stopped.
  ///
  /// Only `SIGSTOP` stops a program that leads its session: the kernel ignores `SIGTSTP` if no
  /// shell can continue the program. For Ctrl-Z, see ``shell(size:environment:features:)``.
  ///
  /// - Parameter timeout: in seconds.
  /// - Returns: the signal that stopped the program.
  /// - Throws: ``TerminalFailure`` with the picture at the timeout, or if the program has ended.
  @discardableResult
  public func waitForStop(timeout: Double = 120) throws -> Int32 {
    let deadline = Deadline(timeout)
    while true {
      collectEvents()
      if let stopSignal { return stopSignal }
      if status != nil { throw failure("a stop: the program has ended") }
      if deadline.hasPassed { throw failure("a stop: not within \(timeout) s") }
      turn(deadline, tick: Self.tick)
    }
  }

  func failure(_ what: String) -> TerminalFailure {
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

/// An error for an action on a program or its terminal that failed or timed out.
public struct TerminalFailure: Error, CustomStringConvertible {
  /// The reason of the failure, and the content of the terminal.
  public var description: String
}

/// A time limit on the continuous clock.
struct Deadline {
  private let end: ContinuousClock.Instant

  init(_ seconds: Double) { end = .now + .seconds(seconds) }

  var hasPassed: Bool { end <= .now }

  /// The time left for `poll` in milliseconds, at most `limit`; at least 1 before the end.
  func milliseconds(atMost limit: Int32) -> Int32 {
    let left = ContinuousClock.now.duration(to: end)
    if left <= .zero { return 0 }
    let milliseconds = left / .milliseconds(1)
    return milliseconds >= Double(limit) ? limit : max(1, Int32(milliseconds.rounded(.up)))
  }
}
