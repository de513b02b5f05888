/// What the library knows of a control: what is around its content, the title before it, in a form,
/// and what is wrong below; and whether it is about to be pressed.
struct FieldParts {
  /// The columns of the title, where a form shows it; else 0.
  var titleColumns: UInt16 = 0
  /// Whether there is a line for what is wrong.
  var hasErrorLine = false
  /// Whether the focus was here and left, or a person tried to submit the form.
  var wasLeft = false
  /// Whether what is wrong is not said yet, as the person still types.
  var holdsError = false

  /// Whether the release of a button of the mouse that is held would press the widget.
  var isArmed = false

  var takesRoom: Bool { titleColumns > 0 || hasErrorLine }
}
