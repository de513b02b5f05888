extension LayoutEngine {
  /// Measures a node without children: its content and the edges around it.
  func measureLeaf(_ node: LayoutNode, _ query: MeasureQuery, _ edges: BoxEdges) -> Double {
    switch query.kind {
    case .narrowestWidth:
      let size = measureContent(
        node, width: .atMost(0), height: extent(query.height, edges.vertical))
      return edges.horizontal + Double(size.columns)
    case .widestWidth:
      let size = measureContent(
        node, width: .unbounded, height: extent(query.height, edges.vertical))
      return max(Double(node.style.leastContentWidth), edges.horizontal + Double(size.columns))
    case .height:
      let size = measureContent(
        node, width: extent(query.width, edges.horizontal), height: .unbounded)
      return edges.vertical + Double(size.rows)
    case .baseline:
      let size = CellSize(
        columns: wholeCells(query.width, edges.horizontal),
        rows: wholeCells(query.height, edges.vertical))
      guard let line = node.content?.baseline(in: size) else { return query.height }
      return edges.top + Double(line)
    }
  }

  /// Measures the width that content takes of what is available, and the edges around it.
  func measureContent(
    _ node: LayoutNode, within available: Double, height: Double, basis: Double
  ) -> Double {
    let edges = BoxEdges(of: node.style, basis: max(0, basis))
    let size = measureContent(
      node, width: .atMost(wholeCells(available, edges.horizontal)),
      height: extent(height, edges.vertical))
    return edges.horizontal + Double(size.columns)
  }

  private func measureContent(
    _ node: LayoutNode, width: LayoutProposal.Extent, height: LayoutProposal.Extent
  ) -> CellSize {
    guard let content = node.content else { return .zero }
    report.measurements += 1
    let size = content.measure(LayoutProposal(width: width, height: height))
    return CellSize(columns: max(0, size.columns), rows: max(0, size.rows))
  }

  private func extent(_ outer: Double, _ edges: Double) -> LayoutProposal.Extent {
    outer.isDefinite ? .exactly(wholeCells(outer, edges)) : .unbounded
  }

  /// The whole cells that a fractional size has at every position, so that content never gets fewer
  /// than it was measured for.
  private func wholeCells(_ outer: Double, _ edges: Double) -> Int {
    CellRounding.whole((outer.inner(less: edges) + CellRounding.tolerance).rounded(.down))
  }
}
