/// The padding and border of a border box, in cells.
struct BoxEdges {
  var top: Double
  var left: Double
  var horizontal: Double
  var vertical: Double
  var borderTop: Double
  var borderLeft: Double
  var borderHorizontal: Double
  var borderVertical: Double

  /// The columns of the border and the padding alone.
  ///
  /// - Parameter basis: the width that percentages of the padding refer to.
  static func columns(of style: borrowing LayoutStyle, basis: Double) -> Double {
    func cells(_ length: LayoutLength) -> Double {
      max(0, length.resolved(against: basis, otherwise: 0))
    }
    return cells(style.border.left) + cells(style.border.right) + cells(style.padding.left)
      + cells(style.padding.right)
  }

  /// - Parameter basis: the width that percentages of the padding refer to.
  init(of style: borrowing LayoutStyle, basis: Double) {
    func cells(_ length: LayoutLength) -> Double {
      max(0, length.resolved(against: basis, otherwise: 0))
    }
    borderTop = cells(style.border.top)
    borderLeft = cells(style.border.left)
    borderVertical = borderTop + cells(style.border.bottom)
    borderHorizontal = borderLeft + cells(style.border.right)
    top = borderTop + cells(style.padding.top)
    left = borderLeft + cells(style.padding.left)
    vertical = borderVertical + cells(style.padding.top) + cells(style.padding.bottom)
    horizontal = borderHorizontal + cells(style.padding.left) + cells(style.padding.right)
  }
}
