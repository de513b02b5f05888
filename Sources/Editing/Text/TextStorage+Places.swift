import RecurseTerminal

/// Places between characters and at words. Each looks at the bytes near it only.
extension TextStorage {
  /// Returns the end of the character that starts at an offset.
  package func boundary(after offset: Int) -> Int {
    end(after: offset) { Graphemes.boundary(after: $1, in: $0) }
  }

  /// Returns the start of the character that ends at an offset.
  package func boundary(before offset: Int) -> Int {
    look(around: offset) { bytes, offset, edges in
      offset > 0 || edges.hasStart ? Graphemes.boundary(before: offset, in: bytes) : nil
    }
  }

  /// Returns the offset itself between two characters, otherwise the end of the character that
  /// contains it.
  package func boundary(atOrAfter offset: Int) -> Int {
    end(after: offset) { bytes, offset in
      var offset = offset
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      return Graphemes.boundary(atOrAfter: offset, in: bytes)
    }
  }

  /// Returns the end of the word that starts at or after an offset.
  package func wordEnd(after offset: Int) -> Int {
    end(after: offset) { Graphemes.wordEnd(after: $1, in: $0) }
  }

  /// Returns the start of the word that ends at or before an offset.
  package func wordStart(before offset: Int) -> Int {
    start(before: offset) { Graphemes.wordStart(before: $1, in: $0) }
  }

  /// Returns the start of the characters other than white space that end at or before an offset.
  package func wordStart(betweenSpacesBefore offset: Int) -> Int {
    start(before: offset) { Graphemes.wordStart(betweenSpacesBefore: $1, in: $0) }
  }

  /// Returns the word, the spaces or the punctuation at an offset.
  package func word(at offset: Int) -> Range<Int> {
    start(before: offset) {
      Graphemes.word(at: $1, in: $0).lowerBound
    }..<end(after: offset) { Graphemes.word(at: $1, in: $0).upperBound }
  }

  /// Returns an end that is found in bytes around an offset. One at the edge of the bytes may be
  /// further away.
  private func end(after offset: Int, _ find: (UTF8Bytes, Int) -> Int) -> Int {
    look(around: offset) { bytes, offset, edges in
      let end = find(bytes, offset)
      return end < bytes.count || edges.hasEnd ? end : nil
    }
  }

  /// Returns a start that is found in bytes around an offset. One at the edge of the bytes may be
  /// further away.
  private func start(before offset: Int, _ find: (UTF8Bytes, Int) -> Int) -> Int {
    look(around: offset) { bytes, offset, edges in
      let start = find(bytes, offset)
      return start > 0 || edges.hasStart ? start : nil
    }
  }

  /// Calls a closure with bytes around an offset, more and more of them until it returns an offset
  /// in them. A character may have any number of bytes, and so may a word.
  ///
  ///     │       ├─ a character starts ──── offset ────────────┤        │
  ///     └── 256, then 1024, then 4096 … on either side, up to the ends ─┘
  ///
  /// The closure returns `nil` if it needs more. It gets all at last.
  private func look(
    around offset: Int, _ find: (UTF8Bytes, _ offset: Int, TextEdges) -> Int?
  ) -> Int {
    let offset = min(max(0, offset), count)
    var window = 256
    while true {
      let range = max(0, offset - window)..<min(count, offset + window)
      let found = withBytes(in: range) { bytes, start -> Int? in
        var first = 0
        if start > 0 {
          guard let certain = Graphemes.certainBoundary(in: bytes), certain <= offset - start else {
            return nil
          }
          first = certain
        }
        let edges = TextEdges(hasStart: start == 0, hasEnd: start + bytes.count == count)
        let part = UnsafeBufferPointer(rebasing: bytes[first...])
        return find(part, offset - start - first, edges).map { $0 + start + first }
      }
      if let found { return found }
      guard range != 0..<count else { return offset }
      window *= 4
    }
  }
}

/// The ends of a text that are among the bytes near an offset.
private struct TextEdges {
  var hasStart: Bool
  var hasEnd: Bool
}
