import RecurseTerminal

/// Words of a `String`.
extension Graphemes {
  static func wordEnd(after offset: Int, in text: String) -> Int {
    withBytes(of: text) { wordEnd(after: offset, in: $0) }
  }

  static func wordStart(before offset: Int, in text: String) -> Int {
    withBytes(of: text) { wordStart(before: offset, in: $0) }
  }

  static func word(at offset: Int, in text: String) -> Range<Int> {
    withBytes(of: text) { word(at: offset, in: $0) }
  }

  private static func withBytes<Result>(
    of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    // The bytes are read within the closure, as in a text that is edited.
    Array(text.utf8).withUnsafeBufferPointer(body)
  }
}
