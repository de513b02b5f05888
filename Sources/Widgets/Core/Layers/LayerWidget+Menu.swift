import RecurseLayout
import RecurseReconciler
import RecurseTerminal

// A menu is a layer whose items the arrows and letters go through.
//
//     ↑ ↓ Home End a letter    another item; Page Up and Page Down go ten items on
//     ←                        out of a menu in a menu; in a menu bar the menu before
//     →                        into a menu in the menu; in a menu bar the menu after
//
// In a menu bar a menu without items is passed over.
extension LayerWidget {
  func handleMenuKey(_ key: KeyEvent) -> Bool {
    switch key.key {
    case .up: focus.advance(backward: true)
    case .down: focus.advance()
    case .home: focus.move(to: items.first, isRevealed: true)
    case .end: focus.move(to: items.last, isRevealed: true)
    case .pageUp: moveFocus(by: -10)
    case .pageDown: moveFocus(by: 10)
    case .left where outerMenu != nil: dismiss()
    case .left: openNeighbour(-1)
    case .right: openNeighbour(1)
    default:
      guard let text = key.text, let item = item(startingWith: text) else { return false }
      focus.move(to: item, isRevealed: true)
    }
    return true
  }

  /// Moves the focus by a number of items, at most to the first or the last.
  private func moveFocus(by count: Int) {
    let items = items
    guard let index = items.firstIndex(where: { $0 === focus.widget }) else { return }
    focus.move(to: items[min(max(0, index + count), items.count - 1)], isRevealed: true)
  }

  private var items: [Widget] { allTabStops }

  /// Returns the next item whose label starts with a text, after the focused one and around the
  /// end.
  private func item(startingWith text: String) -> Widget? {
    let items = items
    let start = items.firstIndex { $0 === focus.widget }.map { $0 + 1 } ?? 0
    return (items[start...] + items[..<start]).first {
      $0.accessibleLabel.lowercased().hasPrefix(text.lowercased())
    }
  }

  /// Returns the rectangle beside which a menu lies: its title, with the corner moved into the
  /// window. A submenu lies beside the whole menu that it is an item of, from the line above.
  func menuAnchor(of title: Widget, at corner: CellPoint, in tree: WidgetTree) -> CellRect {
    if let outer = outerMenu, let box = outer.children.first?.frameOnScreen {
      return CellRect(column: box.column, row: corner.row - 1, columns: box.columns, rows: 1)
    }
    let size = title.layout.frame.size
    return CellRect(
      column: min(max(0, corner.column), max(0, tree.size.columns - 1)),
      row: min(max(0, corner.row), max(0, tree.size.rows - 1)), columns: size.columns,
      rows: size.rows)
  }

  /// The menu that this one is an item of.
  var outerMenu: LayerWidget? {
    guard element.kind == .menu, element.point == nil, let layer = anchor?.layer,
      layer.element.kind == .menu
    else { return nil }
    return layer
  }

  /// The outermost menu around this one, or this one. When it closes, all inside close too.
  var outermostMenu: LayerWidget {
    var menu = self
    while let outer = menu.outerMenu { menu = outer }
    return menu
  }

  /// Called when the mouse moved the focus to an item. An item with a menu opens the menu.
  func focusFollowedMouse(to item: Widget) { (item as? any MenuTitle)?.openMenu() }

  /// Called when the mouse moves outside of the menu. Over another item of the menu around it, this
  /// menu closes. Over another title of the menu bar, the menu of that title opens.
  func pointedOutsideMenu(at point: CellPoint) {
    if let outer = outerMenu {
      if outer.holdsContent(at: point), anchor?.frameOnScreen?.contains(point) != true { dismiss() }
      return
    }
    guard let title = titles.first(where: { $0.frameOnScreen?.contains(point) == true }),
      title !== anchor, title.hasItems
    else { return }
    dismiss()
    title.openMenu()
  }

  /// A press outside of a menu closes it. A press on a menu around it leaves that one open, and a
  /// press on another title of the menu bar opens the menu of that title.
  func pressedOutsideMenu(at point: CellPoint) {
    var menu = self
    while let outer = menu.outerMenu {
      if outer.holdsContent(at: point) { return menu.dismiss() }
      menu = outer
    }
    let title = menu.titles.first { $0.frameOnScreen?.contains(point) == true }
    menu.dismiss()
    if let title, title !== menu.anchor { title.openMenu() }
  }

  /// The titles of the menu bar that the menu belongs to.
  private var titles: [any MenuTitle] {
    guard element.point == nil, let bar = anchor?.parent(where: \.isMenuBar) else { return [] }
    return bar.menuTitles
  }

  private func openNeighbour(_ step: Int) {
    let menu = outermostMenu
    let titles = menu.titles
    guard let index = titles.firstIndex(where: { $0 === menu.anchor }) else { return }
    let others = titles[(index + 1)...] + titles[..<index]
    let next = step > 0 ? others.first { $0.hasItems } : others.last { $0.hasItems }
    guard let next else { return }
    menu.dismiss()
    next.openMenu()
  }
}
