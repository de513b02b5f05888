/// The state of a control as a field: the title before its content, in a form, the error below it,
/// and how far the person is with the value.
@MainActor
final class FieldState {
  /// The control. Unsafe, because it owns this state.
  unowned(unsafe) let part: any FieldPart
  /// The columns of the title, where a form shows it; else 0.
  var titleColumns: UInt16 = 0
  /// The rows for what is wrong: none, one that is kept for it, or as many as it takes.
  var errorRows: UInt16 = 0
  /// The columns for which the rows were counted.
  var errorColumns: UInt16 = 0
  /// Whether the library knows that the control is in a form.
  var isInForm = false
  /// Whether a line is kept for what the control finds wrong by itself.
  var keepsFaultLine = false
  /// The progress of the person with the value.
  var attention = Attention.new
  /// The number of the event that changed the control last; `nil` if it was no event.
  var changedBy: Int?
  /// Whether what is wrong is not said yet, as the person still types.
  var holdsError = false
  /// Whether a click on the title acts as a click on the control, as for a toggle. Otherwise, it
  /// moves the focus there.
  var isPressedByTitle = false

  init(_ part: any FieldPart) { self.part = part }

  var takesRoom: Bool { titleColumns > 0 || errorRows > 0 }

  enum Attention {
    /// The person has not seen to the value yet: what is wrong with it is not shown.
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
    /// Those that the widest control takes where there is room, and no more than a field.
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
