import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// A row of a list: a column of nodes, highlighted as the list says.
final class ListRowWidget: ElementWidget<ListRowElement>, ContainerPart {
  /// The highlight of the row, in a form that every terminal shows.
  enum Highlight {
    case none
    /// The row is selected, in a list with or without the focus.
    case selected, inactiveSelection
    /// The cursor is on the row, but does not select it.
    case cursor
  }

  /// The highlight, as set by the list.
  var highlight = Highlight.none {
    didSet { if highlight != oldValue { setNeedsPaint() } }
  }

  /// The highlight shown: a menu that takes the keys makes a selection inactive.
  private var shownHighlight: Highlight {
    highlight == .selected && isQuietBehindLayer ? .inactiveSelection : highlight
  }

  /// Whether the list itself holds the row as selected.
  var isInOwnSelection = false {
    didSet { if isInOwnSelection != oldValue { setNeedsPaint() } }
  }

  /// Whether a drag has selected the whole row as text.
  var isTextSelected = false {
    didSet { if isTextSelected != oldValue { setNeedsPaint() } }
  }

  override var ownStates: [String] {
    (isInOwnSelection && !element.isSelected ? ["selected"] : []) + branchStates
      + ((parent as? ListWidget)?.cursorRow === self ? ["cursor"] : [])
  }

  var isSelected: Bool { element.isSelected || isInOwnSelection }

  /// The columns before a row, for a bar beside the row with the cursor.
  static let gutter = 1
  /// The columns before a row if several rows can be selected, for the bar and a mark.
  static let markedGutter = 3

  private var hasMark: Bool { element.hasGutter && element.kind == .row && isSelected }

  /// Whether the cursor can move to the row.
  var takesCursor: Bool {
    // Each layout may ask each visible row: its data answers, without its instance.
    guard element.kind == .listFooter else { return element.isSelectable }
    guard let instance else { return false }
    return element.takesCursor(in: instance)
  }

  /// Tells the author of a modifier that the list does not see.
  func checkRules() {
    guard element.kind == .row, element.isSelectable,
      instance?.rowRules.contains(.selectionDisabled) == true
    else { return }
    reportProblem(
      "a row has .selectionDisabled(), which a list sees in its body alone: rows of data, and rows "
        + "inside a component, need `selectable:`")
  }

  override init(_ element: ListRowElement, _ sender: EventSender<ListRowElement>) {
    super.init(element, sender)
    setParts(WidgetParts(container: self))
  }

  override var isLeaf: Bool { false }

  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    style.direction = .column
    style.alignItems = .stretch
    style.flexShrink = 0
    if element.kind == .row { style.minHeight = .cells(1) }
    if element.branch != nil { style.margin.left = .cells(-Double(hiddenColumns)) }
    if let list = parent as? ListWidget { style.margin.right = .within(list.edgeColumns) }
    return style
  }

  override func update(from old: ListRowElement) {
    if element.isSelectable != old.isSelectable {
      (parent as? ListWidget)?.cursorState.firstSearch = nil
    }
    setNeedsPaint()
  }

  override func prepareForReuse() -> Bool {
    highlight = .none
    isInOwnSelection = false
    isTextSelected = false
    return true
  }

  var paintsOverChildren: Bool {
    highlight != .none || hasMark || element.branch != nil || isTextSelected
  }

  var contentBackground: Color? {
    switch shownHighlight {
    case .selected: .selection
    case .inactiveSelection, .cursor: .inactiveSelection
    case .none: hasMark ? .inactiveSelection : nil
    }
  }

  /// Paints the bar, and a mark if several rows can be selected, in the columns before the content.
  func paintOver(_ context: GraphicsContext) {
    let context = context.markingSelection(contentBackground)
    paintBranch(context)
    if hasMark {
      context.draw("✓", column: hiddenColumns + 1, row: 0, style: CellStyle(foreground: .accent))
    }
    let all = CellRect(
      column: 0, row: 0, columns: context.size.columns, rows: context.size.rows)
    switch shownHighlight {
    case .none: break
    // Reversed text is as strong as a bar, and a bar would be a hole in it. Behind a sheet nothing
    // is reversed.
    case .selected:
      if !context.isReversed || isBehindModal { drawBar(on: context, .selectionBar) }
    case .inactiveSelection: drawBar(on: context, .secondaryText)
    case .cursor:
      context.restyle(all, adding: .bold)
      drawBar(on: context, .accent)
    }
    // A selected row looks so already, and would be reversed.
    if isTextSelected, shownHighlight != .selected { context.highlight(all) }
  }

  private func drawBar(on context: GraphicsContext, _ color: Color) {
    for row in context.visibleRows {
      context.draw("▌", column: hiddenColumns, row: row, style: CellStyle(foreground: color))
    }
  }
}
