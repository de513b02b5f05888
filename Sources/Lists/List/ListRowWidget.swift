import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// One row of a list: its nodes one below the other, and how the list highlights them.
final class ListRowWidget: ElementWidget<ListRowElement>, ContainerPart {
  /// How the row is highlighted, in a way that every terminal shows.
  enum Highlight {
    case none
    /// The row is selected, in a list with the focus or without.
    case selected, inactiveSelection
    /// The cursor is here, which selects nothing.
    case cursor
  }

  /// How the row is emphasized; the list knows.
  var highlight = Highlight.none {
    didSet { if highlight != oldValue { setNeedsPaint() } }
  }

  /// Keys do nothing with the row while they go to a menu elsewhere.
  private var shownHighlight: Highlight {
    highlight == .selected && isQuietBehindLayer ? .inactiveSelection : highlight
  }

  /// Whether the list holds the row as selected.
  var isInOwnSelection = false {
    didSet { if isInOwnSelection != oldValue { setNeedsPaint() } }
  }

  override var ownStates: [String] {
    (parent as? ListWidget)?.cursorRow === self ? ["cursor"] : []
  }

  var isSelected: Bool { element.isSelected || isInOwnSelection }

  /// Columns before a row: a bar beside the one with the cursor.
  static let gutter = 1
  /// The same where several rows can be selected: the bar, and a mark.
  static let markedGutter = 3

  private var hasMark: Bool { element.hasGutter && element.kind == .row && isSelected }

  /// Whether the cursor may come here.
  var takesCursor: Bool {
    guard let instance else { return false }
    return element.kind.takesCursor(in: instance, rules: rules)
  }

  /// Whether the last layout found nothing in the row that takes any height: then the cursor passes
  /// it over.
  var isHidden: Bool {
    layout.isPlaced && layout.frame.height == 0 && layout.frame.width > 0
  }

  /// What the row's modifiers forbid, looked for once until one of them says something else.
  private var rules: RowRules {
    guard let instance else { return [] }
    if rulesVersion != instance.traitsVersion {
      rulesVersion = instance.traitsVersion
      knownRules = instance.rowRules
    }
    return knownRules
  }

  /// The version of the list's traits by which the row last took no cursor.
  @exclusivity(unchecked) var refusedCursor = -1

  private var rulesVersion = -1
  private var knownRules: RowRules = []

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
    if let list = parent as? ListWidget { style.margin.right = .within(list.edgeColumns) }
    return style
  }

  override func update(from old: ListRowElement) {
    refusedCursor = -1
    setNeedsPaint()
  }

  override func prepareForReuse() -> Bool {
    highlight = .none
    isInOwnSelection = false
    rulesVersion = -1
    refusedCursor = -1
    return true
  }

  var paintsOverChildren: Bool { highlight != .none || hasMark }

  var contentBackground: Color? {
    switch shownHighlight {
    case .selected: .selection
    case .inactiveSelection: .inactiveSelection
    case .none, .cursor: hasMark ? .inactiveSelection : nil
    }
  }

  /// A bar, and a mark where several rows can be selected, are in the columns before the content.
  func paintOver(_ context: GraphicsContext) {
    let context = context.markingSelection(contentBackground)
    if hasMark { context.draw("✓", column: 1, row: 0, style: CellStyle(foreground: .accent)) }
    let all = CellRect(
      column: 0, row: 0, columns: context.size.columns, rows: context.size.rows)
    switch shownHighlight {
    case .none: break
    // Reversed text is as strong as a bar, and a bar would be a hole in it. Behind a sheet nothing is
    // reversed.
    case .selected:
      if !context.isReversed || isBehindModal { drawBar(on: context, .selectionBar) }
    case .inactiveSelection: drawBar(on: context, .secondaryText)
    case .cursor:
      context.restyle(all, adding: .bold)
      drawBar(on: context, .accent)
    }
  }

  private func drawBar(on context: GraphicsContext, _ color: Color) {
    for row in context.visibleRows {
      context.draw("▌", column: 0, row: row, style: CellStyle(foreground: color))
    }
  }
}
