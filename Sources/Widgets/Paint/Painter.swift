import RecurseLayout
import RecurseTerminal

/// Paints what changed: widgets that asked for it, and what frames that changed uncover or cover.
@MainActor
package final class Painter {
  weak var tree: WidgetTree?
  private var damaged: [(widget: Widget, rect: CellRect)] = []
  private var everything = true
  /// Widgets whose content was painted.
  package var painted = 0

  func addAll() { everything = true }

  /// A widget would paint itself otherwise.
  func add(_ widget: Widget) {
    damaged.append((widget, CellRect(column: 0, row: 0, columns: .max / 4, rows: .max / 4)))
  }

  /// A part of a widget has to be painted, in its own coordinates.
  func add(_ widget: Widget, _ frame: LayoutFrame) {
    damaged.append((widget, CellRect(frame)))
  }

  /// A widget's frame changed: what it left and what it covers now.
  func add(moved widget: Widget, from old: LayoutFrame) {
    if let parent = widget.parent {
      add(parent, old)
      add(parent, widget.layout.frame)
    } else {
      addAll()
    }
  }

  func paint() {
    guard let tree else { return }
    let damage = damaged
    damaged = []
    if everything {
      everything = false
      tree.grid.fill(tree.grid.bounds, style: CellStyle())
      paint(tree.root, at: CellPoint(column: 0, row: 0), clip: tree.grid.bounds, TextStyle())
    } else {
      repaint(damage, in: tree)
    }
    for (widget, _) in damage { widget.needsPaint = false }
  }

  private func repaint(_ damage: [(widget: Widget, rect: CellRect)], in tree: WidgetTree) {
    var done: [CellRect] = []
    for (widget, rect) in damage {
      guard let place = Placement(of: widget, in: tree.root) else { continue }
      let area = rect.offset(columns: place.origin.column, rows: place.origin.row)
        .intersection(place.visible).intersection(tree.grid.bounds)
      guard !area.isEmpty, !done.contains(where: { $0.intersection(area) == area }) else {
        continue
      }
      done.append(area)
      let layers = widget.outermostLayers ?? widget
      guard let start = layers === widget ? place : Placement(of: layers, in: tree.root) else {
        continue
      }
      tree.grid.fill(area, style: CellStyle(background: start.backgroundBehind))
      paint(
        layers, at: start.origin, clip: area.intersection(start.visible), start.textAround)
    }
  }

  private func paint(
    _ widget: Widget, at origin: CellPoint, clip: CellRect, _ around: TextStyle
  ) {
    guard let tree else { return }
    let frame = widget.layout.frame
    let rect = CellRect(
      column: origin.column, row: origin.row, columns: frame.width, rows: frame.height)
    let visible = rect.intersection(clip)
    guard !visible.isEmpty else { return }
    widget.needsPaint = false
    painted += 1
    var text = widget.box.text.over(around)
    if widget.box.isDisabled { text.attributes.insert(.dim) }
    if let background = widget.box.background {
      tree.grid.fill(visible, style: CellStyle(background: background))
    }
    if let border = widget.box.border {
      border.paint(rect, on: tree.grid, clip: visible, text)
    }
    let edges = widget.contentEdges
    let content = CellRect(
      column: rect.column + edges.left, row: rect.row + edges.top,
      columns: widget.contentSize.columns, rows: widget.contentSize.rows)
    widget.paint(
      Canvas(
        grid: tree.grid, origin: CellPoint(column: content.column, row: content.row),
        clip: content.intersection(visible), size: widget.contentSize,
        style: CellStyle(foreground: text.foreground, attributes: text.attributes),
        isFocused: widget.isFocused))
    for child in widget.children {
      let place = child.layout.frame
      paint(
        child, at: CellPoint(column: origin.column + place.x, row: origin.row + place.y),
        clip: visible, text)
    }
  }
}

extension CellRect {
  init(_ frame: LayoutFrame) {
    self.init(column: frame.x, row: frame.y, columns: frame.width, rows: frame.height)
  }
}

/// Where a widget stands on the screen, and what it stands in.
@MainActor
struct Placement {
  /// The widget's upper left corner.
  var origin = CellPoint(column: 0, row: 0)
  /// The part of the screen in which the widget can be seen.
  var visible: CellRect
  /// The background that the widget is painted on.
  var backgroundBehind: Color?
  /// The text style that the widget inherits.
  var textAround = TextStyle()

  /// `nil` where the widget is in no tree.
  init?(of widget: Widget, in root: Widget) {
    var path: [Widget] = []
    var current: Widget? = widget
    while let ancestor = current {
      path.append(ancestor)
      current = ancestor.parent
    }
    guard path.last === root else { return nil }
    visible = CellRect(root.layout.frame)
    for ancestor in path.reversed() {
      let frame = ancestor.layout.frame
      origin.column += frame.x
      origin.row += frame.y
      visible = visible.intersection(
        CellRect(
          column: origin.column, row: origin.row, columns: frame.width, rows: frame.height))
      guard ancestor !== widget else { break }
      if let color = ancestor.box.background { backgroundBehind = color }
      textAround = ancestor.box.text.over(textAround)
      if ancestor.box.isDisabled { textAround.attributes.insert(.dim) }
    }
  }
}

extension Widget {
  /// The outermost ancestor whose children may lie over each other: what is painted in one of them
  /// may have to be painted over by the others.
  final var outermostLayers: Widget? {
    var found: Widget?
    var current = parent
    while let ancestor = current {
      if ancestor.hasLayers, ancestor.children.count > 1 { found = ancestor }
      current = ancestor.parent
    }
    return found
  }
}
