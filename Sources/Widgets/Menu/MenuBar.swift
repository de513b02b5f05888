import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// A bar of menus, as at the top of a window.
///
/// ```swift
/// MenuBar {
///   Menu("File") {
///     Button("New") { $0.new() }
///     Button("Delete all", role: .destructive) { $0.isAsking = true }
///   }
///   Menu("View") { Toggle("Hidden files", isOn: \.showsHidden) }
/// }
/// ```
///
/// F10 opens the first menu that has items. Alt with the first letter of a title opens that menu;
/// the letters are underlined. ← and → move from an open menu to the next one that has items.
/// `KeyHints` shows F10. The focus does not move. If the window is too narrow, the titles scroll:
/// to the menu that opens, and with the wheel.
@MainActor
public func MenuBar<Owner: Component>(
  @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VirtualNode(
    ScrollElement(axes: .horizontal, showsIndicators: false, fitsContent: true, leavesKeys: true),
    children: VirtualNode(
      ScrollContentElement(isRow: true),
      children: VirtualNode(MenuBarElement(), children: content()))
  ).flex(shrink: 1)
}

package struct MenuBarElement: ArrangedElement, Accessible {
  package var arrangement: Arrangement { Arrangement(kind: .row) }
  package var role: Role { .menuBar }
  package var label: String { "" }
  package var description: String { "MenuBar" }
}

extension WidgetTree {
  /// Opens a menu of the menu bar in the layer that has the input: the first one with items for
  /// F10, or the one with a letter for Alt.
  ///
  /// - Returns: whether there is one.
  func openMenuBar(_ event: KeyEvent) -> Bool {
    var letter: String?
    switch event.key.code {
    case .function(10) where event.key.modifiers.isEmpty: break
    case .character(let character) where event.key.modifiers == .alt:
      letter = character.lowercased()
    default: return false
    }
    let title = openableMenus.first { menu in
      letter.map { menu.title.lowercased().hasPrefix($0) } ?? true
    }
    title?.openMenu()
    return title != nil
  }
}
