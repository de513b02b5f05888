/// What is scrolled through: boxes in it may be as large as what is seen of it.
///
/// Its node has size containment, so that its own size is settled before anything in it is asked.
package protocol LayoutViewport: AnyObject {
  /// Called when the node has its frame and its children are about to be laid out. Styles inside
  /// may change with it.
  func willLayOutContent()
}

extension LayoutEngine {
  /// Tells a viewport how large it is, and lets what changes in it answer again: so scroll views in
  /// scroll views need no layout for each of them.
  func settle(_ viewport: any LayoutViewport, of node: LayoutNode) {
    // As if it were known further out: there nothing changes.
    node.isLinked = true
    viewport.willLayOutContent()
    node.isLinked = false
    node.isDirty = false
    refreshChildren(of: node)
  }
}
