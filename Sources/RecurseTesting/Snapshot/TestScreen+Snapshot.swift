extension TestScreen {
  /// Compares what the screen shows, styles included, with a picture kept beside the test.
  ///
  /// ```swift
  /// screen.type("Test\nwrong\n")
  /// try screen.expectSnapshot("rejected")
  /// ```
  ///
  /// The picture is text that a person can review in a diff: the lines, then a letter for each
  /// style and what the letters mean. It stands in `Snapshots/`, in a folder named after the test's
  /// file. A package that has such folders excludes them from its test targets.
  /// With `RECURSE_SNAPSHOTS=update` in the environment it is written instead.
  ///
  /// - Throws: ``SnapshotMismatch`` where the screen looks otherwise, or no picture is there.
  public func expectSnapshot(_ name: String, file: String = #filePath) throws {
    try expectSnapshot(name, file: file, updates: SnapshotFile.updatesByEnvironment)
  }

  func expectSnapshot(_ name: String, file: String, updates: Bool) throws {
    try SnapshotFile(named: name, testFile: file).compare(with: styledText, updates: updates)
  }

  /// The screen as an SVG picture, for documents.
  ///
  /// ```swift
  /// try screen.svg.write(toFile: "login.svg", atomically: true, encoding: .utf8)
  /// ```
  public var svg: String { memory.svg }
}
