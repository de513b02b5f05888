import RecurseLayout
import RecurseReconciler
import RecurseTerminal

extension WidgetTree {
  /// The upper left corner of the content at an instance, on the screen. O(depth)
  func corner(of instance: Instance) -> CellPoint {
    guard let widget = instance.firstWidget, let place = Placement(of: widget, in: self) else {
      return CellPoint(column: 0, row: 0)
    }
    return place.origin
  }
}

extension CellPoint {
  /// The point in cells from a corner.
  func located(in corner: CellPoint?) -> CellPoint {
    CellPoint(column: column - (corner?.column ?? 0), row: row - (corner?.row ?? 0))
  }
}

extension Instance {
  /// The first widget of the content at this instance.
  var firstWidget: Widget? {
    var first: Widget?
    forEachWidget { element in first = first ?? element.widget as? Widget }
    return first
  }
}

extension Widget {
  /// The cells of the screen that the widget takes, also those that cannot be seen; `nil` where it
  /// is in no tree, or not laid out.
  package final var frameOnScreen: CellRect? {
    guard let tree, let place = Placement(of: self, in: tree) else { return nil }
    return CellRect(
      column: place.origin.column, row: place.origin.row, columns: layout.frame.columns,
      rows: layout.frame.rows)
  }
}
