import RecurseLayout
import RecurseTerminal

/// The places of toasts, beside the right edge.
///
///     top      below those that are there already
///     row
///     bottom   above those that are there already, above the last line and the bars
enum ToastSeat: Equatable {
  case bottom, top
  case row(Int)
}

/// Seats toasts, one after the other: each where it hides as little as possible of what a person
/// uses.
///
/// None hides another while there is room. The place where a person is, is hidden only where every
/// seat hides it. So is a sheet or an alert, which comes second, and a bar, which comes last. A
/// toast stays where it is while no other seat is better. The first one is above the last line,
/// which often says what keys do.
@MainActor
struct ToastPlaces {
  private let window: CellSize
  /// The row with the cursor, or all of what has the focus in few rows.
  private let focus: CellRect?
  /// The sheet or the alert that has the input.
  private let modal: CellRect?
  /// The bars in view: they tell what goes on, and what keys do.
  private let bars: [CellRect]
  private var taken: [CellRect] = []

  init(in tree: WidgetTree) {
    window = tree.size
    focus = tree.focus.place
    bars =
      tree.root.bars.compactMap { Placement(of: $0, in: tree)?.visible }
      + (tree.feature(UncoveredWidgets.self)?.visibleRects ?? [])
    modal =
      if let layer = tree.inputLayer, layer.element.kind.isModal,
        let content = layer.children.first
      {
        layer.paintedRect(ofChildIn: content.layout.frame, displacedBy: .zero)
      } else {
        nil
      }
  }

  /// Seats the next toast.
  ///
  /// - Parameter before: where it is already.
  mutating func seat(_ size: CellSize, before: ToastSeat?) -> (seat: ToastSeat, corner: CellPoint) {
    let column = max(0, window.columns - size.columns)
    func rect(_ row: Int) -> CellRect {
      CellRect(column: column, row: row, columns: size.columns, rows: size.rows)
    }
    let last = max(0, window.rows - size.rows)
    // From the bottom up, and the last line at the very end.
    let rows = (0..<last).reversed() + [last]
    let free = rows.filter { row in taken.allSatisfy { $0.intersection(rect(row)).isEmpty } }
    let open = free.isEmpty ? rows : free
    func hidesBar(_ row: Int) -> Bool {
      bars.contains { !$0.intersection(rect(row)).isEmpty }
    }
    let aboveLast = open.filter { $0 < last }
    let aboveBars = aboveLast.filter { !hidesBar($0) }
    let above = aboveBars.isEmpty ? aboveLast : aboveBars
    var seats: [(seat: ToastSeat, row: Int)] = []
    if let row = above.first ?? open.first { seats.append((.bottom, row)) }
    if let row = above.last { seats.append((.top, row)) }
    seats += open.map { (.row($0), $0) }
    if let before, let index = seats.firstIndex(where: { $0.seat == before }) {
      seats.insert(seats.remove(at: index), at: 0)
    }
    func harm(_ row: Int) -> Int {
      func hides(_ other: CellRect?) -> Bool { other?.intersection(rect(row)).isEmpty == false }
      return (hides(focus) ? 4 : 0) + (hides(modal) ? 2 : 0) + (hidesBar(row) ? 1 : 0)
    }
    let best = seats.min { harm($0.row) < harm($1.row) } ?? (.bottom, last)
    taken.append(rect(best.row))
    return (best.seat, CellPoint(column: column, row: best.row))
  }
}

extension Focus {
  /// The rows from which on a widget without a cursor is a pane: any seat hides a part of it.
  private static let paneRows = 4

  /// The visible part of where a person is: the row that has the keys, or the line of the cursor;
  /// `nil` in a pane that has neither.
  fileprivate var place: CellRect? {
    guard let widget, let tree else { return nil }
    let target = widget.focusPart?.keyTarget ?? widget
    guard let placement = Placement(of: target, in: tree) else { return nil }
    guard target.layout.frame.rows >= Self.paneRows else { return placement.visible }
    guard let cursor = target.cursor else { return target === widget ? nil : placement.visible }
    return placement.visible.intersection(
      CellRect(
        column: placement.visible.column,
        row: placement.origin.row + target.contentOrigin.row + cursor.row,
        columns: placement.visible.columns, rows: 1))
  }
}

extension Widget {
  /// Whether the widget is one row on a surface, such as a `StatusBar`.
  private var isBar: Bool { style.background == .surface && layout.frame.rows == 1 }

  /// The bars inside. O(widgets).
  fileprivate var bars: [Widget] {
    var (bars, rest): ([Widget], [Widget]) = ([], [self])
    while let widget = rest.popLast() {
      if widget.isBar {
        bars.append(widget)
      } else {
        rest += widget.children
      }
    }
    return bars
  }
}
