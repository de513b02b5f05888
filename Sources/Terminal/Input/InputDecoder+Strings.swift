extension InputDecoder {
  mutating func takeString(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch byte {
    case 0x07: finishString()
    case 0x1b: state = .stringEscape
    case 0x18, 0x1a: reset()
    // No reply contains Ctrl-C: the key was pressed.
    case 0x03: drop(beforeTaking: byte, &events)
    default: if string.count < InputDecoder.stringCapacity { string.append(byte) }
    }
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
