/// A border box as the engine computed it, before rounding, and what its content was arranged for.
struct BorderBox {
  var x = 0.0
  var y = 0.0
  var width = Double.indefinite
  var height = Double.indefinite
  /// The fractions of a cell in the border box's position on the screen.
  var fractionX = 0.0
  var fractionY = 0.0
  /// Whether percentages of the height have a meaning for the children.
  var heightIsDefinite = false
  /// The width that percentages of the padding refer to.
  var basis = Double.indefinite
}
