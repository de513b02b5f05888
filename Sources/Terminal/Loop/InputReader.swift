import CRecurse

/// Reads and decodes the terminal's input.
struct InputReader {
  private var decoder: InputDecoder
  private var buffer = [UInt8](repeating: 0, count: 65536)
  private(set) var events: [InputEvent] = []
  /// When an unfinished sequence ends: a lone Escape is then the key.
  private(set) var deadline: Duration?
  /// When the unfinished sequence began, and its number.
  private var start = (time: Duration.zero, number: -1)
  /// When an escape was taken for the key. The rest of a sequence can arrive soon after that.
  private var cutTime = Duration.zero
  /// The presses of Ctrl-C in an unfinished paste.
  private var interrupts = 0

  /// Records the input.
  var recording: SessionRecording?

  /// The most bytes that are read in one turn.
  static let limit = 256 * 1024

  init(decoder: InputDecoder) { self.decoder = decoder }

  mutating func takeEvents() -> [InputEvent] {
    defer { events = [] }
    return events
  }

  mutating func takeReplies() -> [TerminalReply] { decoder.takeReplies() }

  /// Adds a byte that was not read from the terminal.
  mutating func take(_ byte: UInt8) {
    withUnsafeBytes(of: byte) { decode($0.bindMemory(to: UInt8.self)) }
    setDeadline()
  }

  /// Reads all input that is there. Returns false at its end.
  mutating func read(from descriptor: Int32, isReady: Bool) -> Bool {
    var total = 0
    var isOpen = true
    while isReady && total < Self.limit {
      let count = buffer.withUnsafeMutableBytes { readBytes(descriptor, into: $0) }
      if count > 0 {
        total += count
        buffer.withUnsafeBufferPointer {
          decode(UnsafeBufferPointer(rebasing: $0[..<count]))
        }
        // A read that does not fill the buffer has read everything.
        if count < buffer.count { break }
      } else {
        isOpen = count < 0 && (recurse_error() == EAGAIN || recurse_error() == EINTR)
        break
      }
    }
    if total > 0 {
      setDeadline()
    } else if let passed = deadline, passed <= MonotonicTime.now {
      recording?.inputExpired()
      decoder.expire(into: &events)
      cutTime = MonotonicTime.now
      deadline = nil
    }
    return isOpen
  }

  private mutating func decode(_ bytes: UnsafeBufferPointer<UInt8>) {
    if decoder.wasCut, MonotonicTime.now - cutTime > .seconds(1) {
      recording?.inputExpired()
      decoder.expire(into: &events)
    }
    recording?.input(bytes)
    decoder.decode(bytes, into: &events)
  }

  private mutating func setDeadline() {
    guard let patience = decoder.patience else {
      deadline = nil
      start.number = -1
      return
    }
    // In a paste Ctrl-C does not extend the time limit: the end of the paste may be missing.
    if decoder.interrupts > interrupts, let deadline, start.number == decoder.sequenceNumber {
      interrupts = decoder.interrupts
      self.deadline = deadline
      return
    }
    let now = MonotonicTime.now
    interrupts = decoder.interrupts
    if start.number != decoder.sequenceNumber { start = (now, decoder.sequenceNumber) }
    deadline = now + patience
    if decoder.isBounded {
      deadline = min(now + patience, start.time + InputDecoder.longestSequence)
    }
  }
}

/// `read(2)`, which ``InputReader/read(from:isReady:)`` hides in its type.
private func readBytes(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
