#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension TerminalProcess {
  /// Reads the bytes that the program has written so far, without waiting.
  ///
  /// - Returns: the number of bytes read.
  @discardableResult
  public func readAvailable() -> Int {
    guard terminal >= 0 else { return 0 }
    let before = output.count
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(terminal, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { break }
      let bytes = Array(buffer[..<count])
      output += bytes
      screen.feed(bytes)
      let replies = screen.takeReplies()
      if answers { unsent += replies }
    }
    sendUnsent()
    if output.count > before { bursts.append(output.count) }
    return output.count - before
  }

  /// Reads for a time, to check that a program is idle.
  ///
  /// - Returns: the number of bytes that the program wrote.
  @discardableResult
  public func watch(seconds: Double) -> Int {
    let before = output.count
    let deadline = Deadline(seconds)
    while !deadline.hasPassed { turn(deadline, tick: 1000) }
    return output.count - before
  }

  /// Waits at most `tick` milliseconds for bytes of the program, and reads them.
  func turn(_ deadline: Deadline, tick: Int32) {
    collectEvents()
    var events = Int16(POLLIN)
    if !unsent.isEmpty { events |= Int16(POLLOUT) }
    var descriptor = pollfd(fd: terminal, events: events, revents: 0)
    poll(&descriptor, 1, deadline.milliseconds(atMost: tick))
    readAvailable()
    collectEvents()
  }

  /// Waits, then reads at most `bytes` bytes, as a slow terminal does.
  package func readSlowly(bytes: Int, milliseconds: Int32) {
    poll(nil, 0, milliseconds)
    var buffer = [UInt8](repeating: 0, count: bytes)
    let count = read(terminal, &buffer, buffer.count)
    guard count > 0 else { return }
    output += buffer[..<count]
    screen.feed(Array(buffer[..<count]))
  }

  /// Sends bytes without reading the program's output.
  package func sendUnread(_ bytes: [UInt8]) {
    unsent += bytes
    sendUnsent()
  }

  /// Writes as many bytes as the terminal accepts. Returns `false` if it accepts no more bytes at
  /// all.
  @discardableResult
  func sendUnsent() -> Bool {
    guard !unsent.isEmpty, terminal >= 0 else { return true }
    let count = unsent.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
    if count > 0 { unsent.removeFirst(count) }
    return count >= 0 || errno == EAGAIN || errno == EINTR
  }
}
