import Recurse
import RecurseReconciler
import RecurseTerminal

extension TestScreen: TestedApp {
  public var depth: Depth { .screen }

  /// Whether a text stands in a line of the screen.
  public func shows(_ text: String) -> Bool {
    (0..<memory.size.rows).contains { memory.line($0).contains(text) }
  }

  /// Presses keys, each on its own.
  public func press(_ keys: [Key]) {
    verb("press(\(keys.map(\.spelling).joined(separator: ", ")))") {
      for key in keys { send([.key(KeyEvent(key))]) }
    }
  }

  /// Writes a text into the field with a title, in place of what it holds, as a person would: it
  /// gets the focus, its line is cleared, and the text is typed.
  public func type(_ text: String, into title: String) throws {
    try verb("type(\(text.debugDescription), into: \(title.debugDescription))") {
      try focus(on: field(title))
      press(.end, .control("u"))
      type(text)
    }
  }

  /// Gives the focus to the one element with a label that takes it.
  public func focus(_ label: String) throws {
    let found = elements.filter { $0.label == label && $0.takesFocus }
    guard found.count == 1, let only = found.first else {
      throw SearchFailure(
        message: "\(found.count) elements that take the focus are called “\(label)”",
        picture: picture)
    }
    try focus(on: only)
  }

  /// Turns the wheel over the one element with a label, each notch on its own.
  public func scroll(
    _ direction: WheelDirection, notches: Int = 1, over label: String
  ) throws {
    let place = try place(of: labelled(label))
    verb("scroll(.\(direction), over: \(label.debugDescription))") {
      for _ in 0..<notches { wheel(direction, column: place.column, row: place.row) }
    }
  }

  public func wait(
    until what: String, within limit: Duration = .seconds(5), _ condition: () throws -> Bool
  ) async throws {
    let (end, patience) = (time.now + limit, ContinuousClock.now + limit)
    await settle()
    while try !condition() {
      if let next = time.clock.timeline.nextDeadline, next <= end {
        await pass(next - time.now)
      } else if hasBusyTasks, ContinuousClock.now < patience {
        await Task.yield()
        stage.turn()
      } else {
        throw WaitFailure(what: what, running: runningEffects, picture: text)
      }
    }
  }
}
