import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// A part of a body that depends on its size, in cells.
///
/// ```swift
/// GeometryReader { size in
///   if size.columns >= 40 { HStack { sidebar; page } } else { page }
/// }
/// ```
///
/// It expands to the available room, whatever its content. A new size renders only this part again,
/// before the frame is shown. If its content changes its size without end, the app exits with an
/// error that names it.
@MainActor
public func GeometryReader<Owner: Component>(
  @NodeBuilder<Owner> content: @escaping @MainActor (CellSize) -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VirtualNode(
    GeometryElement(),
    children: .sized(content: content))
}

package struct GeometryElement: WidgetElement {
  package func makeWidget(
    _ sender: EventSender<GeometryElement>
  ) -> ElementWidget<GeometryElement> {
    GeometryWidget(self, sender)
  }
}

final class GeometryWidget: ElementWidget<GeometryElement>, LayoutObserver, CommitObserver {
  override init(_ element: GeometryElement, _ sender: EventSender<GeometryElement>) {
    super.init(element, sender)
    setParts(WidgetParts(layout: self))
  }

  override var isLeaf: Bool { false }

  override var layoutStyle: LayoutStyle {
    var style = expandingStyle
    style.alignItems = .start
    return style
  }

  override func parentChanged() {
    super.parentChanged()
    letFocusWait()
  }

  override func treeChanged() { letFocusWait() }

  private func letFocusWait() {
    if !layout.isPlaced { tree?.setNeedsCommitUpdate(for: self) }
  }

  func applyCommit() {
    if !layout.isPlaced { layerFocus?.wait(forContentOf: self) }
  }

  func didLayOut() {
    layerFocus?.stopWaiting(forContentOf: self)
    instance?.report(size: contentSize)
  }
}
