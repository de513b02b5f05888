import CStack
import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseThemes

/// Paints the damage: widgets that asked for it, and the areas that moved widgets left or cover.
@MainActor
package final class Painter {
  // The tree owns this object, and is freed after it.
  @exclusivity(unchecked) unowned var tree: WidgetTree?
  /// The areas to paint anew, as rectangles of widgets.
  @exclusivity(unchecked) var damage: [(widget: Widget, rect: CellRect)] = []
  /// Widgets whose children all moved by the same number of rows, down where it is positive.
  @exclusivity(unchecked) var scrolls: [(widget: Widget, rows: Int)] = []
  /// Rows in which the edge of a painted area may have split a wide glyph.
  @exclusivity(unchecked) private var cutRows: Set<Int> = []
  /// The widget with the focus, while widgets are painted.
  @exclusivity(unchecked) private var focused: ObjectIdentifier?
  /// The innermost border around the focus, as it was painted last.
  @exclusivity(unchecked) private weak var focusedBorder: Widget?
  /// The grid that is painted on instead of the screen's.
  @exclusivity(unchecked) private var offscreenGrid: CellGrid?
  /// The meaning of colors at the widget that is painted.
  @exclusivity(unchecked) var look = Look.withoutColors

  // Unchecked, since each frame reads these: docs/decisions/002-unchecked-access.md has the cost.
  @exclusivity(unchecked) private(set) var everything = true
  @exclusivity(unchecked) private var hasNewFocus = false
  /// The number of widgets that were painted so far.
  @exclusivity(unchecked) package var painted = 0

  /// Larger than any widget, small enough to calculate with.
  static let whole = CellRect(column: 0, row: 0, columns: 1 << 24, rows: 1 << 24)

  /// Whether anything waits to be painted.
  package var hasWork: Bool { everything || !damage.isEmpty || !scrolls.isEmpty || hasNewFocus }

  /// Damages the whole screen.
  func addAll() {
    everything = true
    tree?.setNeedsTurn()
  }

  /// The border around the focus may be another one.
  func focusMoved() {
    hasNewFocus = true
    tree?.setNeedsTurn()
  }

  /// Damages a widget.
  func add(_ widget: Widget) { add(widget, Painter.whole) }

  /// Damages what a child covers in a frame.
  func add(_ parent: Widget, childIn frame: CellRect, displacedBy offset: CellOffset) {
    add(parent, parent.paintedRect(ofChildIn: frame, displacedBy: offset))
  }

  /// Damages a part of a widget, in the coordinates of its children's frames.
  package func add(_ widget: Widget, layoutRect rect: CellRect) {
    add(
      widget,
      rect.offset(columns: -widget.scrollOffset.columns, rows: -widget.scrollOffset.rows))
  }

  /// Damages what a widget covered before its frame changed, and what it covers since.
  func add(moved widget: Widget, from old: CellRect) {
    guard let parent = widget.parent else { return addAll() }
    // A parent that is damaged as a whole paints its children.
    guard !parent.needsPaint else { return }
    add(parent, childIn: old, displacedBy: widget.paintOffset)
    add(parent, childIn: widget.layout.frame, displacedBy: widget.paintOffset)
  }

  private func add(_ widget: Widget, _ rect: CellRect) {
    guard !rect.isEmpty, !everything else { return }
    // Rows that move together damage neighbouring cells.
    if let last = damage.last, last.widget === widget {
      let both = last.rect.union(rect)
      if both.area <= last.rect.area + rect.area {
        damage[damage.count - 1].rect = both
        return
      }
    }
    damage.append((widget, rect))
    if damage.count == 1 { tree?.setNeedsTurn() }
  }

  func paint() {
    guard let tree else { return }
    captureFocus()
    if !everything { applyScrolls(in: tree) }
    scrolls = []
    let damage = damage
    self.damage = []
    if everything {
      everything = false
      tree.grid.fill(tree.grid.bounds, style: tree.rootLook.empty)
      paintRoots(of: tree, clip: tree.grid.bounds)
      tree.grid.joinLines(in: tree.grid.bounds)
    } else {
      repaint(damage, in: tree)
    }
    for (widget, _) in damage { widget.needsPaint = false }
  }

  /// Looks where the focus is, and damages the borders that it left and came to.
  private func captureFocus() {
    hasNewFocus = false
    let widget = tree?.focus.widget
    focused = widget.map { ObjectIdentifier($0) }
    var border = widget
    while let ancestor = border, ancestor.style.border == nil { border = ancestor.parent }
    guard border !== focusedBorder else { return }
    for changed in [focusedBorder, border] { changed.map(addEdges) }
    focusedBorder = border
  }

  private func addEdges(of widget: Widget) {
    let (columns, rows) = (widget.layout.frame.columns, widget.layout.frame.rows)
    for row in [0, rows - 1] {
      add(widget, CellRect(column: 0, row: row, columns: columns, rows: 1))
    }
    for column in [0, columns - 1] {
      add(widget, CellRect(column: column, row: 0, columns: 1, rows: rows))
    }
  }

  /// The number of painted areas that are kept, to leave out damage that lies in one of them.
  private static let mostKeptAreas = 16

  private func repaint(_ damage: [(widget: Widget, rect: CellRect)], in tree: WidgetTree) {
    cutRows = []
    repaintAreas(damage, in: tree)
    for row in cutRows where row < tree.grid.size.rows {
      let strip = CellRect(column: 0, row: row, columns: tree.grid.size.columns, rows: 1)
      tree.grid.fill(strip, style: tree.rootLook.empty)
      paintRoots(of: tree, clip: strip)
      tree.grid.joinLines(in: strip)
    }
  }

  func reportLongAddress(_ address: String) {
    tree?.root.instance?.engine.diagnostics.report(
      "the address of a link has more than \(Hyperlink.mostBytes) bytes: "
        + "\(String(address.unicodeScalars.prefix(40)).terminalSafeLine)…")
  }

  /// Paints a row as a whole, as one half of a wide glyph may be inside a painted area and the
  /// other half outside.
  func didCutGlyph(inRow row: Int) {
    if offscreenGrid == nil { cutRows.insert(row) }
  }

  /// Paints on a grid other than the screen's, without counting.
  func paint(on grid: CellGrid, _ body: () -> Void) {
    let (outer, count) = (offscreenGrid, painted)
    offscreenGrid = grid
    captureFocus()
    body()
    grid.joinLines(in: grid.bounds)
    (offscreenGrid, painted) = (outer, count)
  }

  /// Finds the glyphs on the screen that the edges of an area split.
  private func findCutGlyphs(by area: CellRect, in grid: CellGrid) {
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
      if done.count < Painter.mostKeptAreas { done.append(area) }
      let outermost = widget.outermostOverlapping ?? widget
      guard let start = outermost === widget ? place : Placement(of: outermost, in: tree)
      else { continue }
      findCutGlyphs(by: area, in: tree.grid)
      if outermost is LayerWidget {
        // It covers only what its content does.
        tree.grid.fill(area, style: tree.rootLook.empty)
        paintRoots(of: tree, clip: area)
      } else {
        look = start.look
        tree.grid.fill(area, style: look.empty)
        paint(
          outermost, at: start.origin, clip: area.intersection(start.visible), start.textAround)
        paintRoots(of: tree, over: widget, clip: area)
      }
      tree.grid.joinLines(in: area)
    }
  }

  /// Paints the root and the layers over it, or those alone that are over a widget.
  func paintRoots(of tree: WidgetTree, over widget: Widget? = nil, clip: CellRect) {
    let corner = CellPoint(column: 0, row: 0)
    guard !tree.layers.isEmpty else {
      guard widget == nil else { return }
      look = tree.rootLook
      return paint(tree.root, at: corner, clip: clip, TextStyle())
    }
    let below = widget?.root
    let roots = tree.roots
    let first = roots.firstIndex { $0 === below }.map { $0 + 1 } ?? 0
    for root in roots[first...] {
      look = root.lookOfRoot(in: tree)
      paint(root, at: corner, clip: clip, TextStyle())
    }
  }

  /// Paints a widget and all below it.
  ///
  /// - Parameters:
  ///   - origin: where on the grid the widget's upper left corner is.
  ///   - clip: the part of the grid that may change.
  ///   - around: the text style that the widget inherits.
  ///   - boxSize: the size of the widget where it is in transition to that of its layout.
  func paint(
    _ widget: Widget, at origin: CellPoint, clip: CellRect, _ around: TextStyle,
    size boxSize: CellSize? = nil
  ) {
    guard let grid = offscreenGrid ?? tree?.grid, !recurse_stack_is_low() else { return }
    let frame = widget.layout.frame
    let rect = CellRect(
      column: origin.column, row: origin.row, columns: boxSize?.columns ?? frame.columns,
      rows: boxSize?.rows ?? frame.rows)
    let visible = rect.intersection(clip)
    guard !visible.isEmpty else { return }
    widget.needsPaint = false
    painted += 1
    let isFocused = focused == ObjectIdentifier(widget)
    let text = widget.style.text.over(around)
    let lookAround = look.changes(in: widget) ? look : nil
    if lookAround != nil, look.enter(widget) { grid.fill(visible, style: look.empty) }
    defer { if let lookAround { look = lookAround } }
    if let border = widget.style.border {
      border.paint(
        rect, on: grid, clip: visible, text, look,
        isFocused: widget === focusedBorder,
        group: border.joins ? widget.lineGroup : nil)
    }
    let edges = widget.contentEdges
    let size = CellSize(
      columns: max(0, frame.columns - edges.left - edges.right),
      rows: max(0, frame.rows - edges.top - edges.bottom))
    let content = CellRect(
      column: rect.column + edges.left, row: rect.row + edges.top, columns: size.columns,
      rows: size.rows)
    func context(at corner: CellPoint, size: CellSize, clip: CellRect) -> GraphicsContext {
      GraphicsContext(
        grid: grid, painter: self, look: look, origin: corner, clip: clip, size: size,
        style: CellStyle(foreground: text.foreground, attributes: text.attributes),
        cleared: text.cleared, isFocused: isFocused)
    }
    widget.paint(
      context(
        at: CellPoint(column: content.column, row: content.row), size: size,
        clip: content.intersection(visible)))
    if let field = widget.field, field.takesRoom {
      paint(
        field, of: widget, content: content.offset(columns: -rect.column, rows: -rect.row),
        on: context(at: origin, size: rect.size, clip: visible))
    }
    let inside = visible.intersection(widget.childClip(in: rect))
    let front = widget.containerPart?.frontChild
    if let transitions = widget.childTransitions {
      paint(transitions, of: widget, at: origin, clip: inside, text, on: grid)
    } else {
      let seen = inside.offset(columns: -origin.column, rows: -origin.row)
      for index in widget.indices(ofChildrenIn: seen) where widget.children[index] !== front {
        let child = widget.children[index]
        let place = widget.paintedRect(
          ofChildIn: child.layout.frame, displacedBy: child.paintOffset)
        paint(
          child, at: CellPoint(column: origin.column + place.column, row: origin.row + place.row),
          clip: inside, text)
      }
    }
    if let front { paint(front, over: widget, at: origin, clip: inside, text, on: grid) }
    guard let part = widget.containerPart, part.paintsOverChildren else { return }
    part.paintOver(context(at: origin, size: rect.size, clip: visible))
  }

  /// Paints a child over its siblings, on the background that is behind it.
  private func paint(
    _ child: Widget, over parent: Widget, at origin: CellPoint, clip: CellRect, _ text: TextStyle,
    on grid: CellGrid
  ) {
    guard let tree else { return }
    let place = parent.paintedRect(ofChildIn: child.layout.frame, displacedBy: child.paintOffset)
      .offset(columns: origin.column, rows: origin.row)
    let visible = place.intersection(clip)
    guard !visible.isEmpty, let around = Placement(of: child, in: tree) else { return }
    findCutGlyphs(by: visible, in: grid)
    grid.fill(visible, style: around.look.empty)
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
  /// The outermost ancestor whose children may overlap, also in transition, or that paints over
  /// them. Damage inside it is painted from there, so that content in front is painted, too.
  final var outermostOverlapping: Widget? {
    var found: Widget?
    var next = parent
    while let ancestor = next {
      if ancestor.children.count > 1 && ancestor.childrenMayOverlap
        || ancestor.childTransitions != nil || ancestor.containerPart?.paintsOverChildren == true
      {
        found = ancestor
      }
      next = ancestor.parent
    }
    return found
  }
}
