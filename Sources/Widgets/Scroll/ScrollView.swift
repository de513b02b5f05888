import RecurseReconciler

/// Content that may be larger than the room there is, of which a part is shown.
///
/// ```swift
/// ScrollView {
///   ForEach(state.lines) { Text($0.text) }
/// }
/// .defaultScrollAnchor(.bottom)
/// ```
///
/// It takes the room that is left, whatever stands in it; `.frame(height:)` gives it another, which
/// it needs within a scroll view of the same direction. Its content has as much room as it likes
/// along the directions it is scrolled in; nodes stand one below the other, or beside each other
/// where it is scrolled horizontally alone. Where the content is larger, a scrollbar stands beside
/// it.
///
/// It is scrolled with the wheel (with Shift held: horizontally), with the scrollbars, and with the
/// arrows, Page Up, Page Down, Home and End (with Shift: horizontally) that nothing in it has a use
/// for. At the edge the scroll view around it goes on. Where nothing in it takes the focus, it does
/// so itself: its scrollbars are bold then, or its border, where it has no scrollbar. What gets the
/// focus by Tab or by the state is scrolled into view.
///
/// Everything in it is alive, but what cannot be seen is not painted. For very many rows there is
/// `List`, which renders only those that can be seen.
@MainActor
public func ScrollView<Owner: Component>(
  _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
  @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VirtualNode(
    ScrollElement(axes: axes, showsIndicators: showsIndicators),
    children: VirtualNode(
      ScrollContentElement(isRow: axes == .horizontal), children: content()))
}

package struct ScrollElement: WidgetElement, Accessible {
  package var axes: Axis.Set
  package var showsIndicators: Bool

  package var role: Role { .scrollView }
  package var label: String { "" }

  package func makeWidget(_ sender: EventSender<ScrollElement>) -> ElementWidget<ScrollElement> {
    ScrollWidget(self, sender)
  }
}

extension Role {
  public static let scrollView = Role("scrollView")
}

/// All that is scrolled, in one box.
package struct ScrollContentElement: WidgetElement {
  package var isRow: Bool

  package func makeWidget(
    _ sender: EventSender<ScrollContentElement>
  ) -> ElementWidget<ScrollContentElement> {
    ScrollContentWidget(self, sender)
  }
}
