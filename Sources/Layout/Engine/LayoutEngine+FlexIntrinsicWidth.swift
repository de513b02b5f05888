// §9.9: the intrinsic width of a container. Widths come before heights, so that most of this needs
// no layout.
extension LayoutEngine {
  func intrinsicWidth(of node: LayoutNode, _ query: MeasureQuery, _ edges: BoxEdges) -> Double {
    let container = FlexContainer(
      node, edges, width: .indefinite, height: query.height,
      heightIsDefinite: query.height.isDefinite)
    if node.style.isGrid {
      return edges.horizontal + gridWidth(of: node, container, query.kind)
    }
    // The lines of a wrapping column are side by side.
    if !container.isRow, container.wraps, container.innerMain.isDefinite {
      return edges.horizontal + solve(node, container, for: .crossSize)
    }
    let adds =
      container.isRow && !container.isLayers && (query.kind == .widestWidth || !container.wraps)
    var sum = 0.0
    var largest = 0.0
    var count = 0
    for child in node.children
    where child.isInFlow {
      let width = contribution(of: child, query.kind, container, node.style)
      sum += width
      largest = max(largest, width)
      count += 1
    }
    if adds, node.style.sharing == .equal { sum = largest * Double(count) }
    if adds {
      return edges.horizontal + max(0, sum + container.mainGap * Double(max(0, count - 1)))
    }
    return edges.horizontal + largest
  }

  /// The contribution of one child, margins included.
  private func contribution(
    of child: LayoutNode, _ kind: MeasureQuery.Kind, _ container: FlexContainer,
    _ containerStyle: LayoutStyle
  ) -> Double {
    report.steps += 1
    // One copy is cheaper than many reads of a property of an object.
    let style = child.style
    let limits = SizeLimits(
      of: style, percentWidth: .indefinite, percentHeight: container.percentHeight)
    let margins =
      style.margin.left.resolved(against: .indefinite, otherwise: 0)
      + style.margin.right.resolved(against: .indefinite, otherwise: 0)
    let basis =
      container.isRow && !container.isLayers
      ? style.flexBasis.resolved(against: .indefinite, otherwise: .indefinite) : .indefinite
    var width = limits.preferredWidth
    if basis.isDefinite, style.flexGrow == 0, style.flexShrink == 0 { width = basis }
    if !width.isDefinite {
      width = contentWidth(of: child, kind, limits, container, containerStyle)
    }
    if basis.isDefinite {
      if style.flexGrow == 0 { width = min(width, basis) }
      if style.flexShrink == 0 { width = max(width, basis) }
    }
    return limits.clampWidth(width) + margins
  }

  private func contentWidth(
    of child: LayoutNode, _ kind: MeasureQuery.Kind, _ limits: SizeLimits,
    _ container: FlexContainer,
    _ containerStyle: LayoutStyle
  ) -> Double {
    var item = FlexItem(child)
    item.applyMargins(child.style.margin, container)
    item.applyLimits(limits, isRow: true)
    item.applyAlignment(
      containerStyle.alignment(of: child.style.alignSelf), grow: child.style.flexGrow, container)
    var height = item.preferredCross
    if container.isRow {
      height = item.definiteCross(container)
    }
    if child.style.hasAspectRatio, height.isDefinite {
      return height * Double(child.style.aspectRatio)
    }
    return kind == .widestWidth
      ? widestWidth(child, height: height, basis: 0)
      : narrowestWidth(child, height: height, basis: 0)
  }
}
