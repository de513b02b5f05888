import RecurseReconciler

/// A scrollable viewport of its content.
///
/// ```swift
/// ScrollView {
///   ForEach(state.lines) { Text($0.text) }
/// }
/// .defaultScrollAnchor(.bottom)
/// ```
///
/// A scroll view expands to the available room, whatever its content. If it scrolls only
/// horizontally, it has the height of its content, or the available height if the content expands,
/// as a list does. Inside a scroll view of the same axis it needs a `.frame(height:)`. Its content
/// is unbounded along the scrolled axes. Nodes form a column, or a row if only the horizontal axis
/// scrolls. A scrollbar is shown when the content is larger than the viewport.
///
/// The wheel (with Shift: horizontally) and the scrollbars scroll it, and so do the arrows, Page
/// Up, Page Down, Home and End (with Shift: horizontally) that nothing inside handles. At an end,
/// the scroll view around it scrolls. If nothing inside is focusable, the scroll view itself is:
/// its scrollbars are bold while it has the focus, or its border if there is no scrollbar. It also
/// takes the focus when it opens with its focusable content out of view, until that content is
/// visible. A widget that gets the focus by Tab or by the state is scrolled into view.
///
/// All content is mounted; content out of view is not painted. For very many rows use `List`, which
/// mounts only the visible ones.
///
/// - Parameters:
///   - axes: the axes along which the content scrolls.
///   - showsIndicators: whether scrollbars are shown.
///   - fitsContent: whether the scroll view is only as large as its content if there is more room.
///     A `.frame(maxHeight:)` bounds it.
@MainActor
public func ScrollView<Owner: Component>(
  _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, fitsContent: Bool = false,
  @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VirtualNode(
    ScrollElement(axes: axes, showsIndicators: showsIndicators, fitsContent: fitsContent),
    children: VirtualNode(
      ScrollContentElement(isRow: axes == .horizontal), children: content()))
}

package struct ScrollElement: WidgetElement, Accessible {
  package var axes: Axis.Set
  package var showsIndicators: Bool
  /// Whether the scroll view is as large as its content if there is room.
  package var fitsContent = false
  /// Whether the scroll view leaves the arrow keys to its ancestors, as in a menu.
  package var leavesKeys = false

  package var role: Role { leavesKeys ? .presentation : .scrollView }
  package var label: String { "" }

  package func makeWidget(_ sender: EventSender<ScrollElement>) -> ElementWidget<ScrollElement> {
    ScrollWidget(self, sender)
  }
}

extension Role {
  /// The role of a scroll view.
  public static let scrollView = Role("scrollView")
}

/// The content of a scroll view, in one container.
package struct ScrollContentElement: WidgetElement {
  package var isRow: Bool

  package func makeWidget(
    _ sender: EventSender<ScrollContentElement>
  ) -> ElementWidget<ScrollContentElement> {
    ScrollContentWidget(self, sender)
  }
}
