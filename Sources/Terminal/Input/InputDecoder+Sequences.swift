extension InputDecoder {
  /// The keys of the terminal's entry, if the byte ends no sequence of this decoder.
  mutating func takeTerminfoKey(_ byte: UInt8, _ events: inout [InputEvent]) -> Bool {
    trieNode = trie.child(of: trieNode, byte)
    guard let node = trieNode, trie.isLeaf(node), let key = trie.key(at: node) else { return false }
    let isOurs = (state == .sequence || state == .application) && (0x40..<0x7f).contains(byte)
    if isOurs, !(byte == 0x5b && sequence.isEmpty) { return false }
    finish(KeyEvent(key), &events)
    return true
  }

  mutating func takeEscape(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch byte {
    case 0x1b:
      if escapes == 2 { press(.escape, &events) } else { escapes = 2 }
      trieNode = trie.child(of: KeyTrie.root, byte)
    case UInt8(ascii: "["):
      state = .sequence
      sequence.reset()
    case UInt8(ascii: "O"):
      state = .application
      sequence.reset()
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
      state = .string
      stringIntroducer = byte
      string.removeAll(keepingCapacity: true)
    default:
      if escapes == 2 { press(.escape, &events) }
      reset()
      isAlt = true
      if byte >= 0x80 {
        if case .scalar(let scalar) = assembler.take(byte) { type(scalar, &events) }
      } else {
        let key =
          byte < 0x20 || byte == 0x7f
          ? Key.control(byte: byte) : .character(Character(Unicode.Scalar(byte)))
        isAlt = false
        press(key.with(.alt), &events)
      }
    }
  }

  mutating func takeSequence(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch byte {
    case UInt8(ascii: "$")
    where sequence.prefix == 0 && sequence.intermediate == 0 && sequence.count == 1:
      finishSequence(byte, &events)
    case 0x20..<0x40: sequence.take(byte)
    case UInt8(ascii: "[") where sequence.isEmpty: state = .linuxFunction
    case UInt8(ascii: "M") where sequence.isEmpty: state = .oldMouse
    case 0x40..<0x7f: finishSequence(byte, &events)
    default: drop(beforeTaking: byte, &events)
    }
  }

  private mutating func finishSequence(_ final: UInt8, _ events: inout [InputEvent]) {
    if let reply = sequence.reply(final: final, expectsPlace: expectsPlace) {
      if answers.count < 64 { answers.append(reply) }
      if case .primaryAttributes = reply { expectsAnswer = false }
      return reset()
    }
    switch final {
    case UInt8(ascii: "M"), UInt8(ascii: "m"):
      if let code = sequence.value(0), let column = sequence.value(1), let row = sequence.value(2) {
        let isSGR = sequence.prefix == UInt8(ascii: "<")
        if isSGR || (sequence.prefix == 0 && code >= 32) {
          let isRelease = isSGR ? final == UInt8(ascii: "m") : nil
          report(code: isSGR ? code : code - 32, column, row, isRelease, &events)
        }
      }
      reset()
    case UInt8(ascii: "I") where sequence.isEmpty, UInt8(ascii: "O") where sequence.isEmpty:
      reset()
      events.append(.focus(final == UInt8(ascii: "I")))
    case UInt8(ascii: "~") where sequence.prefix == 0 && sequence.value(0) == 200:
      reset()
      sequence.reset()
      state = .paste
    default:
      finish(sequence.key(final: final) ?? trie.key(at: trieNode).map { KeyEvent($0) }, &events)
    }
  }

  mutating func takeApplication(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch byte {
    case 0x30...0x39, 0x3b: sequence.take(byte)
    case 0x20, 0x40..<0x7f:
      let key = sequence.applicationKey(final: byte)
      finish(key ?? trie.key(at: trieNode).map { KeyEvent($0) }, &events)
    default: drop(beforeTaking: byte, &events)
    }
  }

  /// The Linux console's F1 to F5: `ESC [ [ A` to `E`.
  mutating func takeLinuxFunction(_ byte: UInt8, _ events: inout [InputEvent]) {
    guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) else {
      return drop(beforeTaking: byte, &events)
    }
    finish(KeyEvent(.function(Int(byte) - 0x40)), &events)
  }

  /// The oldest mouse report, `ESC [ M` and three bytes from 0x20 on.
  mutating func takeOldMouse(_ byte: UInt8, _ events: inout [InputEvent]) {
    guard byte >= 0x20 else { return drop(beforeTaking: byte, &events) }
    oldMouseBytes.append(byte - 0x20)
    guard oldMouseBytes.count == 3 else { return }
    let (code, column, row) = (oldMouseBytes[0], oldMouseBytes[1], oldMouseBytes[2])
    report(code: Int(code), Int(column), Int(row), nil, &events)
    reset()
  }

  /// Ends a sequence with its key, if it has one. A second escape before it means Alt.
  private mutating func finish(_ event: KeyEvent?, _ events: inout [InputEvent]) {
    let isAlt = escapes == 2
    reset()
    guard var event else { return }
    note(&event)
    if isAlt { event.key.modifiers.insert(.alt) }
    events.append(.key(event))
  }

  mutating func drop(beforeTaking byte: UInt8, _ events: inout [InputEvent]) {
    pressIntroducer(&events)
    reset()
    take(byte, &events)
  }

  private mutating func report(
    code: Int, _ column: Int, _ row: Int, _ isRelease: Bool?, _ events: inout [InputEvent]
  ) {
    let event = mouse.event(code: code, column: column, row: row, isRelease: isRelease)
    if events.count > firstOfCall, case .mouse(let last) = events[events.count - 1],
      last.isMotion, last.kind == event.kind, last.modifiers == event.modifiers
    {
      events[events.count - 1] = .mouse(event)
    } else {
      events.append(.mouse(event))
    }
  }
}

extension MouseEvent {
  var isMotion: Bool {
    switch kind {
    case .move, .drag: true
    default: false
    }
  }
}
