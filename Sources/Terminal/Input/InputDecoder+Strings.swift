// Strings of the terminal, `ESC ] … ESC \`. The same bytes are Alt+] and the keys after it, where
// they come in one read: so a string begins only with what can be an answer.
extension InputDecoder {
  mutating func takeString(_ byte: UInt8, _ events: inout [InputEvent]) {
    guard isAnswer else { return takeStart(byte, &events) }
    switch byte {
    case 0x07: finishString()
    case 0x1b: state = .stringEscape
    case 0x18, 0x1a: reset()
    // No reply contains Ctrl-C: the key was pressed.
    case 0x03: drop(beforeTaking: byte, &events)
    default: if string.count < InputDecoder.stringCapacity { string.append(byte) }
    }
  }

  private mutating func takeStart(_ byte: UInt8, _ events: inout [InputEvent]) {
    string.append(byte)
    switch InputDecoder.isAnswer(string, after: stringIntroducer) {
    case true?: isAnswer = true
    case nil: break
    case false?:
      string.removeLast()
      pressString(&events)
      take(byte, &events)
    }
  }

  /// Returns whether a string is an answer, by its first bytes, or `nil` if more bytes are needed.
  ///
  ///     ESC ] 1 1 ;      OSC: a number
  ///     ESC P 1 $ r      DCS: a setting; + r a capability; > | a version; ! | an identity
  ///     ESC _ G i =      APC: kitty's graphics
  static func isAnswer(_ start: [UInt8], after introducer: UInt8) -> Bool? {
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    /// One byte of each set, in order.
    func follows(_ sets: (UInt8) -> Bool...) -> Bool? {
      guard zip(start, sets).allSatisfy({ $1($0) }) else { return false }
      return start.count < sets.count ? nil : true
    }
    switch (introducer, start.first) {
    case (UInt8(ascii: "]"), _):
      guard start.count > 1, start.last == UInt8(ascii: ";") else {
        return start.count <= 5 && start.allSatisfy(isDigit) ? nil : false
      }
      return start.dropLast().allSatisfy(isDigit)
    case (UInt8(ascii: "P"), UInt8(ascii: ">")), (UInt8(ascii: "P"), UInt8(ascii: "!")):
      return follows({ _ in true }, { $0 == UInt8(ascii: "|") })
    case (UInt8(ascii: "P"), _):
      return follows(
        isDigit, { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "+") }, { $0 == UInt8(ascii: "r") }
      )
    case (UInt8(ascii: "_"), _):
      return follows(
        { $0 == UInt8(ascii: "G") }, { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7a },
        { $0 == UInt8(ascii: "=") })
    default: return false
    }
  }

  /// Turns the beginning of a presumed string into Alt with a key, followed by other keys.
  mutating func pressString(_ events: inout [InputEvent]) {
    let (introducer, typed, wasTwice) = (stringIntroducer, string, escapes == 2)
    reset()
    if wasTwice { press(.escape, &events) }
    press(.alt(Character(Unicode.Scalar(introducer))), &events)
    for byte in typed { take(byte, &events) }
  }

  mutating func takeStringEscape(_ byte: UInt8, _ events: inout [InputEvent]) {
    if byte == UInt8(ascii: "\\") { return finishString() }
    // Not the end of a string: the escape starts another sequence.
    reset()
    if byte != 0x03 { take(0x1b, &events) }
    if byte != 0x1b { take(byte, &events) }
  }

  private mutating func finishString() {
    if answers.count < 64 {
      let text = String(decoding: string, as: UTF8.self)
      answers.append(.string(introducer: stringIntroducer, text: text))
    }
    reset()
  }
}
