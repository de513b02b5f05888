/// The preferred, minimum and maximum sizes of a box's style, as border boxes.
struct SizeLimits {
  /// The preferred width, unknown if the style says `auto`.
  var preferredWidth: Double
  var preferredHeight: Double
  var minWidth: Double
  var minHeight: Double
  var maxWidth: Double
  var maxHeight: Double

  init(of style: borrowing LayoutStyle, percentWidth: Double, percentHeight: Double) {
    let edges = BoxEdges(of: style, basis: max(0, percentWidth))
    func bound(_ length: LayoutLength, _ basis: Double, _ otherwise: Double, _ least: Double)
      -> Double
    {
      max(least, length.resolved(against: basis, otherwise: otherwise))
    }
    func preferred(_ length: LayoutLength, _ basis: Double, _ least: Double) -> Double {
      let size = length.resolved(against: basis, otherwise: .indefinite)
      return size.isDefinite ? max(least, size) : size
    }
    minWidth = bound(style.minWidth, percentWidth, 0, edges.horizontal)
    minHeight = bound(style.minHeight, percentHeight, 0, edges.vertical)
    maxWidth = bound(style.maxWidth, percentWidth, .infinity, minWidth)
    maxHeight = bound(style.maxHeight, percentHeight, .infinity, minHeight)
    preferredWidth = preferred(style.width, percentWidth, edges.horizontal)
    preferredHeight = preferred(style.height, percentHeight, edges.vertical)
  }

  func clampWidth(_ width: Double) -> Double { width.clamped(minWidth, maxWidth) }
  func clampHeight(_ height: Double) -> Double { height.clamped(minHeight, maxHeight) }
}
