import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// A table: its list, the keys for columns, and their scroll offset.
final class TableWidget: ElementWidget<TableElement>, LayoutObserver, ContainerPart,
  ListContainer
{
  /// The screen columns that are scrolled out on the left.
  var columnOffset = 0
  /// The number of screen columns that the last layout had room for.
  var shownColumns = 0
  /// Whether the next layout scrolls the column of the cursor into view.
  var revealsColumn = false
  /// The scrollbar below the rows.
  var indicator: ScrollIndicator?
  var needsBottomLine: Bool { indicator != nil }
  private(set) lazy var scrolling = ScrollController(of: self)

  override init(_ element: TableElement, _ sender: EventSender<TableElement>) {
    super.init(element, sender)
    setParts(WidgetParts(layout: self, container: self))
  }

  override var isLeaf: Bool { false }

  override var layoutStyle: LayoutStyle { expandingStyle }

  override func update(from old: TableElement) {
    if element.sort != old.sort { list?.showSortedRows() }
    if element.cursor != old.cursor { revealColumn() }
    // The title on which keys act is marked.
    if element.current != old.current { header?.cells.forEach { $0.setNeedsPaint() } }
  }

  override func adoptState(of other: Widget) {
    guard let other = other as? TableWidget else { return }
    columnOffset = other.columnOffset
    shownColumns = other.shownColumns
    setIndicator(other.indicator)
  }

  func didLayOut() {
    for id in element.repeated {
      reportProblem(
        "several columns of a table have the id “\(id)”, which is their title unless `id:` says "
          + "another")
    }
    resolveColumns()
  }

  override func paint(_ context: GraphicsContext) { paintIndicator(context) }
  override func handle(_ key: KeyEvent) -> Bool { handleKey(key) }
  override func keyHints(in words: Words) -> [KeyHint] { hints(in: words) }
  override func handle(_ mouse: MouseEvent) -> Bool { handleMouse(mouse) }
  override func mouseCancelled() { scrolling.cancel() }

  func cell(underCursorIn row: Widget) -> Instance? {
    guard let cursor = element.cursor else { return nil }
    return row.firstTableRow?.cells.first { $0.element.column == cursor }?.instance
  }

  var hasCellCursor: Bool { element.cursor != nil }

  func firstCell(in row: Widget, where isWanted: (Instance) -> Bool) -> Instance? {
    let pointable = element.pointable
    return row.firstTableRow?.cells.first { cell in
      pointable.contains(cell.element.column) && cell.instance.map(isWanted) == true
    }?.instance
  }

  func point(at cell: Instance) {
    if let cell = (cell as? ElementInstance)?.widget as? TableCellWidget {
      point(at: cell.element.column)
    }
  }

  var list: ListWidget? { children.first as? ListWidget }

  /// The row of titles, which is the first of the list and always mounted.
  var header: TableRowWidget? { list?.row(at: 0)?.firstTableRow }

  var current: String? { element.current }

  // MARK: - What is done with columns

  /// Reports to the owner of the columns, and an order also to the owner of the rows.
  func report(_ event: TableElement.Event) {
    guard element.isHeld else { return send(event) }
    _ = instance?.bubble(event)
    if case .sort = event { send(event) }
  }

  func point(at column: String?) {
    if element.cursor != column, column.map(element.pointable.contains) != false {
      report(.point(column))
    }
  }

  func sort(by column: String) {
    guard element.sortable.contains(column) else { return }
    let isDescending = element.descending.contains(column)
    report(
      .sort(
        TableColumns.Sort(turning: column, descendingFirst: isDescending, after: element.sort)))
  }

  /// Whether the rows can be sorted by the column of the cursor.
  var canSort: Bool { current.map(element.sortable.contains) == true }

  func sortByCurrent() -> Bool {
    guard let current, element.sortable.contains(current) else { return false }
    point(at: current)
    sort(by: current)
    return true
  }

  func move(_ column: String, by places: Int) {
    report(.move(column, places, among: element.ids))
  }
}

extension Widget {
  /// The first row of cells in a row of a list, inside the row's modifiers.
  var firstTableRow: TableRowWidget? {
    if let row = self as? TableRowWidget { return row }
    guard !(self is ListWidget) else { return nil }
    for child in children {
      if let row = child.firstTableRow { return row }
    }
    return nil
  }
}
