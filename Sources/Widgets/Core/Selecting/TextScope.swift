import CStack
import RecurseLayout
import RecurseTerminal

/// The widget around a selection of text: a scroll container or a whole layer.
@MainActor
struct TextScope {
  let widget: Widget
  let tree: WidgetTree

  /// A text in the scope.
  struct Member {
    let text: any SelectableText
    /// The text's upper left corner on the screen.
    let corner: CellPoint

    @MainActor var rect: CellRect {
      let frame = text.layout.frame
      return CellRect(
        column: corner.column, row: corner.row, columns: frame.columns, rows: frame.rows)
    }
  }

  /// Finds the scope of a press on a widget, or `nil` where a container has none.
  init?(around hit: Widget, in tree: WidgetTree) {
    var inner = hit
    for widget in hit.selfAndAncestors {
      if let container = widget.scrollContainer, container.boundsTextSelection {
        guard let scope = container.textScope(around: inner) else { return nil }
        self.init(widget: scope, tree: tree)
        return
      }
      inner = widget
    }
    self.init(widget: inner, tree: tree)
  }

  init(widget: Widget, tree: WidgetTree) {
    (self.widget, self.tree) = (widget, tree)
  }

  /// The texts that a drag can select, in the order of the tree. O(widgets in the scope).
  var members: [Member] {
    guard let place = Placement(of: widget, in: tree) else { return [] }
    var members: [Member] = []
    collect(inside: widget, at: place.origin, into: &members)
    return members
  }

  private func collect(inside widget: Widget, at corner: CellPoint, into members: inout [Member]) {
    guard !recurse_stack_is_low() else { return }
    for child in widget.children where child.layout.frame.rows > 0 {
      let rect = widget.paintedRect(ofChildIn: child.layout.frame, displacedBy: child.paintOffset)
        .offset(columns: corner.column, rows: corner.row)
      let corner = CellPoint(column: rect.column, row: rect.row)
      if let text = child as? any SelectableText {
        if text.isSelectable(inside: self.widget) {
          members.append(Member(text: text, corner: corner))
        }
      } else if child.scrollContainer?.boundsTextSelection != true {
        collect(inside: child, at: corner, into: &members)
      }
    }
  }

  /// The part of the screen in which the scope can be seen.
  var visible: CellRect? {
    Placement(of: widget, in: tree).map { place in
      let frame = widget.layout.frame
      let rect = CellRect(
        column: place.origin.column, row: place.origin.row, columns: frame.columns,
        rows: frame.rows)
      return place.visible.intersection(widget.childClip(in: rect))
    }
  }

  /// Scrolls by a cell toward a point outside.
  ///
  /// - Returns: whether the point is outside what scrolls.
  func scroll(toward point: CellPoint) -> Bool {
    guard let container = widget.scrollContainer, let visible, !visible.isEmpty,
      let corner = Placement(of: widget, in: tree)?.origin
    else { return false }
    let axes = container.scrolledAxes
    let column = min(max(point.column, visible.column - 1), visible.endColumn)
    let row = min(max(point.row, visible.row - 1), visible.endRow)
    let isBeside = column < visible.column || column == visible.endColumn
    let isBeyond = row < visible.row || row == visible.endRow
    guard isBeside && axes.contains(.horizontal) || isBeyond && axes.contains(.vertical) else {
      return false
    }
    let offset = widget.scrollOffset
    container.reveal(
      CellRect(
        column: column - corner.column + offset.columns,
        row: row - corner.row + offset.rows, columns: 1, rows: 1))
    return true
  }
}

extension [TextScope.Member] {
  /// The place of the text that is nearest to a point: by rows first, then by columns.
  @MainActor
  func nearest(to point: CellPoint) -> TextSelections.Mark? {
    var best: (member: Element, distance: (Int, Int))?
    for member in self {
      let rect = member.rect
      let distance = (
        Swift.max(rect.row - point.row, point.row - rect.endRow + 1, 0),
        Swift.max(rect.column - point.column, point.column - rect.endColumn + 1, 0)
      )
      if best.map({ distance < $0.distance }) ?? true { best = (member, distance) }
    }
    return best.map { best in
      let text = best.member.text
      let positions = text.positions(at: text.contentPoint(point, at: best.member.corner))
      return TextSelections.Mark(text: text, positions: positions)
    }
  }

  /// Returns the parts of the texts that have one. A space is between those beside each other, a
  /// newline between others.
  @MainActor
  func joined(_ part: (any SelectableText) -> Range<Int>?) -> String {
    var joined = ""
    var last: CellRect?
    for member in self {
      guard let range = part(member.text) else { continue }
      let rect = member.rect
      if let last { joined += rect.isBeside(last) ? " " : "\n" }
      joined += member.text.text(at: range)
      last = rect
    }
    return joined
  }
}

extension CellRect {
  /// Whether both are in one row, this one after the other.
  fileprivate func isBeside(_ other: CellRect) -> Bool {
    rows == 1 && other.rows == 1 && row == other.row && column >= other.endColumn
  }
}
