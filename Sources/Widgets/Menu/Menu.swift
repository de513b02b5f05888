import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// A button that opens a menu of actions: a pull-down menu, a menu of a ``MenuBar(content:)``, or a
/// menu in another menu.
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
/// The arrows, Home, End and letters go through the items, Enter, Space and a click choose one, which
/// closes the menu after the transition. Escape and a click elsewhere close it. What had the focus
/// keeps it, and hears of nothing.
///
/// - Parameters:
///   - title: the text on the button.
///   - content: the items; asked for only while the menu is open.
@MainActor
public func Menu<Owner: Component>(
  _ title: String, @NodeBuilder<Owner> content: @escaping @MainActor () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VirtualNode(MenuTitleElement(title: title)).presenting(.menu) { request in
    .menu(label: title, request, content())
  }
}

extension VirtualNode {
  /// The layer of a menu, with the items of another presenter after its own; none where there are no
  /// items.
  package static func menu(
    label: String, _ request: PresentationRequest, _ content: VirtualNode
  ) -> VirtualNode? {
    if request.wantsContent { return content.base.isVacant ? nil : content }
    var content = content
    if let appended = request.appended?.content.map({ VirtualNode($0) }) {
      content =
        content.base.isVacant
        ? appended : NodeBuilder.buildBlock(content, VirtualNode(DividerElement()), appended)
    }
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

  /// The items, scrolled where there is too little room for them.
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
  /// What opens a menu.
  public static let menuButton = Role("menuButton")
}
