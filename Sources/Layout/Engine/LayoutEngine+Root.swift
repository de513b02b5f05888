import CStack

extension LayoutEngine {
  func placeRoot(_ root: LayoutNode, width givenWidth: Double?, height givenHeight: Double?) {
    guard root.style.display != .none else { return hide(root) }
    let style = root.style
    let limits = SizeLimits(of: style, percentWidth: .indefinite, percentHeight: .indefinite)
    var width = givenWidth ?? limits.preferredWidth
    var height = givenHeight ?? limits.preferredHeight
    let heightIsDefinite = height.isDefinite
    if style.hasAspectRatio {
      if !width.isDefinite, height.isDefinite { width = height * Double(style.aspectRatio) }
      if !height.isDefinite, width.isDefinite { height = width / Double(style.aspectRatio) }
    }
    if !width.isDefinite {
      width = widestWidth(root, height: height, basis: 0)
    }
    if givenWidth == nil { width = width.clamped(limits.minWidth, limits.maxWidth) }
    if !height.isDefinite { height = contentHeight(root, width: width, basis: 0) }
    if givenHeight == nil { height = height.clamped(limits.minHeight, limits.maxHeight) }

    func offset(_ inset: LayoutLength, _ margin: LayoutLength) -> Double {
      inset.resolved(against: .indefinite, otherwise: 0)
        + margin.resolved(against: .indefinite, otherwise: 0)
    }
    let box = BorderBox(
      x: offset(style.inset.left, style.margin.left), y: offset(style.inset.top, style.margin.top),
      width: width, height: height, heightIsDefinite: heightIsDefinite, basis: 0)
    place(root, box)
  }
}

// Nested boxes are nested calls. A stack overflow would end the process without a message.
extension LayoutEngine {
  /// Returns whether there is stack for the content of a node. If not, layout stops, and the next
  /// layout starts with the skipped nodes.
  func hasStack(for node: LayoutNode) -> Bool {
    if storedTooDeep == nil {
      guard recurse_stack_is_low() else { return true }
      storedTooDeep = node
    }
    skippedNodes.append(node)
    return false
  }

  /// Marks the skipped nodes as dirty, for the next layout.
  func markSkippedNodes() {
    guard !skippedNodes.isEmpty else { return }
    for node in skippedNodes { node.setNeedsLayout() }
    skippedNodes = []
  }
}
