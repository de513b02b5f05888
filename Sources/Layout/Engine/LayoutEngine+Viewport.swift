extension LayoutEngine {
  /// Notifies a viewport of its size, and measures again what that changes: so nested scroll views
  /// need no layout pass each.
  func updateViewport(_ viewport: any LayoutViewport, of node: LayoutNode) {
    // Marked as linked, so that the change is not propagated to ancestors: they are not affected.
    node.isLinked = true
    viewport.willLayOutContent()
    node.isLinked = false
    node.isDirty = false
    refreshChildren(of: node)
  }
}
