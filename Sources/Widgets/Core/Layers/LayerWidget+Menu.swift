import RecurseReconciler
import RecurseTerminal

// A menu is a layer whose items the arrows and letters go through.
//
//     ↑ ↓ Home End a letter    another item
//     ←                        out of a menu in a menu; in a menu bar the menu before
//     →                        into a menu in the menu; in a menu bar the menu after
extension LayerWidget {
  func handleMenuKey(_ key: KeyEvent) -> Bool {
    guard key.kind != .release else { return false }
    switch key.key {
    case .up: focus.advance(backward: true)
    case .down: focus.advance()
    case .home: focus.move(to: items.first)
    case .end: focus.move(to: items.last)
    case .left where outerMenu != nil: dismiss()
    case .left: openNeighbour(-1)
    case .right: openNeighbour(1)
    default:
      guard let text = key.text, let item = item(startingWith: text) else { return false }
      focus.move(to: item)
    }
    return true
  }

  private var items: [Widget] { allTabStops }

  /// The next item after the focused one, around the end, whose label starts with a text.
  private func item(startingWith text: String) -> Widget? {
    let items = items
    let start = items.firstIndex { $0 === focus.widget }.map { $0 + 1 } ?? 0
    return (items[start...] + items[..<start]).first {
      ($0.shownElement as? any Accessible)?.label.lowercased().hasPrefix(text.lowercased()) == true
    }
  }

  /// The menu that this one is an item of.
  var outerMenu: LayerWidget? {
    guard element.kind == .menu, element.point == nil, let layer = anchor?.layer,
      layer.element.kind == .menu
    else { return nil }
    return layer
  }

  /// The menu that has this one in it, at some depth: with it all of them close.
  var outermostMenu: LayerWidget {
    var menu = self
    while let outer = menu.outerMenu { menu = outer }
    return menu
  }

  /// A press outside of a menu closes it; one on a menu that it is in leaves that open, and one on
  /// another title of the menu bar opens that.
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
  private var titles: [MenuTitleWidget] {
    guard element.point == nil, let bar = anchor?.parent(where: \.isMenuBar) else { return [] }
    return bar.menuTitles
  }

  private func openNeighbour(_ step: Int) {
    let menu = outermostMenu
    let titles = menu.titles
    guard titles.count > 1, let index = titles.firstIndex(where: { $0 === menu.anchor }) else {
      return
    }
    menu.dismiss()
    titles[(index + step + titles.count) % titles.count].openMenu()
  }
}
