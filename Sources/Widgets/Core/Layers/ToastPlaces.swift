import RecurseLayout
import RecurseTerminal

/// The places of toasts, beside the right edge.
///
///     top      below those that are there already
///     row
///     bottom   above those that are there already, and above the last line
enum ToastSeat: Equatable {
  case bottom, top
  case row(Int)
}

/// Seats toasts, one after the other: each where it hides as little as possible of what a person
/// uses.
///
/// None hides another while there is room. What has the focus is hidden only where every seat hides
/// it, and so is a sheet or an alert, which comes second. A toast stays where it is while no other
/// seat is better; the first one is above the last line, which often says what keys do.
@MainActor
struct ToastPlaces {
  private let window: CellSize
  /// The visible part of what has the focus.
  private let focus: CellRect?
  /// The sheet or the alert that has the input.
  private let modal: CellRect?
  private var taken: [CellRect] = []

  init(in tree: WidgetTree) {
    window = tree.size
    focus = tree.focus.widget.flatMap { Placement(of: $0, in: tree)?.visible }
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
    let above = open.filter { $0 < last }
    var seats: [(seat: ToastSeat, row: Int)] = []
    if let row = above.first ?? open.first { seats.append((.bottom, row)) }
    if let row = above.last { seats.append((.top, row)) }
    seats += open.map { (.row($0), $0) }
    if let before, let index = seats.firstIndex(where: { $0.seat == before }) {
      seats.insert(seats.remove(at: index), at: 0)
    }
    func harm(_ row: Int) -> Int {
      func hides(_ other: CellRect?) -> Bool { other?.intersection(rect(row)).isEmpty == false }
      return (hides(focus) ? 2 : 0) + (hides(modal) ? 1 : 0)
    }
    let best = seats.min { harm($0.row) < harm($1.row) } ?? (.bottom, last)
    taken.append(rect(best.row))
    return (best.seat, CellPoint(column: column, row: best.row))
  }
}
