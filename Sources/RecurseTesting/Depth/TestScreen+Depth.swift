import RecurseCore
import RecurseReconciler
import RecurseTerminal

extension TestScreen: TestedApp {
  /// The depth of a screen: ``Depth/screen``.
  public var depth: Depth { .screen }

  /// Returns a Boolean value that indicates whether a line of the screen contains a text.
  public func shows(_ text: String) -> Bool {
    (0..<memory.size.rows).contains { memory.line($0).contains(text) }
  }

  /// Presses keys. The app reads each key separately.
  public func press(_ keys: [Key]) {
    action("press(\(keys.map(\.spelling).joined(separator: ", ")))") {
      for key in keys { send([.key(KeyEvent(key))]) }
    }
  }

  /// Replaces the value of the control with a title, using the keyboard.
  ///
  /// A field is focused, cleared and typed into. A slider gets the number and Enter. A stepper is
  /// stepped until it shows the text.
  ///
  /// - Throws: ``SearchFailure`` if there is no such control, or if a stepper cannot show the text.
  public func type(_ text: String, into title: String) throws {
    try action("type(\(text.debugDescription), into: \(title.debugDescription))") {
      let control = try typed(title)
      try focus(on: control)
      switch control.role {
      case Role("slider"):
        type(text)
        press(.enter)
      case Role("stepper"): try step(title, to: text)
      default:
        press(.end, .control("u"))
        type(text)
      }
    }
  }

  /// The only field, slider or stepper with a title.
  private func typed(_ title: String) throws -> FoundElement {
    let found = elements.filter {
      $0.label == title && $0.isFocusable
        && ($0.widget?.focusPart?.acceptsText == true
          || $0.role == Role("slider") || $0.role == Role("stepper"))
    }
    return found.count == 1 ? found[0] : try field(title)
  }

  private func step(_ title: String, to text: String) throws {
    let stepper = Role("stepper")
    while let value = try element(stepper, title).value, value != text {
      let isLess = (Double(value) ?? 0) < (Double(text) ?? 0)
      press(isLess ? .right : .left)
      let next = try element(stepper, title).value
      let hasPassed = ((next.flatMap(Double.init) ?? 0) < (Double(text) ?? 0)) != isLess
      if next == value || next != text && hasPassed {
        throw SearchFailure(
          message: "“\(title)” goes from \(value) to \(next ?? ""), not to \(text)",
          picture: picture)
      }
    }
  }

  /// Moves the focus to the only focusable element with a label, or else to the first in a
  /// container that has it, such as a group or a table.
  public func focus(_ label: String) throws {
    let all = elements
    var found = all.filter { $0.label == label && $0.isFocusable }
    if found.isEmpty {
      let containers = all.filter { $0.label == label }
      found = all.filter { element in
        element.isFocusable && containers.contains(where: element.isInside)
      }
      .prefix(1).map(\.self)
    }
    guard found.count == 1, let only = found.first else {
      throw SearchFailure(
        message: "\(found.count) focusable elements are called “\(label)”",
        picture: picture)
    }
    try focus(on: only)
  }

  /// Turns the wheel over the only element with a label. The app reads each notch separately.
  public func scroll(
    _ direction: WheelDirection, notches: Int = 1, over label: String
  ) throws {
    let point = try clickPoint(of: labelled(label))
    action("scroll(.\(direction), over: \(label.debugDescription))") {
      for _ in 0..<notches { wheel(direction, column: point.column, row: point.row) }
    }
  }

  /// Waits until a condition is true, advancing the app's time from timer to timer.
  ///
  /// It waits in real time only while an effect waits for something other than the clock.
  ///
  /// - Throws: ``WaitFailure`` with the picture and the running effects.
  public func wait(
    until what: String, within limit: Duration = .seconds(60), _ condition: () throws -> Bool
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

extension FoundElement {
  fileprivate func isInside(_ container: FoundElement) -> Bool {
    guard let widget, let outer = container.widget else { return false }
    return widget.isInside(outer)
  }
}
