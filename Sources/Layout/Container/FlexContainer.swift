/// A container that is being laid out: its axes and the space inside its padding.
///
///     row            main ──▶             column         main │   cross ──▶
///                    cross │                                  ▼
///                          ▼
///
/// Layers have a row's axes and one line, and each layer is alone on it.
struct FlexContainer {
  var isRow: Bool
  var isLayers: Bool
  var mainIsReversed: Bool
  var crossIsReversed: Bool
  var wraps: Bool
  var edges: BoxEdges

  /// The border box; a size that is query for is not known.
  var width: Double
  var height: Double
  var innerWidth: Double
  var innerHeight: Double

  /// The sizes that the children's percentages refer to.
  var percentWidth: Double
  var percentHeight: Double

  var innerMain: Double
  var innerCross: Double
  var mainGap: Double
  var crossGap: Double

  /// - Parameter heightIsDefinite: `false` if the height follows from the content. Percentages of
  ///   it then have no meaning, although it is known by now.
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

  /// Whether the only line is the container itself, with a known cross size: then children that
  /// stretch have a size before anything is measured.
  var lineFillsContainer: Bool { !wraps && innerCross.isDefinite }
}
