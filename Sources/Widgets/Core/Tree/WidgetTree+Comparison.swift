import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseThemes

extension WidgetTree {
  /// Takes over the state that widgets hold, cursor, scroll offset and focus, from a tree of the
  /// same shape.
  package func adoptState(of other: WidgetTree) {
    mouse.adopt(other.mouse)
    for (mine, others) in zip(roots, other.roots) {
      adopt(mine, others, focused: others.layerFocus?.widget)
    }
  }

  /// Whether another tree has as many layers, and widgets of the same types in each, all alike by a
  /// test.
  package func isAlike(_ other: WidgetTree, _ areAlike: (Widget, Widget) -> Bool) -> Bool {
    roots.count == other.roots.count
      && zip(roots, other.roots).allSatisfy { $0.isAlike($1, areAlike) }
  }

  /// The tree and its layers as text, a line a widget.
  package func description(of part: (Widget) -> String) -> String {
    roots.map { $0.description(of: part) }.joined()
  }

  /// Whether anything is in transition, so that a fresh tree shows another picture.
  package var isMoving: Bool { animations?.isMoving ?? false }

  /// The screen painted from nothing, with what is in transition where it is.
  package func paintedAnew() -> CellGrid {
    let whole = CellGrid(size: size, glyphs: grid.glyphs, styles: grid.styles)
    painter.paint(on: whole) {
      whole.fill(whole.bounds, style: rootLook.empty)
      painter.paintRoots(of: self, clip: whole.bounds)
    }
    return whole
  }

  private func adopt(_ mine: Widget, _ others: Widget, focused: Widget?) {
    guard type(of: mine) == type(of: others), mine.hasStack else { return }
    mine.adoptState(of: others)
    adoptFittedRows(of: others, for: mine)
    mine.wouldBePressed = others.wouldBePressed
    if let other = others.field { mine.adopt(other) }
    if others.isPressed { mouse.adoptedPress = mine }
    if others.tree?.mouse.hover.isOver(others) == true { mouse.hover.adopt(mine) }
    if others.tree?.mouse.hover.isInside(others) == true { mouse.hover.adoptAround(mine) }
    if others === focused { mine.layerFocus?.adopt(mine) }
    for (child, other) in zip(mine.children, others.children) {
      adopt(child, other, focused: focused)
    }
  }
}

extension Widget {
  /// Whether another tree has widgets of the same types in the same order, each alike by a test.
  package final func isAlike(_ other: Widget, _ areAlike: (Widget, Widget) -> Bool) -> Bool {
    // What is nested more deeply was not laid out either.
    guard hasStack else { return true }
    return type(of: self) == type(of: other) && children.count == other.children.count
      && areAlike(self, other)
      && zip(children, other.children).allSatisfy { $0.isAlike($1, areAlike) }
  }

  /// Whether another widget of the same type shows the same.
  ///
  /// Elements that differ may be alike, such as two that hold a NaN. They alone are described, as
  /// a description costs far more than a comparison.
  package final func showsTheSame(as other: Widget) -> Bool {
    func equals<E: Element>(_ element: E) -> Bool { other.shownElement as? E == element }
    return style == other.style
      && (shownElement.map { equals($0) } ?? true
        || elementDescription == other.elementDescription)
  }

  /// The tree below as text, a line a widget.
  package final func description(of part: (Widget) -> String, indent: String = "") -> String {
    guard hasStack else { return "\(indent)…\n" }
    return children.reduce("\(indent)\(part(self))\n") {
      $0 + $1.description(of: part, indent: indent + "  ")
    }
  }

  /// The widget's type, element and style.
  package final var summary: String {
    "\(type(of: self)) \(elementDescription) \(style)"
  }

  /// The widget's type and frame.
  package final var frameDescription: String { "\(type(of: self)) \(layout.frame)" }

  /// The widget's type, and whether Tab stops there.
  package final var tabStopDescription: String {
    "\(type(of: self))" + (isTabStop ? ", a tab stop" : "")
  }

  /// Whether Tab stops at both of them or at none.
  package final func isTabStop(like other: Widget) -> Bool { isTabStop == other.isTabStop }
}

extension CellGrid {
  /// Whether every cell shows the same. Both grids must share their tables of glyphs and styles.
  package func showsTheSame(as other: CellGrid) -> Bool {
    size == other.size
      && (0..<size.rows).allSatisfy { row($0).elementsEqual(other.row($0)) }
  }

  /// The rows that differ, and what does: at most ten of them. Both grids must share their tables.
  package func differences(from other: CellGrid) -> String {
    guard size == other.size else { return "patched: \(size)\nfresh:   \(other.size)" }
    var lines: [String] = []
    for index in 0..<size.rows where !row(index).elementsEqual(other.row(index)) {
      guard lines.count < 30 else {
        lines.append("…")
        break
      }
      let (mine, others) = (row(index), other.row(index))
      let column = (0..<size.columns).first { mine[$0] != others[$0] } ?? 0
      lines += [
        "row \(index), from column \(column):", "  patched: \(glyphs.text(of: mine.map(\.glyph)))",
        "  fresh:   \(glyphs.text(of: others.map(\.glyph)))",
      ]
      if mine[column].glyph == others[column].glyph {
        lines.append(
          "  its style is \(styles[mine[column].style]), "
            + "a fresh one \(styles[others[column].style])")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The text of the grid.
  package var picture: String {
    (0..<size.rows).map { glyphs.text(of: row($0).map(\.glyph)) }.joined(separator: "\n")
  }
}
