// How containers measure their children. Each query is computed once and then cached.
extension LayoutEngine {
  /// The border box's width if nothing bounds it.
  func widestWidth(_ node: LayoutNode, height: Double, basis: Double) -> Double {
    measure(
      node, MeasureQuery(kind: .widestWidth, height: relevant(height, for: node), basis: basis))
  }

  /// The border box's width if every line is broken wherever it can be.
  func narrowestWidth(_ node: LayoutNode, height: Double, basis: Double) -> Double {
    if node.style.fixesWidth { return widestWidth(node, height: height, basis: basis) }
    return measure(
      node, MeasureQuery(kind: .narrowestWidth, height: relevant(height, for: node), basis: basis))
  }

  /// CSS's fit-content: the widest width within what is available, but never below the narrowest.
  func fittingWidth(
    _ node: LayoutNode, available: Double, height: Double, basis: Double
  ) -> Double {
    let widest = widestWidth(node, height: height, basis: basis)
    guard available.isDefinite, widest > available else { return widest }
    let width = min(
      widest, max(available, narrowestWidth(node, height: height, basis: basis)))
    guard node.style.hugsContent, node.children.isEmpty else { return width }
    return measureContent(node, within: width, height: height, basis: basis)
  }

  /// The border box's height for a width.
  func contentHeight(_ node: LayoutNode, width: Double, basis: Double) -> Double {
    measure(node, MeasureQuery(kind: .height, width: width, basis: basis))
  }

  /// Returns the distance from the border box's top edge to the first line's baseline.
  func baseline(of item: FlexItem, _ container: FlexContainer) -> Double {
    measure(
      item.node,
      MeasureQuery(
        kind: .baseline, width: container.isRow ? item.main : item.cross,
        height: container.isRow ? item.cross : item.main, basis: container.percentWidth,
        heightIsDefinite: item.resolvesPercentHeight(container)))
  }

  private func relevant(_ height: Double, for node: LayoutNode) -> Double {
    node.needsHeightForWidth ? height : .indefinite
  }

  func measure(_ node: LayoutNode, _ query: MeasureQuery) -> Double {
    report.steps += 1
    var query = query
    if !node.style.padding.hasPercent { query.basis = 0 }
    if let known = node.measures.find(query, pass: pass) { return known }
    visit(node)
    measuredCount += 1
    let value = computeMeasure(node, query)
    node.measures.store(value, for: query, pass: pass)
    return value
  }

  /// The style's ideal size along the axis of a query.
  private func idealSize(
    of style: borrowing LayoutStyle, _ query: MeasureQuery, _ edges: BoxEdges
  ) -> Double {
    let (length, least) =
      switch query.kind {
      case .widestWidth: (style.idealWidth, edges.horizontal)
      case .height: (style.idealHeight, edges.vertical)
      case .narrowestWidth, .baseline: (LayoutLength.auto, 0.0)
      }
    let size = length.resolved(against: .indefinite, otherwise: .indefinite)
    return size.isDefinite ? max(least, size) : size
  }

  /// Measures a node as if it had no content.
  private func measureEmpty(_ query: MeasureQuery, _ edges: BoxEdges) -> Double {
    switch query.kind {
    case .narrowestWidth, .widestWidth: edges.horizontal
    case .height: edges.vertical
    case .baseline: query.height
    }
  }

  func computeMeasure(_ node: LayoutNode, _ query: MeasureQuery) -> Double {
    let edges = BoxEdges(of: node.style, basis: query.basis)
    let ideal = idealSize(of: node.style, query, edges)
    if ideal.isDefinite {
      guard node.style.containment == .height, query.kind == .widestWidth, !node.children.isEmpty,
        hasStack(for: node)
      else { return ideal }
      return max(ideal, intrinsicWidth(of: node, query, edges))
    }
    if node.style.containment != .none { return measureEmpty(query, edges) }
    if node.children.isEmpty { return measureLeaf(node, query, edges) }
    guard hasStack(for: node) else { return measureEmpty(query, edges) }
    switch query.kind {
    case .narrowestWidth: return intrinsicWidth(of: node, query, edges)
    case .widestWidth:
      return max(Double(node.style.leastContentWidth), intrinsicWidth(of: node, query, edges))
    case .height:
      let frame = FlexContainer(
        node, edges, width: query.width, height: .indefinite, heightIsDefinite: false)
      return edges.vertical + solve(node, frame, for: .crossSize)
    case .baseline:
      let frame = FlexContainer(
        node, edges, width: query.width, height: query.height,
        heightIsDefinite: query.heightIsDefinite)
      return solve(node, frame, for: .baseline)
    }
  }
}
