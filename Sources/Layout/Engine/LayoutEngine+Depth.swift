import CStack

// Nested boxes are nested calls. A stack overflow would end the process without a message.
extension LayoutEngine {
  /// Returns whether there is stack for the content of a node. If not, layout stops, and the next
  /// layout starts with the skipped nodes.
  func hasStack(for node: LayoutNode) -> Bool {
    if tooDeep == nil {
      guard recurse_stack_is_low() else { return true }
      tooDeep = node
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
