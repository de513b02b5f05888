extension Patch {
  /// Reads the text of a diff.
  public init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// Reads the bytes of a diff, as files of it may be in any encoding.
  public init(bytes: some Sequence<UInt8>) {
    let source = PatchSource(Array(bytes))
    var reader = PatchReader(source: source)
    reader.read()
    self.init(
      files: reader.files, source: source, endLines: reader.proseStart..<source.count)
  }
}
