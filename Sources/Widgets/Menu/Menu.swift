import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// A button that opens a menu of actions: a pull-down menu, a menu of a ``MenuBar(content:)``, or a
/// submenu.
///
/// ```swift
/// Menu("Sort by") {
///   Button("Name") { $0.sorting = .name }
///   Button("Size") { $0.sorting = .size }
///   Divider()
///   Toggle("Reversed", isOn: \.isReversed)
/// }
/// ```
///
/// The arrows, Home, End and letters move through the items. Enter, Space and a click choose an
/// item, and the menu closes after its transition. Escape and a click elsewhere close the menu. The
/// focused widget keeps the focus and is not notified.
///
/// An item with the title of a command, “Save as…” for “Save as”, shows the keys of that command at
/// the trailing edge. The command may be around the focused content or around the menu.
///
/// - Parameters:
///   - title: the button's label.
///   - content: the items, requested only while the menu is open.
@MainActor
public func Menu<Owner: Component>(
  _ title: String, @NodeBuilder<Owner> content: @escaping @MainActor () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VirtualNode(MenuTitleElement(title: title)).presenting(.menu) { request in
    .menu(label: title, request, content())
  }
}

extension VirtualNode {
  /// Returns the layer of a menu, with the items of another presenter after its own, or `nil` if
  /// there are no items.
  package static func menu(
    label: String, _ request: PresentationRequest, _ content: VirtualNode
  ) -> VirtualNode? {
    if request.wantsContent { return content.base.isVacant ? nil : content }
    var content = content
    content = content.divided(from: request.appended?.content)
    if let first = request.prepended { content = VirtualNode(first).divided(from: content.base) }
    guard !content.base.isVacant else { return nil }
    var point: CellPoint?
    if let column = request.column, let row = request.row {
      point = CellPoint(column: column, row: row)
    }
    return VirtualNode(
      LayerElement(.menu, label: label, isRequested: true, point: point),
      children: VStack(alignment: .stretch) { scrolled(content) }
        .border(.rounded).flex(shrink: 1))
  }

  /// Adds other items after a divider.
  private func divided(from items: AnyNode?) -> VirtualNode {
    guard let items, !items.isVacant else { return self }
    let after = VirtualNode(items)
    guard !base.isVacant else { return after }
    return NodeBuilder.buildBlock(self, VirtualNode(DividerElement()), after)
  }

  /// The items in a scroll view, for a menu with too little room.
  private static func scrolled(_ content: VirtualNode) -> VirtualNode {
    VirtualNode(
      ScrollElement(axes: .vertical, showsIndicators: true, fitsContent: true, leavesKeys: true),
      children: VirtualNode(ScrollContentElement(isRow: false), children: content)
    ).flex(shrink: 1)
  }
}

package struct MenuTitleElement: WidgetElement, Accessible {
  package var title: String

  package var role: Role { .menuButton }
  package var label: String { title }

  package func makeWidget(
    _ sender: EventSender<MenuTitleElement>
  ) -> ElementWidget<MenuTitleElement> {
    MenuTitleWidget(self, sender)
  }
}

extension Role {
  /// The role of a button that opens a menu.
  public static let menuButton = Role("menuButton")
}
