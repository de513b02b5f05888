extension LayoutEngine {
  /// What a node without children answers: what its content measures, and the edges around it.
  func leafAnswer(_ node: LayoutNode, _ question: Question, _ edges: BoxEdges) -> Double {
    switch question.kind {
    case .narrowestWidth:
      let size = measure(node, width: .atMost(0), height: extent(question.height, edges.vertical))
      return edges.horizontal + Double(size.width)
    case .widestWidth:
      let size = measure(node, width: .unbounded, height: extent(question.height, edges.vertical))
      return edges.horizontal + Double(size.width)
    case .height:
      let size = measure(node, width: extent(question.width, edges.horizontal), height: .unbounded)
      return edges.vertical + Double(size.height)
    case .baseline:
      let size = LayoutSize(
        width: wholeCells(question.width, edges.horizontal),
        height: wholeCells(question.height, edges.vertical))
      guard let line = node.content?.baseline(in: size) else { return question.height }
      return edges.top + Double(line)
    }
  }

  private func measure(
    _ node: LayoutNode, width: LayoutProposal.Extent, height: LayoutProposal.Extent
  ) -> LayoutSize {
    guard let content = node.content else { return .zero }
    report.measurements += 1
    let size = content.measure(LayoutProposal(width: width, height: height))
    return LayoutSize(width: max(0, size.width), height: max(0, size.height))
  }

  private func extent(_ outer: Double, _ edges: Double) -> LayoutProposal.Extent {
    outer.isDefinite ? .exactly(wholeCells(outer, edges)) : .unbounded
  }

  /// The cells that are surely there wherever a box of a fractional size comes to stand, so that
  /// rounding never gives content less than it was measured for.
  private func wholeCells(_ outer: Double, _ edges: Double) -> Int {
    CellGrid.whole((outer.inner(less: edges) + CellGrid.tolerance).rounded(.down))
  }
}
