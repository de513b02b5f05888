import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// One row of a list: its nodes one below the other, and how the list highlights them.
final class ListRowWidget: ElementWidget<ListRowElement>, ContainerPart {
  /// How the row is highlighted, with attributes that every terminal shows.
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

  /// Whether the list holds the row as selected.
  var isInOwnSelection = false {
    didSet { if isInOwnSelection != oldValue { setNeedsPaint() } }
  }

  override var ownStates: [String] {
    (parent as? ListWidget)?.cursorRow === self ? ["cursor"] : []
  }

  var isSelected: Bool { element.isSelected || isInOwnSelection }

  /// Columns before a row where several can be selected.
  static let gutter = 2

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

  /// A row is emphasized as a whole.
  func paintOver(_ context: GraphicsContext) {
    if hasMark { context.draw("✓", column: 0, row: 0) }
    let all = CellRect(
      column: 0, row: 0, columns: context.size.columns, rows: context.size.rows)
    switch highlight {
    case .none: break
    case .selected: context.restyle(all, adding: .reverse)
    case .inactiveSelection: context.restyle(all, adding: .underline)
    case .cursor: context.restyle(all, adding: [.bold, .underline])
    }
  }
}
