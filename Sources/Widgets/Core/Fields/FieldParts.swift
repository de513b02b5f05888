/// What the library knows of a control: what is around its content, the title before it, in a form,
/// and what is wrong below; and whether it is about to be pressed.
struct FieldParts {
  /// The columns of the title, where a form shows it; else 0.
  var titleColumns: UInt16 = 0
  /// The columns of the title of the only control in the container of a modifier.
  var titleColumnsInside: UInt16 = 0
  /// What the titles of a form want, when its column was made as wide as that.
  var titleWish = TitleWish()
  /// Whether the library knows that it is in a form.
  var isInForm = false
  /// The rows for what is wrong: none, one that is kept for it, or as many as it takes.
  var errorRows: UInt16 = 0
  /// Whether a line is kept for what the control finds wrong by itself.
  var keepsFaultLine = false
  /// The columns for which they were counted.
  var errorColumns: UInt16 = 0
  /// How far the person is with it.
  var attention = Attention.new
  /// Whether what is wrong is not said yet, as the person still types.
  var holdsError = false

  /// Whether the release of a button of the mouse that is held would press the widget.
  var isArmed = false

  var takesRoom: Bool { titleColumns > 0 || errorRows > 0 }

  struct TitleWish: Equatable {
    /// The columns of the longest title with the gap behind it.
    var titles: UInt16 = 0
    /// Those that the widest control takes where there is room, and no more than a field.
    var controls: UInt16 = 0
  }

  enum Attention {
    /// The person has not seen to the value yet: what is wrong with it is not shown.
    case new
    /// The focus was here and left, or the person tried to submit the form.
    case left
    /// The form was submitted, and the value is still that one.
    case submitted
  }
}
