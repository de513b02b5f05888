import RecurseCore
import RecurseTerminal

/// An app under test, with the actions and queries that do not depend on its ``Depth``.
///
/// An action that a depth does not have throws a ``DepthFailure`` which says what to do instead:
///
/// | | tree | screen | terminal |
/// |---|---|---|---|
/// | `press(_ label)`, `type(_:into:)`, `shows`, `wait` | yes | yes | yes |
/// | `press(_ keys)`, `type`, `paste`, `click`, `drag`, `scroll`, `resize` | no | yes | yes |
/// | `focus(_ label)` | no | any focusable element | a field, by a click |
///
/// A tree shows all elements; a screen and a terminal show what fits.
///
/// ```swift
/// let app = try app(LoginApp(delay: .zero), at: depth, program: "login-demo")
/// try app.type("unknown", into: "Username")
/// try app.press("Login")
/// try await app.wait(toShow: "Invalid Username!")
/// ```
@MainActor
public protocol TestedApp {
  /// How much of the app runs.
  var depth: Depth { get }
  /// What the app shows as text, for the message of a failure.
  var picture: String { get }
  /// Whether the app shows a text.
  func shows(_ text: String) -> Bool
  /// Presses the button, or switches the toggle, with a label. In a terminal, by a click. On a screen
  /// and in a terminal also a picker, an option or a tab.
  func press(_ label: String) throws
  /// Replaces the text of the field with a title. A terminal shows the title of an empty field
  /// only, so other fields are not found there.
  func type(_ text: String, into title: String) throws
  /// Presses keys, each in a read of its own.
  func press(_ keys: [Key]) throws
  /// Types a text; a newline is Enter, a tab is Tab.
  func type(_ text: String) throws
  /// Pastes a text.
  func paste(_ text: String) throws
  /// Clicks on the only occurrence of a text: a button, a field, a label.
  func click(_ label: String, count: Int) throws
  /// Drags with the left button from one cell to another.
  func drag(from start: CellPoint, to end: CellPoint) throws
  /// Turns the wheel over the only occurrence of a text.
  func scroll(_ direction: WheelDirection, notches: Int, over label: String) throws
  /// Moves the focus to the element with a label.
  func focus(_ label: String) throws
  /// Resizes the window, in cells.
  func resize(columns: Int, rows: Int) throws
  /// Waits until a condition is true.
  ///
  /// A screen advances the app's time from timer to timer, and waits in real time only while an
  /// effect waits for anything but the clock. A terminal waits in real time; a tree does not wait.
  ///
  /// - Throws: ``WaitFailure`` with the picture and, on a screen, the running effects.
  func wait(until what: String, within limit: Duration, _ condition: () throws -> Bool) async throws
}

extension TestedApp {
  /// Presses keys, each in a read of its own.
  public func press(_ keys: Key...) throws { try press(keys) }

  /// Clicks on the only occurrence of a text.
  public func click(_ label: String) throws { try click(label, count: 1) }

  /// Turns the wheel by one notch over the only occurrence of a text.
  public func scroll(_ direction: WheelDirection, over label: String) throws {
    try scroll(direction, notches: 1, over: label)
  }

  /// Waits a minute at most until a condition is true.
  public func wait(until what: String, _ condition: () throws -> Bool) async throws {
    try await wait(until: what, within: .seconds(60), condition)
  }

  /// Waits until the app shows a text.
  public func wait(toShow text: String, within limit: Duration = .seconds(60)) async throws {
    try await wait(until: "“\(text)” is shown", within: limit) { shows(text) }
  }

  /// Waits until the app does not show a text.
  public func wait(toHide text: String, within limit: Duration = .seconds(60)) async throws {
    try await wait(until: "“\(text)” is not shown", within: limit) { !shows(text) }
  }
}
