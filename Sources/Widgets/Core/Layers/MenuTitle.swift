import RecurseTerminal

/// A widget that opens a menu: a title of a menu bar, or an item with a submenu.
@MainActor
protocol MenuTitle: Widget {
  var title: String { get }
  /// Whether its menu has items now. A menu without items does not open.
  var hasItems: Bool { get }
  func openMenu()
}

/// The titles that open menus, in the order in which they came, so that a menu bar is found without
/// a search.
final class MenuTitles: TreeFeature {
  private var titles: [WeakWidget] = []

  func add(_ title: any MenuTitle) { titles.add(title, of: tree) }

  /// The menus with items of the menu bar in the layer that has the input. O(menus).
  var openable: [any MenuTitle] {
    let layer = tree.inputLayer
    for title in titles {
      guard let bar = title.widget?.parent(where: \.isMenuBar), bar.tree === tree,
        bar.layer === layer, !bar.isDisabled
      else { continue }
      let titles = bar.menuTitles.filter(\.hasItems)
      if !titles.isEmpty { return titles }
    }
    return []
  }
}

extension WidgetTree {
  /// The menus with items of the menu bar in the layer that has the input. O(menus).
  var openableMenus: [any MenuTitle] { feature(MenuTitles.self)?.openable ?? [] }
}

extension Role {
  /// The role of a menu bar.
  public static let menuBar = Role("menuBar")
}

extension Widget {
  final var isMenuBar: Bool { (shownElement as? any Accessible)?.role == .menuBar }

  /// The titles in a menu bar that can be opened, in order.
  final var menuTitles: [any MenuTitle] {
    var found: [any MenuTitle] = []
    for child in children {
      if let title = child as? any MenuTitle {
        if !title.isDisabled { found.append(title) }
      } else {
        found += child.menuTitles
      }
    }
    return found
  }

  /// Returns the nearest ancestor that meets a condition.
  final func parent(where condition: (Widget) -> Bool) -> Widget? {
    var next = parent
    while let widget = next {
      if condition(widget) { return widget }
      next = widget.parent
    }
    return nil
  }
}
