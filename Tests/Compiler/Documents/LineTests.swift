import Testing

@Suite("Lines of source") struct LineTests {
  private static let limit = 100

  @Test("have at most 100 columns")
  func columns() throws {
    let files = ["Apps", "Sources"].flatMap(Documents.files(below:))
      .filter { $0.hasSuffix(".swift") }
    let lines = try files.flatMap { file in
      try Documents.text(file).split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated().map { (file: file, number: $0.offset + 1, text: $0.element) }
    }
    let long = lines.filter { line in
      // Bytes are counted first, as characters take longer.
      line.text.utf8.count > Self.limit && line.text.count > Self.limit
    }
    #expect(long.isEmpty, "\(long.map { "\($0.file):\($0.number)" }.joined(separator: "\n"))")
    #expect(lines.count > 50_000)
  }
}
