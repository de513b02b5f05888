extension InputDecoder {
  /// The time to wait for the rest of an unfinished sequence; `nil` without one.
  ///
  /// A lone escape may be the key, so the wait is short, unless the terminal is about to answer.
  /// With an introducer it is hardly typed, and after that a slow line may take longer. A late
  /// answer is waited for as long as it is expected.
  package var patience: Duration? {
    let introduced = Duration.milliseconds(200)
    let long = Duration.milliseconds(1000)
    if isLate { return InputDecoder.longestSequence }
    return switch state {
    case .ground: assembler.isInside ? long : nil
    case .escape: expectsAnswer ? .milliseconds(500) : Self.escapePatience
    case .sequence, .application: sequence.isEmpty ? introduced : long
    case .string: isAnswer ? long : introduced
    default: long
    }
  }

  /// The longest time between an escape and what it begins, if no answer is expected.
  private static let escapePatience = Duration.milliseconds(50)

  /// Whether the escape before these bytes is the Escape key, although an answer may begin with it.
  ///
  /// An answer is a string or a control sequence. Whatever else comes after the time of a key is
  /// typed, and Ctrl-C always is.
  func isEscapeKey(before bytes: UnsafeBufferPointer<UInt8>, after time: Duration) -> Bool {
    guard state == .escape, expectsAnswer, let first = bytes.first else { return false }
    if first == 0x03 { return true }
    let beginsAnswer =
      first == 0x1b || first == UInt8(ascii: "[") || first == UInt8(ascii: "]")
      || first == UInt8(ascii: "P")
    return time > Self.escapePatience && !beginsAnswer
  }

  /// The longest time from the first byte of a sequence to its last. A paste has no such limit.
  package static let longestSequence = Duration.seconds(5)

  /// Whether the unfinished sequence is limited by ``longestSequence``.
  package var isBounded: Bool { state != .paste }

  /// Whether a sequence is unfinished: ``expire(into:)`` is due if nothing arrives for
  /// ``patience``.
  package var isWaiting: Bool { patience != nil }

  /// Ends an unfinished sequence. A lone escape is the Escape key, `ESC [` is Alt-[, half a
  /// character is U+FFFD, and a paste without an end is truncated. Any other sequence is dropped. A
  /// part of an expected answer is late, and ends at the next call.
  package mutating func expire(into events: inout [InputEvent]) {
    firstOfCall = events.count
    cluster.end()
    if isLate {
      endAnswer(&events)
    } else if isPartOfAnswer {
      isLate = true
    } else {
      endUnfinished(&events)
    }
  }

  mutating func endUnfinished(_ events: inout [InputEvent]) {
    if assembler.isInside {
      assembler.reset()
      type(0xfffd, &events)
    }
    let wasTwice = escapes == 2
    wasCut = state == .escape
    switch state {
    case .ground: break
    case .escape:
      if wasTwice { press(.escape, &events) }
      press(.escape, &events)
    case .sequence, .application:
      if let key = trie.key(at: trieNode) {
        press(key, &events)
      } else {
        pressIntroducer(&events)
      }
    case .string where !isAnswer: return pressString(&events)
    case .paste:
      events.append(.paste(paste.abandon()))
      for _ in 0..<interrupts { press(.control("c"), &events) }
    default: break
    }
    reset()
  }

  /// An escape with nothing but its introducer was Alt and that key.
  mutating func pressIntroducer(_ events: inout [InputEvent]) {
    guard state == .sequence || state == .application, sequence.isEmpty else { return }
    if escapes == 2 { press(.escape, &events) }
    press(.alt(state == .sequence ? "[" : "O"), &events)
  }

  /// Whether these bytes are the late rest of a sequence whose escape was taken for the key. They
  /// are not typed: they arrive together, with nothing or another sequence after them.
  func isRestOfSequence(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let own = bytes.prefix { $0 != 0x1b }
    guard own.count >= 2, own.count <= 64, let final = own.last, (0x40..<0x7f).contains(final)
    else { return false }
    let parameters = own.dropFirst().dropLast()
    switch own[0] {
    case UInt8(ascii: "["): return parameters.allSatisfy { (0x20..<0x40).contains($0) }
    case UInt8(ascii: "O"): return parameters.isEmpty
    default: return false
    }
  }

  /// The number of Ctrl-C bytes, if the bytes are nothing else; otherwise 0.
  func countInterrupts(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard bytes.count <= 64 else { return 0 }
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.decode(bytes, into: &events)
    return !decoder.isWaiting && events.allSatisfy(\.isInterrupt) ? events.count : 0
  }
}
