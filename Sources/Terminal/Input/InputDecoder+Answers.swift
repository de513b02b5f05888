// The answer to the app's own question, where a slow line tears it: `ESC [ > … c`,
// `ESC ] 11 ; rgb:… ESC \` and `ESC [ ? … c`.
//
//     a part ── silence ──▶ late ── bytes that continue it exactly ──▶ the answer
//                            │ └─── any other byte: what it would have been without the question
//     ESC ──── silence ──▶ the Escape key ── ] or [ ──▶ late; any other byte after that: keys
extension InputDecoder {
  /// Whether what is unfinished may be a part of the answer.
  var isPartOfAnswer: Bool {
    guard expectsAnswer, escapes == 1 else { return false }
    switch state {
    case .sequence:
      return sequence.isEmpty
        || Self.isAttributes(sequence.prefix) && sequence.intermediate == 0
    case .string, .stringEscape:
      return stringIntroducer == UInt8(ascii: "]")
        && string.indices.allSatisfy { isInColor(string[$0], at: $0) }
    default: return false
    }
  }

  /// Begins to wait for the rest of an answer whose escape was given out as the key.
  mutating func resumeAnswer(with byte: UInt8, _ events: inout [InputEvent]) {
    take(0x1b, &events)
    take(byte, &events)
    isLate = true
    typed = [byte]
  }

  /// Notes a byte before it is taken while an answer is late. A byte that does not continue the
  /// answer ends the wait.
  mutating func continueAnswer(with byte: UInt8, _ events: inout [InputEvent]) {
    let continues: Bool
    switch state {
    case .sequence:
      let isParameter = (0x30...0x39).contains(byte) || byte == UInt8(ascii: ";")
      continues =
        sequence.isEmpty
        ? Self.isAttributes(byte) : isParameter || byte == UInt8(ascii: "c")
    case .string: continues = byte == 0x07 || byte == 0x1b || isInColor(byte, at: string.count)
    default: continues = true
    }
    if continues {
      if !typed.isEmpty { typed.append(byte) }
    } else {
      endAnswer(&events)
    }
  }

  /// Ends the wait for a late answer, and takes its bytes as typed unless they began as an answer.
  mutating func endAnswer(_ events: inout [InputEvent]) {
    guard isLate else { return }
    let keys = typed
    // What began as the answer does was not typed.
    if keys.isEmpty || isAnswer { return endUnfinished(&events) }
    reset()
    for byte in keys { take(byte, &events) }
  }

  /// Whether a sequence that begins with this byte may be DA1 or DA2.
  private static func isAttributes(_ prefix: UInt8) -> Bool {
    prefix == UInt8(ascii: "?") || prefix == UInt8(ascii: ">")
  }

  /// Whether a byte may be at a place of `11;rgb:1616/1818/1d1d`.
  private func isInColor(_ byte: UInt8, at index: Int) -> Bool {
    let start = Array("11;rgb".utf8)
    if index < start.count { return byte == start[index] }
    // A letter of “rgba:” is a digit, too.
    let isDigit = Character(Unicode.Scalar(byte)).isHexDigit
    return index < 40 && (isDigit || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "/"))
  }
}
