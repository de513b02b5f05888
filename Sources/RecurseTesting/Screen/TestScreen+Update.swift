import Recurse

extension TestScreen {
  /// What the last verb cost so far: rendering, patches, layout, painting, cells.
  ///
  /// ```swift
  /// screen.press(.character("x"))
  /// #expect(screen.update.cells <= 12)
  /// #expect(screen.update.patches == 1)
  /// ```
  ///
  /// A verb is what the test says in one call, `type("abc")` or `advance(by:)`; what is settled and
  /// waited for afterwards belongs to it. ``takeRecord()`` adds all verbs up.
  public var update: FrameRecord { stage.currentRecord }

  /// Does something that a test says in one call.
  func verb<Result>(
    _ name: @autoclosure () -> String, _ body: () throws -> Result
  ) rethrows -> Result {
    guard !isInVerb else { return try body() }
    beginVerb(name())
    isInVerb = true
    defer { isInVerb = false }
    return try body()
  }

  func beginVerb(_ name: @autoclosure () -> String) {
    guard !isInVerb else { return }
    closeLedger(next: name())
    earlierRecord = earlierRecord + stage.takeRecord()
  }
}
