import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// A table: its list, and the keys that mean something in columns.
final class TableWidget: ElementWidget<TableElement> {
  override init(_ element: TableElement, _ sender: EventSender<TableElement>) {
    super.init(element, sender)
    takesRoom = true
  }

  override var isLeaf: Bool { false }

  override var layoutStyle: LayoutStyle { styleTakingRoom }

  override func update(from old: TableElement) {}

  /// The row of titles, which is the first of the list and always alive.
  private var header: TableRowWidget? {
    var widget: Widget? = (children.first as? ListWidget)?.row(at: 0)
    while let candidate = widget {
      if let row = candidate as? TableRowWidget { return row }
      widget = candidate.children.first
    }
    return nil
  }

  /// The column of the cursor; before there is one, the first.
  private var current: String? { element.cursor ?? element.titles.first }

  // MARK: - What is done with columns

  func point(at column: String?) {
    if element.cursor != column { send(.point(column)) }
  }

  func sort(by column: String) {
    if element.sortable.contains(column) { send(.turn(column)) }
  }

  func sortByCurrent() -> Bool {
    guard let current, element.sortable.contains(current) else { return false }
    point(at: current)
    sort(by: current)
    return true
  }

  override func handle(_ key: KeyEvent) -> Bool {
    guard key.kind != .release, !isDisabled, tree?.focus.widget?.takesText != true else {
      return false
    }
    switch key.key {
    case .left: return step(-1)
    case .right: return step(1)
    case Key.left.with(.alt): return moveCurrent(by: -1)
    case Key.right.with(.alt): return moveCurrent(by: 1)
    case .character("<"): return resizeCurrent(by: -1)
    case .character(">"): return resizeCurrent(by: 1)
    case .character("s"): return sortByCurrent()
    case .escape where element.cursor != nil: point(at: nil)
    default: return false
    }
    return true
  }

  /// Goes to the next column. Before the cursor was in one it comes to the first, or the last.
  private func step(_ places: Int) -> Bool {
    let titles = element.titles
    guard !titles.isEmpty else { return false }
    guard let cursor = element.cursor, let index = titles.firstIndex(of: cursor) else {
      point(at: places > 0 ? titles.first : titles.last)
      return true
    }
    point(at: titles[min(max(0, index + places), titles.count - 1)])
    return true
  }

  private func moveCurrent(by places: Int) -> Bool {
    guard let current else { return false }
    point(at: current)
    send(.move(current, places))
    return true
  }

  private func resizeCurrent(by cells: Int) -> Bool {
    guard let current,
      let cell = header?.cells.first(where: { $0.element.column == current })
    else { return false }
    point(at: current)
    send(.resize(current, max(1, cell.layout.frame.width + cells)))
    return true
  }
}
