// §9.9: how wide a container is by its content alone. Widths come before heights, so that most of
// this needs nothing solved.
extension LayoutEngine {
  func intrinsicWidth(of node: LayoutNode, _ question: Question, _ edges: BoxEdges) -> Double {
    let box = FlexBox(
      node, edges, width: .indefinite, height: question.height,
      heightIsDefinite: question.height.isDefinite)
    if node.style.isGrid {
      return edges.horizontal + gridWidth(of: node, box, question.kind)
    }
    // The lines of a wrapping column stand side by side.
    if !box.isRow, box.wraps, box.innerMain.isDefinite {
      return edges.horizontal + solve(node, box, for: .crossSize)
    }
    let adds = box.isRow && !box.isLayers && (question.kind == .widestWidth || !box.wraps)
    var sum = 0.0
    var largest = 0.0
    var count = 0
    for child in node.children
    where child.style.display != .none && child.style.position != .absolute {
      let width = contribution(of: child, question.kind, box, node.style)
      sum += width
      largest = max(largest, width)
      count += 1
    }
    if adds, node.style.sharing == .equal { sum = largest * Double(count) }
    if adds { return edges.horizontal + max(0, sum + box.mainGap * Double(max(0, count - 1))) }
    return edges.horizontal + largest
  }

  /// What one child asks for, margins included.
  private func contribution(
    of child: LayoutNode, _ kind: Question.Kind, _ box: FlexBox, _ container: LayoutStyle
  ) -> Double {
    report.steps += 1
    // One copy is cheaper than many reads of a property of an object.
    let style = child.style
    let limits = SizeLimits(of: style, percentWidth: .indefinite, percentHeight: box.percentHeight)
    let margins =
      style.margin.left.resolved(against: .indefinite, otherwise: 0)
      + style.margin.right.resolved(against: .indefinite, otherwise: 0)
    let basis =
      box.isRow && !box.isLayers
      ? style.flexBasis.resolved(against: .indefinite, otherwise: .indefinite) : .indefinite
    var width = limits.preferredWidth
    if basis.isDefinite, style.flexGrow == 0, style.flexShrink == 0 { width = basis }
    if !width.isDefinite {
      width = contentWidth(of: child, kind, limits, box, container)
    }
    if basis.isDefinite {
      if style.flexGrow == 0 { width = min(width, basis) }
      if style.flexShrink == 0 { width = max(width, basis) }
    }
    return limits.clampWidth(width) + margins
  }

  private func contentWidth(
    of child: LayoutNode, _ kind: Question.Kind, _ limits: SizeLimits, _ box: FlexBox,
    _ container: LayoutStyle
  ) -> Double {
    var item = FlexItem(child)
    item.takeMargins(child.style.margin, box)
    item.takeLimits(limits, isRow: true)
    item.takeAlignment(
      container.alignment(of: child.style.alignSelf), grow: child.style.flexGrow, box)
    var height = item.preferredCross
    if box.isRow {
      height = item.knownCross(box)
    }
    if child.style.hasAspectRatio, height.isDefinite {
      return height * Double(child.style.aspectRatio)
    }
    return kind == .widestWidth
      ? widestWidth(child, height: height, basis: 0)
      : narrowestWidth(child, height: height, basis: 0)
  }
}
