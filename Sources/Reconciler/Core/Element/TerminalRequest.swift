/// Something that the terminal is asked to do once, which is no state of the app.
package enum TerminalRequest: Equatable, Sendable {
  /// Puts a text on the clipboard.
  case copy(String)
  /// Rings the bell.
  case bell
  /// Shows a notification of the desktop.
  case notification(String)
  /// Says a line to a person who hears the app.
  case announcement(String)
}
