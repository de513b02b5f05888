extension InputDecoder {
  /// How long to wait for the rest of what is unfinished; `nil` where nothing is.
  ///
  /// A lone escape may be the key, so the wait is short. Past an introducer it was no person, and a
  /// slow line may take its time.
  package var patience: Duration? {
    switch state {
    case .ground: assembler.isInside ? .milliseconds(1000) : nil
    case .escape: .milliseconds(30)
    case .sequence, .application: sequence.isEmpty ? .milliseconds(30) : .milliseconds(1000)
    case .string: string.isEmpty ? .milliseconds(30) : .milliseconds(1000)
    default: .milliseconds(1000)
    }
  }

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
    case .paste: events.append(.paste(paste.abandon()))
    default: break
    }
    reset()
  }
}
