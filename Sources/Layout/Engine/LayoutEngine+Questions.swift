// What containers ask their children. Each question is calculated once and then remembered.
extension LayoutEngine {
  /// The border box's width if nothing bounds it.
  func widestWidth(_ node: LayoutNode, height: Double, basis: Double) -> Double {
    ask(node, Question(kind: .widestWidth, height: relevant(height, for: node), basis: basis))
  }

  /// The border box's width if every line is broken wherever it can be.
  func narrowestWidth(_ node: LayoutNode, height: Double, basis: Double) -> Double {
    ask(node, Question(kind: .narrowestWidth, height: relevant(height, for: node), basis: basis))
  }

  /// As wide as the content likes within what is available, but never narrower than it can be.
  func fittingWidth(
    _ node: LayoutNode, available: Double, height: Double, basis: Double
  ) -> Double {
    let widest = widestWidth(node, height: height, basis: basis)
    guard available.isDefinite, widest > available else { return widest }
    return min(widest, max(available, narrowestWidth(node, height: height, basis: basis)))
  }

  /// The border box's height that follows from its width.
  func contentHeight(_ node: LayoutNode, width: Double, basis: Double) -> Double {
    ask(node, Question(kind: .height, width: width, basis: basis))
  }

  /// How far the first line's baseline is below the border box's top edge.
  func baseline(of item: FlexItem, _ box: FlexBox) -> Double {
    ask(
      item.node,
      Question(
        kind: .baseline, width: box.isRow ? item.main : item.cross,
        height: box.isRow ? item.cross : item.main, basis: box.percentWidth,
        heightIsDefinite: item.shareOfHeightMatters(box)))
  }

  private func relevant(_ height: Double, for node: LayoutNode) -> Double {
    node.needsHeightForWidth ? height : .indefinite
  }

  func ask(_ node: LayoutNode, _ asked: Question) -> Double {
    report.steps += 1
    var question = asked
    if !node.style.padding.hasPercent { question.basis = 0 }
    if let known = node.answers.find(question, pass: pass) { return known }
    visit(node)
    answered += 1
    let value = answer(node, question)
    node.answers.store(value, for: question, pass: pass)
    return value
  }

  /// What the style says to the question how large the box is where nothing bounds it.
  private func idealSize(
    of style: borrowing LayoutStyle, _ question: Question, _ edges: BoxEdges
  ) -> Double {
    let (length, least) =
      switch question.kind {
      case .widestWidth: (style.idealWidth, edges.horizontal)
      case .height: (style.idealHeight, edges.vertical)
      case .narrowestWidth, .baseline: (LayoutLength.auto, 0.0)
      }
    let size = length.resolved(against: .indefinite, otherwise: .indefinite)
    return size.isDefinite ? max(least, size) : size
  }

  /// What a box answers that measures as if nothing were in it.
  private func emptyAnswer(_ question: Question, _ edges: BoxEdges) -> Double {
    switch question.kind {
    case .narrowestWidth, .widestWidth: edges.horizontal
    case .height: edges.vertical
    case .baseline: question.height
    }
  }

  func answer(_ node: LayoutNode, _ question: Question) -> Double {
    let edges = BoxEdges(of: node.style, basis: question.basis)
    let ideal = idealSize(of: node.style, question, edges)
    if ideal.isDefinite { return ideal }
    if node.style.hasSizeContainment { return emptyAnswer(question, edges) }
    if node.children.isEmpty { return leafAnswer(node, question, edges) }
    guard hasRoom(for: node) else { return emptyAnswer(question, edges) }
    switch question.kind {
    case .narrowestWidth, .widestWidth:
      return intrinsicWidth(of: node, question, edges)
    case .height:
      let frame = FlexBox(
        node, edges, width: question.width, height: .indefinite, heightIsDefinite: false)
      return edges.vertical + solve(node, frame, for: .crossSize)
    case .baseline:
      let frame = FlexBox(
        node, edges, width: question.width, height: question.height,
        heightIsDefinite: question.heightIsDefinite)
      return solve(node, frame, for: .baseline)
    }
  }
}
