import RecurseTerminal

/// The widgets that tell something about the layer in front, which no layer tones down. The line
/// with the keys that work in a sheet is worth reading while the sheet is open.
final class UncoveredWidgets: TreeFeature {
  private var widgets: [WeakWidget] = []

  func add(_ widget: Widget) { widgets.add(widget, of: tree) }

  /// The rectangles of those in view. O(widgets).
  var visibleRects: [CellRect] {
    widgets.compactMap { item in
      guard let widget = item.widget, widget.tree === tree else { return nil }
      return Placement(of: widget, in: tree)?.visible
    }
  }

  /// The rectangles of those behind a layer that no layer between hides. O(widgets × layers).
  func rects(behind layer: LayerWidget) -> [CellRect] {
    widgets.compactMap { item in
      guard let widget = item.widget, widget.tree === tree, widget.isUnder(layer),
        let rect = Placement(of: widget, in: tree)?.visible, !rect.isEmpty
      else { return nil }
      let isHidden = tree.layers.contains { other in
        guard other !== layer, other.isBehind(layer), widget.isUnder(other) else { return false }
        return other.paintedRects.contains { !$0.intersection(rect).isEmpty }
      }
      return isHidden ? nil : rect
    }
  }
}

extension Widget {
  /// Whether a layer is over the widget's own.
  fileprivate final func isUnder(_ other: LayerWidget) -> Bool {
    guard let own = layer else { return true }
    return own !== other && own.isBehind(other)
  }
}

extension CellRect {
  /// Returns up to four rectangles that cover this one without another.
  func parts(without other: CellRect) -> [CellRect] {
    let hole = intersection(other)
    guard !hole.isEmpty else { return isEmpty ? [] : [self] }
    return [
      CellRect(column: column, row: row, columns: columns, rows: hole.row - row),
      CellRect(column: column, row: hole.row, columns: hole.column - column, rows: hole.rows),
      CellRect(
        column: hole.endColumn, row: hole.row, columns: endColumn - hole.endColumn,
        rows: hole.rows),
      CellRect(column: column, row: hole.endRow, columns: columns, rows: endRow - hole.endRow),
    ].filter { !$0.isEmpty }
  }
}
