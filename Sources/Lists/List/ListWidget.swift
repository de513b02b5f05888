import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// A list: it says which rows have to be alive, and shows the part of them that is scrolled to.
///
///     rows that are alive   header ║ row row ┃ row row row row ┃ row row ║ cursor
///                           sticks ║ overscan┃     viewport    ┃overscan ║ stays
///
/// Where the list stands is kept as keys, in the window of its lazy children, which follows them
/// through every update: the row at the upper edge, the row with the cursor, the header that
/// sticks.
final class ListWidget: ElementWidget<ListElement>, LazyHost, FocusPart, ScrollContainer,
  LayoutObserver, CommitObserver, ContainerPart
{
  /// Lines of the row at the upper edge that are above it.
  var offset = 0
  /// Lines by which the next layout scrolls.
  var scrollBy = 0
  /// Whether the next layout brings the cursor into view.
  var revealsCursor = false
  /// How many lines the last layout had room for, and whether it showed the row with the cursor.
  var shownLines = 0
  var showedCursor = false
  /// The last search for a row that takes the first cursor.
  var lastSearch: CursorSearch?
  /// Whether the first of the window's marks is the cursor.
  var hasCursor = false {
    // Without one the scrollbar shows that the list has the focus.
    didSet { if hasCursor != oldValue { focusAppearanceChanged() } }
  }
  /// The selected row that the state named last.
  var followed: NodeKey?
  /// A selection that is not in the list, of which the state was told already.
  var corrected: SelectionCorrection?
  /// Whether the cursor came to a row before that was laid out: where the row turns out to have no
  /// height or to take no cursor, the cursor goes on.
  var isOnUnknownRow = false
  /// The search for a row that the cursor may come to, while it runs; where the last one found no
  /// more.
  var rowSearch: RowSearch?
  var deadEnds = DeadEnds()
  /// Whether the cursor was ever put where the state has it.
  var hasFollowed = false
  /// The rows that are selected, where the list itself holds them.
  var held: Set<NodeKey> = []
  /// How many rows there were in the last frame, and the row that came with the cursor since.
  var shownCount: Int?
  var arriving: NodeKey?
  /// Where the cursor goes on where it may not stay: 1 down, -1 up.
  var direction = 1
  /// What was typed to find a row, and when.
  var typed = ""
  var typedAt = Duration.zero
  /// The rows that were told how they stand out.
  var highlighted: [ListRowWidget] = []
  /// The header that is shown at the upper edge, over the rows.
  weak var stickyHeader: ListRowWidget?
  /// Whether rows can be found by their texts, and how many there are before the footer.
  private(set) var canFind = false
  private(set) var endOfRows = 0
  /// How many rows there were when the end was reached last.
  var reachedCount = -1
  private(set) lazy var scrolling = ScrollController(of: self)
  /// The index at which the row that the state asks for was found.
  var targetPlace: Int?
  /// Whether the list was scrolled since the last layout.
  var wasScrolled = false
  /// The scrollbar that is shown.
  var indicator: ScrollIndicator?
  /// The row that the mouse holds.
  var heldRow: NodeKey?
  /// The labels of sections beside the rows, and whether the mouse holds one of them.
  var sectionIndex = SectionIndex()
  var dragsIndex = false

  override init(_ element: ListElement, _ sender: EventSender<ListElement>) {
    super.init(element, sender)
    setParts(WidgetParts(focus: self, scroll: self, layout: self, container: self))
  }

  override var isLeaf: Bool { false }
  override var isFocusable: Bool { true }
  var receivesLostFocus: Bool { true }
  var observesChildren: Bool { true }
  var childrenObserveLayout: Bool { false }
  var overlapsChildren: Bool { stickyHeader != nil }
  var frontChild: Widget? { stickyHeader }

  override var layoutStyle: LayoutStyle {
    var style = expandingStyle
    style.overflow = .scroll
    if (parent as? TableWidget)?.indicator != nil { style.margin.bottom = 1 }
    return style
  }

  var lazy: LazyInstance? { instance?.lazyChildren }

  /// The rows as they are now: to be let go before anything happens to the state.
  var rows: ListRows? { lazy?.rows as? ListRows }

  /// The row with the cursor, by key and index.
  var cursorMark: LazyMark? { hasCursor ? lazy?.window.marks.first : nil }

  /// The widget of a row that is alive.
  func row(at index: Int) -> ListRowWidget? {
    (lazy?.child(at: index) as? ElementInstance)?.widget as? ListRowWidget
  }

  var cursorRow: ListRowWidget? { cursorMark.flatMap { row(at: $0.index) } }

  func contentClip(in rect: CellRect) -> CellRect {
    let edges = contentEdges
    let size = contentSize
    return CellRect(
      column: rect.column + edges.left, row: rect.row + edges.top,
      columns: max(0, size.columns - edgeColumns), rows: size.rows)
  }

  override func paint(_ context: GraphicsContext) { paintEdge(context) }

  override func handle(_ key: KeyEvent) -> Bool { answer(key) }
  override func handle(_ mouse: MouseEvent) -> Bool { answer(mouse) }
  override func mouseCancelled() {
    scrolling.cancel()
    dragsIndex = false
    heldRow = nil
  }
  func didLayOut() { settleLayout() }

  func scrollTargetChanged(to target: ScrollTarget?) {
    if scrolling.request(target) { setNeedsReport() }
  }

  func applyCommit() { settleCursor() }

  // MARK: - Updates

  override func update(from old: ListElement) { setNeedsPaint() }

  /// The rows are others than they were.
  func lazyChildrenChanged(to rows: any LazyRows) {
    if let rows = rows as? ListRows { (canFind, endOfRows) = (rows.canFind, rows.endOfRows) }
    deadEnds = DeadEnds()
    rowSearch = nil
    tree?.setNeedsCommitUpdate(for: self)
    setNeedsReport()
  }

  func childrenChanged() { setNeedsReport() }

  override func focusChanged() {
    typed = ""
    updateHighlights()
    // The scrollbar or the border shows it.
    if !hasCursor { focusAppearanceChanged() }
  }

  func emphasizesBorder(isFocused: Bool) -> Bool {
    isFocused && !hasCursor && indicator == nil
  }

  func focusMovedInside() {
    guard let focused = tree?.focus.widget, focused !== self else { return }
    let current = focused.selfAndAncestors.first { $0.parent === self }
    guard let slot = children.firstIndex(where: { $0 === current }),
      let index = lazy?.indices.element(at: slot), row(at: index)?.takesCursor == true
    else { return }
    setCursor(at: index, selects: true)
  }

  /// From a row, Tab goes on only into the one with the cursor.
  func admitsTab(to child: Widget) -> Bool {
    child === cursorRow
      || element.reachesHeaders && (child as? ListRowWidget)?.element.kind == .header
  }

  override func adoptState(of other: Widget) {
    guard let other = other as? ListWidget else { return }
    offset = other.offset
    shownLines = other.shownLines
    showedCursor = other.showedCursor
    hasCursor = other.hasCursor
    held = other.held
    followed = other.followed
    corrected = other.corrected
    hasFollowed = other.hasFollowed
    shownCount = other.shownCount
    scrolling.adopt(other.scrolling)
    direction = other.direction
    isOnUnknownRow = other.isOnUnknownRow
    reachedCount = other.reachedCount
    setIndicator(other.indicator)
    setIndex(other.sectionIndex)
  }

  // MARK: - How rows stand out

  /// Tells the rows that are alive how they stand out now.
  func updateHighlights() {
    let cursor = cursorRow
    for row in highlighted where row !== cursor { row.highlight = .none }
    highlighted = []
    if let cursor {
      cursor.highlight = highlight(ofCursorOn: cursor)
      highlighted.append(cursor)
    }
    guard element.mode == .multiple, !element.isBound, let lazy else { return }
    for index in lazy.indices {
      guard let row = row(at: index), let key = lazy.mark(at: index)?.key else { continue }
      row.isHeldSelected = held.contains(key)
    }
  }

  /// Where one row can be selected, the one with the cursor is: no other looks so.
  private func highlight(ofCursorOn row: ListRowWidget) -> ListRowWidget.Highlight {
    guard element.mode == .single, row.element.kind == .row else {
      return isFocused ? .cursor : .none
    }
    guard !element.isBound || row.isSelected else { return .none }
    return isFocused ? .selected : .inactiveSelection
  }
}

extension Array {
  fileprivate func element(at index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
