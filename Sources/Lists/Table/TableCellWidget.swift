import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// A cell, with its content in the width of its column.
final class TableCellWidget: ElementWidget<TableCellElement>, ContainerPart, RowCell {
  override init(_ element: TableCellElement, _ sender: EventSender<TableCellElement>) {
    super.init(element, sender)
    setParts(WidgetParts(container: self))
  }

  override var isLeaf: Bool { false }

  var alignment: HorizontalAlignment { element.style.alignment }

  override func prepareForReuse() -> Bool { true }

  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    // In a row, a text that is too long shrinks, down to nothing.
    style.direction = .row
    style.alignItems = .start
    style.justifyContent = element.style.alignment.items.content
    style.gap.column = 1
    // Columns that do not fit are scrolled.
    style.flexShrink = 0
    let cell = element.style
    if cell.width.isAuto {
      // Every row shares the remaining width alike, whatever its content.
      style.flexGrow = cell.weight
      style.flexBasis = 0
      style.minWidth = .within(cell.least)
    } else {
      style.width = cell.width
    }
    return style
  }

  override func update(from old: TableCellElement) {
    refreshLayoutStyle()
    setNeedsPaint()
  }

  var paintsOverChildren: Bool { element.isCurrent || isFocusedTitle || isCut }

  /// The columns of the cell that are in view, as far as columns are scrolled.
  private var shownColumns: Range<Int> {
    let frame = layout.frame
    guard let row = parent as? TableRowWidget else { return 0..<frame.columns }
    let start = row.scrollOffset.columns - frame.column
    let first = min(max(0, start), frame.columns)
    return first..<max(first, min(frame.columns, start + row.contentSize.columns))
  }

  private var isCut: Bool {
    let shown = shownColumns
    return !shown.isEmpty && shown.count < layout.frame.columns
  }

  /// Whether keys act on this title. Before the cursor was in a column, they act on the first.
  private var isFocusedTitle: Bool {
    guard let row = parent as? TableRowWidget, row.element.isHeader, row.isFocused else {
      return false
    }
    return nearest(TableWidget.self)?.current == element.column
  }

  /// Emphasizes the cell under the cursor in its row, and the title of its column in the header.
  ///
  /// Content that goes on out of view has an ellipsis there. Of a number nothing else is shown, as
  /// its digits in view would look like another number, and nor is it where they are too few.
  func paintOver(_ context: GraphicsContext) {
    if isCut { paintEllipses(context) }
    guard element.isCurrent || isFocusedTitle else { return }
    let columns = context.size.columns
    let all = CellRect(column: 0, row: 0, columns: columns, rows: context.size.rows)
    let edge =
      switch element.style.alignment {
      case .leading, .stretch: 0
      case .center: columns / 2
      case .trailing: columns - 1
      }
    if (parent as? TableRowWidget)?.element.isHeader == true {
      if isFocusedTitle { context.mark(all, edge: edge) }
      return
    }
    switch nearest(ListRowWidget.self)?.highlight {
    case .selected, .cursor: context.mark(all, edge: edge)
    case .inactiveSelection, .none?, nil: break
    }
  }

  private func paintEllipses(_ context: GraphicsContext) {
    let shown = shownColumns
    let style = CellStyle(foreground: .secondaryText)
    let isTitle = (parent as? TableRowWidget)?.element.isHeader == true
    let isWhole =
      !isTitle && (element.style.alignment == .trailing || shown.count < Self.leastPart)
    for row in context.visibleRows {
      let goesOn = hasText(across: shown.upperBound, row: row)
      let began = hasText(across: shown.lowerBound, row: row)
      if isWhole, goesOn || began {
        // As cells without content are: what is painted later may leave some of them.
        let blank = CellRect(column: shown.lowerBound, row: row, columns: shown.count, rows: 1)
        context.fill(blank, style: CellStyle())
      }
      if goesOn { context.draw("…", column: shown.upperBound - 1, row: row, style: style) }
      if began, !isWhole || !goesOn {
        context.draw("…", column: shown.lowerBound, row: row, style: style)
      }
    }
  }

  /// Whether text is on both sides of an edge. What is all out of view has no ellipsis: it changes
  /// without a cell in view that is painted again.
  private func hasText(across column: Int, row: Int) -> Bool {
    hasText(at: CellPoint(column: column - 1, row: row))
      && hasText(at: CellPoint(column: column, row: row))
  }

  /// The fewest columns of a text of which a part says something.
  private static let leastPart = 4

  /// Moves the cursor to the clicked cell; the list handles the row.
  override func handle(_ mouse: MouseEvent) -> Bool {
    if mouse.kind == .press(.left), (parent as? TableRowWidget)?.element.isHeader == false {
      nearest(TableWidget.self)?.point(at: element.column)
    }
    return false
  }
}
