import CStack
import RecurseLayout
import RecurseTerminal

/// Paints what changed: widgets that asked for it, and what frames that changed uncover or cover.
@MainActor
package final class Painter {
  @exclusivity(unchecked) unowned var tree: WidgetTree?
  @exclusivity(unchecked) var damaged: [(widget: Widget, rect: CellRect)] = []
  @exclusivity(unchecked) private(set) var everything = true
  /// Widgets whose children all moved together, and by how many rows they are further down.
  var shifts: [(widget: Widget, rows: Int)] = []
  /// Rows in which the edge of a painted area may have cut a wide glyph in two.
  @exclusivity(unchecked) private var cutRows: Set<Int> = []
  /// Widgets whose content was painted.
  @exclusivity(unchecked) package var painted = 0
  /// Where keys come first, while widgets are painted.
  @exclusivity(unchecked) private var focused: ObjectIdentifier?
  /// Where widgets are painted instead of on the screen.
  @exclusivity(unchecked) private var apart: CellGrid?

  /// Larger than any widget, small enough to calculate with.
  static let whole = CellRect(column: 0, row: 0, columns: 1 << 24, rows: 1 << 24)

  /// Whether anything waits to be painted.
  package var hasWork: Bool { everything || !damaged.isEmpty || !shifts.isEmpty }

  func addAll() { everything = true }

  /// A widget would paint itself otherwise.
  func add(_ widget: Widget) { add(widget, Painter.whole) }

  /// What a child covers, or covered, has to be painted.
  func add(_ parent: Widget, childIn frame: LayoutFrame, displacedBy offset: CellOffset) {
    add(parent, parent.paintedRect(ofChildIn: frame, displacedBy: offset))
  }

  /// A part of a widget, given as its children's frames are, has to be painted.
  func add(_ widget: Widget, layoutRect rect: CellRect) {
    add(
      widget,
      rect.offset(columns: -widget.scrollOffset.columns, rows: -widget.scrollOffset.rows))
  }

  /// A widget's frame changed: what it left and what it covers now.
  func add(moved widget: Widget, from old: LayoutFrame) {
    guard let parent = widget.parent else { return addAll() }
    // A parent that is painted as a whole, as new ones are, paints its children.
    guard !parent.needsPaint else { return }
    add(parent, childIn: old, displacedBy: widget.shift)
    add(parent, childIn: widget.layout.frame, displacedBy: widget.shift)
  }

  private func add(_ widget: Widget, _ rect: CellRect) {
    guard !rect.isEmpty, !everything else { return }
    // Rows that move one after the other leave and cover neighbouring cells.
    if let last = damaged.last, last.widget === widget {
      let both = last.rect.union(rect)
      if both.area <= last.rect.area + rect.area {
        damaged[damaged.count - 1].rect = both
        return
      }
    }
    damaged.append((widget, rect))
  }

  func paint() {
    guard let tree else { return }
    noteFocus()
    if !everything { carryOutShifts(in: tree) }
    shifts = []
    let damage = damaged
    damaged = []
    if everything {
      everything = false
      tree.grid.fill(tree.grid.bounds, style: CellStyle())
      paint(tree.root, at: CellPoint(column: 0, row: 0), clip: tree.grid.bounds, TextStyle())
      tree.grid.joinLines(in: tree.grid.bounds)
    } else {
      repaint(damage, in: tree)
    }
    for (widget, _) in damage { widget.needsPaint = false }
  }

  private func noteFocus() { focused = tree?.focus.widget.map { ObjectIdentifier($0) } }

  /// How many painted areas are remembered, to leave out what lies in one of them.
  private static let memory = 16

  private func repaint(_ damage: [(widget: Widget, rect: CellRect)], in tree: WidgetTree) {
    cutRows = []
    repaintAreas(damage, in: tree)
    for row in cutRows where row < tree.grid.size.rows {
      let strip = CellRect(column: 0, row: row, columns: tree.grid.size.columns, rows: 1)
      tree.grid.fill(strip, style: CellStyle())
      paint(tree.root, at: CellPoint(column: 0, row: 0), clip: strip, TextStyle())
      tree.grid.joinLines(in: strip)
    }
  }

  /// A half of a wide glyph may be inside a painted area and the other half outside: a row where
  /// that happens is painted as a whole.
  func didCutGlyph(inRow row: Int) {
    if apart == nil { cutRows.insert(row) }
  }

  /// Paints on a grid apart from the screen, and counts nothing.
  func paint(on grid: CellGrid, _ body: () -> Void) {
    let (outer, count) = (apart, painted)
    apart = grid
    noteFocus()
    body()
    grid.joinLines(in: grid.bounds)
    (apart, painted) = (outer, count)
  }

  /// Finds the glyphs on the screen that an area cuts in two.
  private func noteCuts(by area: CellRect, in grid: CellGrid) {
    for row in area.row..<area.endRow {
      let cells = grid.row(row)
      if cells[area.column].glyph == .continuation
        || area.endColumn < cells.count && cells[area.endColumn].glyph == .continuation
      {
        didCutGlyph(inRow: row)
      }
    }
  }

  private func repaintAreas(_ damage: [(widget: Widget, rect: CellRect)], in tree: WidgetTree) {
    var done: [CellRect] = []
    for (widget, rect) in damage {
      guard let place = Placement(of: widget, in: tree) else { continue }
      let area = rect.offset(columns: place.origin.column, rows: place.origin.row)
        .intersection(place.visible).intersection(tree.grid.bounds)
      guard !area.isEmpty, !area.isIn(done) else { continue }
      if done.count < Painter.memory { done.append(area) }
      let layers = widget.outermostLayers ?? widget
      guard let start = layers === widget ? place : Placement(of: layers, in: tree) else {
        continue
      }
      noteCuts(by: area, in: tree.grid)
      tree.grid.fill(area, style: CellStyle(background: start.backgroundBehind))
      paint(
        layers, at: start.origin, clip: area.intersection(start.visible), start.textAround)
      tree.grid.joinLines(in: area)
    }
  }

  /// - Parameter size: the size of the widget's box, where it is on its way to that of its layout.
  func paint(
    _ widget: Widget, at origin: CellPoint, clip: CellRect, _ around: TextStyle,
    size boxSize: CellSize? = nil
  ) {
    guard let grid = apart ?? tree?.grid, !recurse_stack_is_low() else { return }
    let frame = widget.layout.frame
    let rect = CellRect(
      column: origin.column, row: origin.row, columns: boxSize?.columns ?? frame.width,
      rows: boxSize?.rows ?? frame.height)
    let visible = rect.intersection(clip)
    guard !visible.isEmpty else { return }
    widget.needsPaint = false
    painted += 1
    let isFocused = focused == ObjectIdentifier(widget)
    var text = widget.box.text.over(around)
    if widget.box.isDisabled { text.attributes.insert(.dim) }
    if let background = widget.box.background {
      grid.fill(visible, style: CellStyle(background: background))
    }
    if let border = widget.box.border {
      var line = text
      if isFocused || widget.marksFocusOfContent, widget.marksFocusOnBorder {
        line.attributes.insert(.bold)
      }
      border.paint(
        rect, on: grid, clip: visible, line, group: border.joins ? widget.lineGroup : nil)
    }
    let edges = widget.contentEdges
    let size = CellSize(
      columns: max(0, frame.width - edges.left - edges.right),
      rows: max(0, frame.height - edges.top - edges.bottom))
    let content = CellRect(
      column: rect.column + edges.left, row: rect.row + edges.top, columns: size.columns,
      rows: size.rows)
    widget.paint(
      Canvas(
        grid: grid, painter: self, origin: CellPoint(column: content.column, row: content.row),
        clip: content.intersection(visible), size: size,
        style: CellStyle(foreground: text.foreground, attributes: text.attributes),
        cleared: text.cleared, isFocused: isFocused))
    let inside = visible.intersection(widget.areaOfChildren(in: rect))
    let front = widget.frontChild
    if let movement = widget.movement {
      paint(movement, of: widget, at: origin, clip: inside, text, on: grid)
    } else {
      let seen = inside.offset(columns: -origin.column, rows: -origin.row)
      for index in widget.indices(ofChildrenIn: seen) where widget.children[index] !== front {
        let child = widget.children[index]
        let place = widget.paintedRect(ofChildIn: child.layout.frame, displacedBy: child.shift)
        paint(
          child, at: CellPoint(column: origin.column + place.column, row: origin.row + place.row),
          clip: inside, text)
      }
    }
    if let front { paint(front, over: widget, at: origin, clip: inside, text, on: grid) }
    guard widget.paintsOverChildren else { return }
    widget.paintOver(
      Canvas(
        grid: grid, painter: self, origin: origin, clip: visible,
        size: CellSize(columns: rect.columns, rows: rect.rows),
        style: CellStyle(foreground: text.foreground, attributes: text.attributes),
        cleared: text.cleared, isFocused: isFocused))
  }

  /// Paints a child in front of its siblings, which do not show through.
  private func paint(
    _ child: Widget, over parent: Widget, at origin: CellPoint, clip: CellRect, _ text: TextStyle,
    on grid: CellGrid
  ) {
    guard let tree else { return }
    let place = parent.paintedRect(ofChildIn: child.layout.frame, displacedBy: child.shift)
      .offset(columns: origin.column, rows: origin.row)
    let visible = place.intersection(clip)
    guard !visible.isEmpty, let around = Placement(of: child, in: tree) else { return }
    noteCuts(by: visible, in: grid)
    grid.fill(visible, style: CellStyle(background: around.backgroundBehind))
    paint(child, at: CellPoint(column: place.column, row: place.row), clip: clip, text)
  }
}

extension CellRect {
  fileprivate var area: Int { columns * rows }

  /// Whether one of some rectangles holds this one.
  fileprivate func isIn(_ others: [CellRect]) -> Bool {
    for other in others where other.intersection(self) == self { return true }
    return false
  }
}

extension Widget {
  /// The outermost ancestor whose children may lie over each other, also on their way, or that
  /// paints over them: what is painted in one of them may have to be painted over.
  final var outermostLayers: Widget? {
    var found: Widget?
    var current = parent
    while let ancestor = current {
      if ancestor.hasLayers && ancestor.children.count > 1 || ancestor.movement != nil
        || ancestor.paintsOverChildren
      {
        found = ancestor
      }
      current = ancestor.parent
    }
    return found
  }
}
