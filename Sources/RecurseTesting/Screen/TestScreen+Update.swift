import RecurseCore

extension TestScreen {
  /// The cost of the last action so far: renders, patches, layout, painting and cells.
  ///
  /// ```swift
  /// screen.press(.character("x"))
  /// #expect(screen.update.cells <= 12)
  /// #expect(screen.update.patches == 1)
  /// ```
  ///
  /// An action is one call of the test, such as `type("abc")` or `advance(by:)`, including the
  /// waits that follow it. ``takeRecord()`` adds up all actions.
  public var update: FrameRecord { stage.currentRecord }

  /// Runs the body of an action that does not wait. An action within another is a part of it.
  func action<Result>(
    _ name: @autoclosure () -> String, _ body: () throws -> Result
  ) rethrows -> Result {
    guard !isInAction else { return try body() }
    beginAction(name())
    isInAction = true
    defer { isInAction = false }
    return try body()
  }

  /// Presents one frame.
  func present() {
    // The frame at the end comes once what is half typed is in the state.
    if quitStatus == nil || hasTakenEdits { stage.present() }
    takeEditsAtQuit()
  }

  /// Takes what is half typed, once the app has asked to quit: an app in a terminal does so before
  /// it exits.
  func takeEditsAtQuit() {
    guard quitStatus != nil, !hasTakenEdits else { return }
    hasTakenEdits = true
    stage.takeEdits()
    stage.presentLast()
  }

  func beginAction(_ name: @autoclosure () -> String) {
    guard !isInAction else { return }
    // Names cost allocations, which some tests count.
    if let strictIssues { strictIssues.action = name() }
    closeLedger(next: name())
    earlierRecord = earlierRecord + stage.takeRecord()
  }
}
