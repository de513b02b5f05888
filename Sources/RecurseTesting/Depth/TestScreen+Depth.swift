import RecurseCore
import RecurseReconciler
import RecurseTerminal

extension TestScreen: TestedApp {
  /// ``Depth/screen``.
  public var depth: Depth { .screen }

  /// Whether a line of the screen contains a text.
  public func shows(_ text: String) -> Bool {
    (0..<memory.size.rows).contains { memory.line($0).contains(text) }
  }

  /// Presses keys, each in a read of its own.
  public func press(_ keys: [Key]) {
    action("press(\(keys.map(\.spelling).joined(separator: ", ")))") {
      for key in keys { send([.key(KeyEvent(key))]) }
    }
  }

  /// Replaces the text of the field with a title by input: focuses it, clears it and types.
  public func type(_ text: String, into title: String) throws {
    try action("type(\(text.debugDescription), into: \(title.debugDescription))") {
      try focus(on: field(title))
      press(.end, .control("u"))
      type(text)
    }
  }

  /// Moves the focus to the only focusable element with a label.
  public func focus(_ label: String) throws {
    let found = elements.filter { $0.label == label && $0.isFocusable }
    guard found.count == 1, let only = found.first else {
      throw SearchFailure(
        message: "\(found.count) focusable elements are called “\(label)”",
        picture: picture)
    }
    try focus(on: only)
  }

  /// Turns the wheel over the only element with a label, each notch in a read of its own.
  public func scroll(
    _ direction: WheelDirection, notches: Int = 1, over label: String
  ) throws {
    let point = try clickPoint(of: labelled(label))
    action("scroll(.\(direction), over: \(label.debugDescription))") {
      for _ in 0..<notches { wheel(direction, column: point.column, row: point.row) }
    }
  }

  /// Advances the app's time from timer to timer until a condition is true, and waits in real time
  /// only while an effect waits for anything but the clock.
  ///
  /// - Throws: ``WaitFailure`` with the picture and the running effects.
  public func wait(
    until what: String, within limit: Duration = .seconds(5), _ condition: () throws -> Bool
  ) async throws {
    let end = time.now + limit
    var waited = Duration.zero
    await settle()
    while try !condition() {
      if let next = time.clock.timeline.nextDeadline, next <= end {
        await pass(next - time.now)
      } else if hasBusyTasks, waited < limit {
        waited += await yield(countingAtMost: .milliseconds(100))
      } else {
        throw WaitFailure(what: what, running: runningEffects, picture: text)
      }
    }
  }
}
