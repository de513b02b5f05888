import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// A row of cells. The row of titles takes the focus, and the mouse.
///
///     press on a title ──release there──▶ sort        press on the space behind it ──drag──▶ width
///            └──drag to another──▶ the column is there
final class TableRowWidget: ElementWidget<TableRowElement>, LayoutObserver, ScrollContainer {
  /// The part that the mouse holds, with the id of its column: a title, or the edge with the width
  /// at that time.
  private enum Grip {
    case title(String, hasMoved: Bool)
    case edge(String, start: Int, width: Int)
  }

  private var grip: Grip?

  override init(_ element: TableRowElement, _ sender: EventSender<TableRowElement>) {
    super.init(element, sender)
    setParts(WidgetParts(scroll: self, layout: self))
  }

  override var isLeaf: Bool { false }
  /// Titles without a cursor have nothing for keys.
  override var isFocusable: Bool { element.isHeader && table?.current != nil }
  var observesChildren: Bool { element.isHeader }
  var hasPosition: Bool { false }
  var boundsTextSelection: Bool { false }
  var scrolledAxes: Axis.Set { .horizontal }

  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    style.direction = .row
    style.alignItems = .start
    style.gap.column = 1
    style.flexShrink = 0
    if element.isHeader, element.hasGutter {
      // Titles have no mark, so their margin is the mark's share of the gutter.
      style.margin.left = .within(ListRowWidget.markedGutter - ListRowWidget.gutter)
    }
    return style
  }

  override func update(from old: TableRowElement) {
    refreshLayoutStyle()
    setNeedsPaint()
  }

  override func prepareForReuse() -> Bool { !element.isHeader }

  var cells: [TableCellWidget] { children.compactMap { $0 as? TableCellWidget } }

  private var table: TableWidget? { nearest(TableWidget.self) }

  /// Resolves the scroll extent from the widths of the titles; all rows scroll along.
  func didLayOut() {
    guard let table else { return }
    if element.isHeader { table.resolveColumns() } else { show(from: table.columnOffset) }
  }

  /// Scrolls the cells sideways to an offset in columns.
  func show(from offset: Int) {
    guard scrollOffset.columns != offset else { return }
    scrollOffset.columns = offset
    setNeedsPaint()
  }

  func reveal(_ rect: CellRect) {
    table?.reveal(columns: rect.column..<max(rect.column, rect.endColumn))
  }

  // MARK: - What the titles do

  override func keyHints(in words: Words) -> [KeyHint] {
    element.isHeader && isFocused && table?.canSort == true
      ? [KeyHint(words.sort, keys: .enter)] : []
  }

  override func handle(_ key: KeyEvent) -> Bool {
    guard element.isHeader, isFocused, key.key == .enter || key.key == .space
    else { return false }
    return table?.sortByCurrent() == true
  }

  override func handle(_ mouse: MouseEvent) -> Bool {
    guard element.isHeader, let table else { return false }
    let column = mouse.location.column + scrollOffset.columns
    switch mouse.kind {
    case .press(.left):
      grip = grip(at: column)
      // After a click on a title, the arrow keys move through the rows.
      if let list = table.list { layerFocus?.move(to: list) }
    case .drag(.left): drag(to: column, in: table)
    case .release(.left):
      if case .title(let title, hasMoved: false) = grip, title == self.title(at: column) {
        table.sort(by: title)
      }
      grip = nil
    default: return false
    }
    return true
  }

  override func mouseCancelled() { grip = nil }

  private func grip(at column: Int) -> Grip? {
    for cell in cells {
      let frame = cell.layout.frame
      if (frame.column..<frame.column + frame.columns).contains(column) {
        return .title(cell.element.column, hasMoved: false)
      }
      if column == frame.column + frame.columns {
        return .edge(cell.element.column, start: column, width: frame.columns)
      }
    }
    return nil
  }

  private func title(at column: Int) -> String? {
    if case .title(let title, _)? = grip(at: column) { title } else { nil }
  }

  private func drag(to column: Int, in table: TableWidget) {
    switch grip {
    case .edge(let title, let start, let width):
      table.report(.resize(title, max(1, width + column - start)))
    case .title(let title, _):
      let frames = cells.map(\.layout.frame)
      let ids = cells.map(\.element.column)
      guard let target = self.title(at: column), target != title,
        let from = ids.firstIndex(of: title), let to = ids.firstIndex(of: target)
      else { return }
      // The column moves only if it will then be under the mouse; otherwise the next motion would
      // move it back.
      let distance = to < from ? column - frames[to].column : frames[to].endColumn - 1 - column
      guard distance < frames[from].columns else { return }
      grip = .title(title, hasMoved: true)
      table.move(title, by: to - from)
    case nil: break
    }
  }
}
