/// A scroll view, whose content may depend on the visible size.
///
/// Its node has size containment, so that its own size is known before its content is measured.
package protocol LayoutViewport: AnyObject {
  /// Called when the node has its frame and its children are about to be laid out. It may change
  /// styles of the content.
  func willLayOutContent()
}
