import RecurseReconciler

/// A viewport of content that may be larger.
///
/// ```swift
/// ScrollView {
///   ForEach(state.lines) { Text($0.text) }
/// }
/// .defaultScrollAnchor(.bottom)
/// ```
///
/// It expands to the room there is, whatever its content; one that is scrolled sideways alone is as
/// high as its content, or as the room there is where the content expands, as a list does. Inside a scroll view of the same axis it needs a `.frame(height:)`. Its content is not bounded along the scrolled axes; nodes form a
/// column, or a row where only the horizontal axis is scrolled. Where the content is larger than
/// the viewport, a scrollbar is shown.
///
/// It is scrolled by the wheel (with Shift: horizontally), the scrollbars, and the arrows, Page Up,
/// Page Down, Home and End (with Shift: horizontally) that nothing inside handles. At an end the
/// scroll view around it is scrolled. Where nothing inside is focusable, it is focusable itself:
/// its scrollbars are bold then, or its border where there is no scrollbar; so it is where it is
/// opened and what is focusable inside is further down, until that is in sight. What gets the focus by
/// Tab or by the state is scrolled into view.
///
/// All content is mounted; what cannot be seen is not painted. For very many rows use `List`, which
/// mounts only those that can be seen.
///
/// - Parameters:
///   - axes: the axes along which the content is scrolled.
///   - showsIndicators: whether scrollbars are shown.
///   - fitsContent: whether it is only as large as its content where there is more room. A
///     `.frame(maxHeight:)` bounds it.
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
  /// Whether it is as large as its content where there is room for that.
  package var fitsContent = false
  /// Whether it leaves the arrows to what is around it: as a menu.
  package var leavesKeys = false

  package var role: Role { leavesKeys ? .presentation : .scrollView }
  package var label: String { "" }

  package func makeWidget(_ sender: EventSender<ScrollElement>) -> ElementWidget<ScrollElement> {
    ScrollWidget(self, sender)
  }
}

extension Role {
  /// A viewport of content that may be larger.
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
