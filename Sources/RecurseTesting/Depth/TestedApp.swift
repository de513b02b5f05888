import Recurse
import RecurseTerminal

/// What a person does with an app and sees of it, in words that hold at every ``Depth``.
///
/// A verb that a depth does not have throws a ``DepthFailure`` which says what to do instead:
///
/// | | tree | screen | terminal |
/// |---|---|---|---|
/// | `press(_ label)`, `type(_:into:)`, `shows`, `wait` | yes | yes | yes |
/// | `press(_ keys)`, `type`, `paste`, `click`, `drag`, `scroll`, `resize` | no | yes | yes |
/// | `focus(_ label)` | no | what takes the focus | a field, by a click |
///
/// What stands where is the depth's own: a tree shows all that is there, a screen and a terminal
/// what there is room for.
@MainActor
public protocol TestedApp {
  var depth: Depth { get }
  /// What the app shows, for the message of a failure.
  var picture: String { get }
  /// Whether a text stands somewhere.
  func shows(_ text: String) -> Bool
  /// Presses the button, or turns the toggle, with a label. In a terminal, by a click.
  func press(_ label: String) throws
  /// Writes a text into the field with a title, in place of what it holds. A terminal shows the
  /// title of an empty field alone, so that only such a field is found there.
  func type(_ text: String, into title: String) throws
  /// Presses keys, each on its own.
  func press(_ keys: [Key]) throws
  /// Types a text; a newline is Enter, a tab is Tab.
  func type(_ text: String) throws
  func paste(_ text: String) throws
  /// Clicks on the one place where a text stands: a button, a field, a label.
  func click(_ label: String, count: Int) throws
  /// Holds the left button from one cell to another.
  func drag(from start: CellPoint, to end: CellPoint) throws
  /// Turns the wheel over the one place where a text stands.
  func scroll(_ direction: WheelDirection, notches: Int, over label: String) throws
  /// Gives the focus to what has a label.
  func focus(_ label: String) throws
  func resize(columns: Int, rows: Int) throws
  /// Lets time pass until a condition holds.
  ///
  /// On a screen that is the test's time, from one timer to the next, and real time only while an
  /// effect waits for something else than the clock. In a terminal it is real time; in a tree there
  /// is none.
  ///
  /// - Throws: ``WaitFailure`` with the picture and, on a screen, the effects that still run.
  func wait(until what: String, within limit: Duration, _ condition: () throws -> Bool) async throws
}

extension TestedApp {
  /// Presses keys, each on its own.
  public func press(_ keys: Key...) throws { try press(keys) }

  /// Clicks on the one place where a text stands.
  public func click(_ label: String) throws { try click(label, count: 1) }

  /// Turns the wheel by a notch over the one place where a text stands.
  public func scroll(_ direction: WheelDirection, over label: String) throws {
    try scroll(direction, notches: 1, over: label)
  }

  /// Lets time pass, at most five seconds, until a condition holds.
  public func wait(until what: String, _ condition: () throws -> Bool) async throws {
    try await wait(until: what, within: .seconds(5), condition)
  }

  /// Lets time pass until a text is shown.
  public func wait(toShow text: String, within limit: Duration = .seconds(5)) async throws {
    try await wait(until: "“\(text)” is shown", within: limit) { shows(text) }
  }

  /// Lets time pass until a text is shown no more.
  public func wait(toHide text: String, within limit: Duration = .seconds(5)) async throws {
    try await wait(until: "“\(text)” is gone", within: limit) { !shows(text) }
  }
}
