import RecurseLayout
import RecurseTerminal

extension WidgetTree {
  /// Takes over what widgets hold themselves, cursor, scroll and focus, from a tree of the same
  /// shape.
  package func adoptState(of other: WidgetTree) {
    adopt(root, other.root, focused: other.focus.widget)
  }

  /// Whether something is on its way, so that a fresh tree shows another picture.
  package var isMoving: Bool { animations?.isMoving ?? false }

  /// The screen painted from nothing, with everything where it is on its way.
  package func paintedAnew() -> CellGrid {
    let whole = CellGrid(size: size, glyphs: grid.glyphs, styles: grid.styles)
    painter.paint(on: whole) {
      painter.paint(root, at: CellPoint(column: 0, row: 0), clip: whole.bounds, TextStyle())
    }
    return whole
  }

  private func adopt(_ mine: Widget, _ others: Widget, focused: Widget?) {
    guard type(of: mine) == type(of: others), mine.hasStack else { return }
    mine.adoptState(of: others)
    if others === focused { focus.adopt(mine) }
    for (child, other) in zip(mine.children, others.children) {
      adopt(child, other, focused: focused)
    }
  }
}

extension Widget {
  /// Whether another tree has the same widgets in the same places, as far as somebody looks at two
  /// of them.
  package final func isAlike(_ other: Widget, _ areAlike: (Widget, Widget) -> Bool) -> Bool {
    // What is deeper was not laid out either.
    guard hasStack else { return true }
    return type(of: self) == type(of: other) && children.count == other.children.count
      && areAlike(self, other)
      && zip(children, other.children).allSatisfy { $0.isAlike($1, areAlike) }
  }

  /// Whether another widget of the same type shows the same.
  package final func showsTheSame(as other: Widget) -> Bool {
    box == other.box && elementDescription == other.elementDescription
  }

  /// The tree below as text, a line a widget.
  package final func description(of part: (Widget) -> String, indent: String = "") -> String {
    guard hasStack else { return "\(indent)…\n" }
    return children.reduce("\(indent)\(part(self))\n") {
      $0 + $1.description(of: part, indent: indent + "  ")
    }
  }

  /// What the widget is and shows.
  package final var summary: String {
    "\(type(of: self)) \(elementDescription) \(box)"
  }

  /// What the widget is and where it stands.
  package final var place: String { "\(type(of: self)) \(layout.frame)" }

  /// What the widget is, and whether Tab comes to it.
  package final var reach: String {
    "\(type(of: self))" + (isTabStop ? ", reached by Tab" : "")
  }

  /// Whether Tab comes to both of them or to none.
  package final func isReached(as other: Widget) -> Bool { isTabStop == other.isTabStop }
}

extension CellGrid {
  /// Whether every cell shows the same. Both grids number glyphs and styles alike.
  package func showsTheSame(as other: CellGrid) -> Bool {
    size == other.size
      && (0..<size.rows).allSatisfy { row($0).elementsEqual(other.row($0)) }
  }

  /// The text of the grid.
  package var picture: String {
    (0..<size.rows).map { glyphs.text(of: row($0).map(\.glyph)) }.joined(separator: "\n")
  }
}
