/// A container being solved: its axes, and the room inside its padding.
///
///     row            main ──▶             column         main │   cross ──▶
///                    cross │                                  ▼
///                          ▼
///
/// Layers have a row's axes and are one line, on which each of them is alone.
struct FlexBox {
  var isRow: Bool
  var isLayers: Bool
  var mainIsReversed: Bool
  var crossIsReversed: Bool
  var wraps: Bool
  var edges: BoxEdges

  /// The border box; a size that is asked for is not known.
  var width: Double
  var height: Double
  var innerWidth: Double
  var innerHeight: Double

  /// What the children's shares are shares of.
  var percentWidth: Double
  var percentHeight: Double

  var innerMain: Double
  var innerCross: Double
  var mainGap: Double
  var crossGap: Double

  /// - Parameter heightIsDefinite: false where the height follows from the content, so that shares
  ///   of it mean nothing although it is known by now.
  init(
    _ node: LayoutNode, _ edges: BoxEdges, width: Double, height: Double, heightIsDefinite: Bool
  ) {
    isRow = node.style.isRow
    isLayers = node.style.isLayers
    mainIsReversed = node.style.isReversed
    wraps = node.style.wraps
    crossIsReversed = wraps && node.style.wrap == .wrapReverse
    self.edges = edges
    self.width = width
    self.height = height
    innerWidth = width.inner(less: edges.horizontal)
    innerHeight = height.inner(less: edges.vertical)
    percentWidth = innerWidth
    percentHeight = heightIsDefinite ? innerHeight : .indefinite
    innerMain = isRow ? innerWidth : innerHeight
    innerCross = isRow ? innerHeight : innerWidth
    let columnGap = node.style.gap.column.resolved(against: innerWidth, otherwise: 0)
    let rowGap = node.style.gap.row.resolved(against: innerHeight, otherwise: 0)
    mainGap = isRow ? columnGap : rowGap
    crossGap = isRow ? rowGap : columnGap
  }

  /// Whether the children's line is the container itself, whose size across is known: then
  /// children that stretch have a size before anything is measured.
  var lineFillsContainer: Bool { !wraps && innerCross.isDefinite }
}
