import RecurseCore
import RecurseTerminal

/// An app under test, with the actions and queries that every ``Depth`` shares.
///
/// An action that is not available at a depth throws a ``DepthFailure`` that suggests an
/// alternative:
///
/// | | tree | screen | terminal |
/// |---|---|---|---|
/// | `press(_ label)`, `type(_:into:)`, `shows`, `wait` | yes | yes | yes |
/// | `press(_ keys)`, `type`, `paste`, `click`, `drag`, `scroll`, `resize` | no | yes | yes |
/// | `focus(_ label)` | no | any focusable element | a field, by a click |
///
/// A tree shows all elements. A screen and a terminal show only those that fit.
///
/// ```swift
/// let app = try app(LoginApp(delay: .zero), at: depth, program: "login-demo")
/// try app.type("unknown", into: "Username")
/// try app.press("Login")
/// try await app.wait(toShow: "Invalid Username!")
/// ```
@MainActor
public protocol TestedApp {
  /// The depth at which the app runs.
  var depth: Depth { get }
  /// The app's visible content as text, for failure messages.
  var picture: String { get }
  /// Returns a Boolean value that indicates whether the app shows a text.
  func shows(_ text: String) -> Bool
  /// Presses the button or switches the toggle with a label.
  ///
  /// On a screen and in a terminal, it also presses a picker, an option or a tab. In a terminal, it
  /// clicks the label.
  func press(_ label: String) throws
  /// Replaces the text of the field with a title.
  ///
  /// A terminal shows the title of a field only while the field is empty, so it finds no other
  /// fields.
  func type(_ text: String, into title: String) throws
  /// Presses keys. The app reads each key separately.
  func press(_ keys: [Key]) throws
  /// Types a text. A newline is typed as Enter, a tab as Tab.
  func type(_ text: String) throws
  /// Pastes a text.
  func paste(_ text: String) throws
  /// Clicks the only occurrence of a text, such as a button, a field or a label.
  func click(_ label: String, count: Int) throws
  /// Drags from one cell to another with the left button.
  func drag(from start: CellPoint, to end: CellPoint) throws
  /// Turns the wheel over the only occurrence of a text.
  func scroll(_ direction: WheelDirection, notches: Int, over label: String) throws
  /// Moves the focus to the element with a label.
  func focus(_ label: String) throws
  /// Resizes the window to a size in cells.
  func resize(columns: Int, rows: Int) throws
  /// Waits until a condition is true.
  ///
  /// A screen advances the app's time from timer to timer, and waits in real time only while an
  /// effect waits for something other than the clock. A terminal waits in real time. A tree does
  /// not wait.
  ///
  /// - Throws: ``WaitFailure`` with the picture and, on a screen, the running effects.
  func wait(until what: String, within limit: Duration, _ condition: () throws -> Bool) async throws
}

extension TestedApp {
  /// Presses keys. The app reads each key separately.
  public func press(_ keys: Key...) throws { try press(keys) }

  /// Clicks the only occurrence of a text.
  public func click(_ label: String) throws { try click(label, count: 1) }

  /// Turns the wheel by one notch over the only occurrence of a text.
  public func scroll(_ direction: WheelDirection, over label: String) throws {
    try scroll(direction, notches: 1, over: label)
  }

  /// Waits until a condition is true, for at most a minute.
  public func wait(until what: String, _ condition: () throws -> Bool) async throws {
    try await wait(until: what, within: .seconds(60), condition)
  }

  /// Waits until the app shows a text.
  public func wait(toShow text: String, within limit: Duration = .seconds(60)) async throws {
    try await wait(until: "“\(text)” is shown", within: limit) { shows(text) }
  }

  /// Waits until the app no longer shows a text.
  public func wait(toHide text: String, within limit: Duration = .seconds(60)) async throws {
    try await wait(until: "“\(text)” is not shown", within: limit) { !shows(text) }
  }
}
