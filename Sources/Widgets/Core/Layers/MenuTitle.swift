import RecurseTerminal

/// A widget that opens a menu: a title of a menu bar, or an item with a menu of its own.
@MainActor
protocol MenuTitle: Widget {
  var title: String { get }
  func openMenu()
}

extension Role {
  /// A line of menus.
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

  /// The nearest widget around this one that meets a condition.
  final func parent(where condition: (Widget) -> Bool) -> Widget? {
    var next = parent
    while let widget = next {
      if condition(widget) { return widget }
      next = widget.parent
    }
    return nil
  }
}
