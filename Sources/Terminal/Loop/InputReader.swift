import CRecurse

/// Reads and decodes the terminal's input.
struct InputReader {
  private var decoder: TimedDecoder
  private var buffer = [UInt8](repeating: 0, count: 65536)

  /// The most bytes that are read in one turn.
  static let limit = 256 * 1024

  init(decoder: InputDecoder) { self.decoder = TimedDecoder(decoder: decoder) }

  var events: [InputEvent] { decoder.events }
  /// The time at which an unfinished sequence ends. A lone Escape is then the key.
  var deadline: Duration? { decoder.deadline }

  /// Records the input.
  var recording: SessionRecording? {
    get { decoder.recording }
    set { decoder.recording = newValue }
  }

  mutating func takeEvents() -> [InputEvent] { decoder.takeEvents() }

  mutating func takeReplies() -> [TerminalReply] { decoder.takeReplies() }

  mutating func expect(_ answers: AwaitedAnswers) {
    decoder.expectAnswer(until: answers.colors)
    decoder.expectPlace(until: answers.place)
  }

  /// Adds a byte that was not read from the terminal.
  mutating func take(_ byte: UInt8) {
    withUnsafeBytes(of: byte) {
      decoder.take($0.bindMemory(to: UInt8.self), at: MonotonicTime.now)
    }
  }

  /// Ends a paste whose end has not come. Returns whether there was one.
  mutating func endPaste() -> Bool { decoder.endPaste() }

  /// Reads all input that is there. Returns false at its end.
  mutating func read(from descriptor: Int32, isReady: Bool) -> Bool {
    var total = 0
    var isOpen = true
    while isReady && total < Self.limit {
      // The system call fills the buffer, and the decoder reads what was filled, both in place.
      let count = buffer.withUnsafeMutableBytes { readBytes(descriptor, into: $0) }
      if count > 0 {
        total += count
        buffer.withUnsafeBufferPointer {
          decoder.take(UnsafeBufferPointer(rebasing: $0[..<count]), at: MonotonicTime.now)
        }
        // A read that does not fill the buffer has read everything.
        if count < buffer.count { break }
      } else {
        isOpen = count < 0 && (recurse_error() == EAGAIN || recurse_error() == EINTR)
        break
      }
    }
    if total == 0, decoder.deadline != nil { decoder.expire(at: MonotonicTime.now) }
    return isOpen
  }
}

/// `read(2)`, which ``InputReader/read(from:isReady:)`` hides in its type.
private func readBytes(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
