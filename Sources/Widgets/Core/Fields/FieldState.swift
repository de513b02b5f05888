/// The state of a control as a field: the title before its content, in a form, the error below it,
/// and how far the person is with the value.
@MainActor
final class FieldState {
  /// The control. Unchecked, because it owns this state, which is never used without it.
  unowned(unsafe) let part: any FieldPart
  /// The columns of the title, where a form shows it; else 0.
  var titleColumns: UInt16 = 0
  /// The rows for the error: none, one that is reserved, or as many as the message takes.
  var errorRows: UInt16 = 0
  /// The columns for which the rows were counted.
  var errorColumns: UInt16 = 0
  /// Whether the library knows that the control is in a form.
  var isInForm = false
  /// Whether a line is reserved for the control's own errors.
  var keepsFaultLine = false
  /// The progress of the person with the value.
  var attention = Attention.new
  /// The number of the event that changed the control last; `nil` if it was no event.
  var changedBy: Int?
  /// Whether the error is withheld, because the person is still typing.
  var holdsError = false
  /// Whether a click on the title acts as a click on the control, as for a toggle. Otherwise, it
  /// moves the focus there.
  var isPressedByTitle = false

  init(_ part: any FieldPart) { self.part = part }

  var takesRoom: Bool { titleColumns > 0 || errorRows > 0 }

  enum Attention {
    /// The person has not been here yet: an error is not shown.
    case new
    /// The focus was here and left, or the person tried to submit the form.
    case left
    /// The form was submitted, and the value is still that one.
    case submitted
  }
}

/// The room that a widget gives to the titles of the controls inside.
struct TitleRoom {
  /// The columns of the title of the only control in the container of a modifier.
  var inside: UInt16 = 0
  /// The room that the titles of a form want, from the time when its column was made that wide.
  var wish = Wish()

  struct Wish: Equatable {
    /// The columns of the longest title with the gap behind it.
    var titles: UInt16 = 0
    /// The columns that the widest control takes if there is room, at most those of a field.
    var controls: UInt16 = 0
  }
}

/// The words for a failure: with a sign, because colors alone say nothing on a terminal without
/// colors.
package enum FailureLine {
  /// The text that is shown if there is no room for more.
  package static let sign = "✗"

  package static func text(_ message: String) -> String { "\(sign) \(message)" }
}
