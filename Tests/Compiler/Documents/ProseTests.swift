import Testing

@Suite("The sentences of documents and doc comments") struct ProseTests {
  private static let limit = 30

  /// The sentences that are too long, each with its place.
  private func tooLong(_ sentences: [Prose.Sentence], in file: String) -> [String] {
    sentences.filter { $0.words > Self.limit && !$0.isCode }
      .map { "\(file):\($0.line): \($0.words) words: \($0.text)" }
  }

  @Test("have at most 30 words in documents")
  func documents() throws {
    let long = try (Documents.all + ["CHANGELOG.md"])
      .flatMap { tooLong(Prose(markdown: try Documents.text($0)).sentences, in: $0) }
    #expect(long.isEmpty, "\(long.joined(separator: "\n"))")
  }

  @Test("have at most 30 words in doc comments")
  func comments() throws {
    let files = ["Apps", "Sources"].flatMap(Documents.files(below:))
      .filter { $0.hasSuffix(".swift") }
    let sentences = try files.map { ($0, Prose(comments: try Documents.text($0)).sentences) }
    let long = sentences.flatMap { tooLong($1, in: $0) }
    #expect(long.isEmpty, "\(long.joined(separator: "\n"))")
    #expect(sentences.reduce(0) { $0 + $1.1.count } > 10_000)
  }

  @Test("are told from headings, tables, code and items")
  func markdown() {
    let sentences = Prose(
      markdown: """
        # A heading

        A `code span` is one word. So is
        a [link](https://example.com/a/b)!

        | A | table |
            A picture

        ```swift
        let code = 1
        ```

        - An item
        - `One`, `two`
        1. Is it so?
        """
    ).sentences
    #expect(
      sentences.map(\.text) == [
        "A `code span` is one word.", "So is a link!", "An item", "`One`, `two`", "Is it so?",
      ])
    #expect(sentences.map(\.words) == [5, 4, 2, 2, 3])
    #expect(sentences.map(\.isCode) == [false, false, false, true, false])
    #expect(sentences.map(\.line) == [3, 3, 13, 14, 15])
  }

  @Test("end with the comment")
  func swift() {
    let sentences = Prose(
      comments: """
        /// A value.
        ///
        /// - Parameter a: a
        ///   number (1.5 or 2).
        struct A {
          /// Another
          var b = 1  // not this
        }
        """
    ).sentences
    #expect(
      sentences.map(\.text) == ["A value.", "Parameter a: a number (1.5 or 2).", "Another"])
    #expect(sentences.map(\.line) == [1, 3, 6])
  }
}
