/// A handler that edits its owner's state and may emit the owner's output.
public typealias Transition<Owner: Component, Event> =
  @MainActor (inout Owner.State, Event, inout Emit<Owner.Output>) throws -> Void

/// A collector of the outputs that a transition reports to the parent, and of its requests to the
/// terminal.
///
/// ```swift
/// Button("Save") { state, emit in
///   state.isEditing = false
///   emit(.saved(state.draft))
/// }
/// ```
///
/// When the transition has ended, its requests are performed in order, and then its outputs are
/// delivered in order. A transition that throws does neither.
///
/// ```swift
/// Button("Copy hash") { state, emit in emit.copy(state.commit.hash) }
/// ```
///
/// An effect does the same in a transition that it sends:
/// `app.send { _, emit in emit.notify("Tests passed") }`. A test reads them as `screen.copied`,
/// `screen.bells`, `screen.notifications` and `screen.announcements`.
public struct Emit<Output> {
  package private(set) var outputs: [Output] = []
  package private(set) var requests: [TerminalRequest] = []

  package init() {}

  /// Reports an output to the parent, after those that were reported before.
  public mutating func callAsFunction(_ output: Output) {
    outputs.append(output)
  }

  /// Copies a text to the terminal's clipboard (OSC 52), also over SSH, if the terminal allows
  /// that.
  ///
  /// A text of more than 64 KiB is not copied. Line breaks become newlines. Other control
  /// characters except tabs become U+FFFD. An empty text leaves the clipboard alone. The clipboard
  /// is never read.
  public mutating func copy(_ text: String) {
    if !text.isEmpty { requests.append(.copy(text)) }
  }

  /// Rings the terminal's bell, once for all rings before the next frame.
  public mutating func bell() { requests.append(.bell) }

  /// Shows a notification of the desktop (OSC 9), if the terminal can; others ignore it.
  ///
  /// The text is one line of at most 256 Unicode scalars, and its control characters become U+FFFD.
  /// While the terminal reads too slowly, the newest eight wait.
  public mutating func notify(_ text: String) {
    if !text.isEmpty { requests.append(.notification(text)) }
  }

  /// Opens the page of all commands, as F1 does.
  ///
  /// ```swift
  /// Button("Help") { _, emit in emit.showCommands() }
  /// ```
  public mutating func showCommands() { requests.append(.commands) }

  /// Speaks a text to a person who hears the app, about an event away from the focus.
  ///
  /// ```swift
  /// Button("Delete") { state, emit in
  ///   emit.announce("\(state.deleteSelection()) rows deleted")
  /// }
  /// ```
  ///
  /// With `RECURSE_SCREEN_READER=1` it begins the turn's line; otherwise nothing is shown. The text
  /// is one line, and its control characters become U+FFFD.
  public mutating func announce(_ text: String) {
    if !text.isEmpty { requests.append(.announcement(text)) }
  }
}
