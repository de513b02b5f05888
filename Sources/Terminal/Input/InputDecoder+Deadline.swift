extension InputDecoder {
  /// How long to wait for the rest of what is unfinished; `nil` where nothing is.
  ///
  /// A lone escape may be the key, so the wait is short. An introducer after it was hardly a person,
  /// and past that a slow line may take its time.
  package var patience: Duration? {
    let introduced = Duration.milliseconds(200)
    let long = Duration.milliseconds(1000)
    return switch state {
    case .ground: assembler.isInside ? long : nil
    case .escape: .milliseconds(50)
    case .sequence, .application: sequence.isEmpty ? introduced : long
    case .string: string.isEmpty ? introduced : long
    default: long
    }
  }

  /// How long a sequence may take from its first byte to its last, however often bytes come. A paste
  /// is as long as it is.
  package static let longestSequence = Duration.seconds(5)

  /// Whether what is unfinished may take no longer than ``longestSequence``.
  package var isBounded: Bool { state != .paste }

  /// Something is unfinished: ``expire(into:)`` is due when nothing comes for ``patience``.
  package var isWaiting: Bool { patience != nil }

  /// Ends what is unfinished: a lone escape is the Escape key, `ESC [` is Alt-[, half a character
  /// is U+FFFD, a paste without an end is a truncated one; a torn sequence is dropped.
  package mutating func expire(into events: inout [InputEvent]) {
    firstOfCall = events.count
    cluster.end()
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
      } else if sequence.isEmpty {
        if wasTwice { press(.escape, &events) }
        press(.alt(state == .sequence ? "[" : "O"), &events)
      }
    case .string where string.isEmpty:
      if wasTwice { press(.escape, &events) }
      press(.alt(Character(Unicode.Scalar(stringIntroducer))), &events)
    case .paste:
      events.append(.paste(paste.abandon()))
      for _ in 0..<interrupts { press(.control("c"), &events) }
    default: break
    }
    reset()
  }

  /// Whether these bytes begin with a sequence that has lost its escape, which came so late that it was
  /// taken for the key: nobody types that in one go, with nothing or another sequence after it.
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

  /// Counts the presses of Ctrl-C in a read of nothing else; 0 for any other read.
  func countInterrupts(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard bytes.count <= 64 else { return 0 }
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.decode(bytes, into: &events)
    let isInterrupt = { (event: InputEvent) in
      if case .key(let key) = event { key.key == .control("c") } else { false }
    }
    return !decoder.isWaiting && events.allSatisfy(isInterrupt) ? events.count : 0
  }
}
