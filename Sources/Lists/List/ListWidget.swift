import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// A list: it determines the rows to mount, and shows the part of them that is scrolled to.
///
///     rows that are mounted   header ║ row row ┃ row row row row ┃ row row ║ cursor
///                           sticks ║ overscan┃     viewport    ┃overscan ║ stays
///
/// The scroll position is kept as keys: the row at the upper edge, the row with the cursor, and the
/// sticky header. The window of the lazy children holds them and follows them through every update.
final class ListWidget: ElementWidget<ListElement>, LazyHost, FocusPart, ScrollContainer,
  LayoutObserver, CommitObserver, ContainerPart
{
  @exclusivity(unchecked) var view = ListViewState()
  @exclusivity(unchecked) var cursorState = ListCursorState()
  var typeAhead = TypeAhead()
  var activeDrag: ListDrag?
  /// Whether the first pinned row of the window is the row with the cursor.
  @exclusivity(unchecked) var hasCursor = false {
    // Without a cursor, the scrollbar shows that the list has the focus.
    didSet { if hasCursor != oldValue { setNeedsPaint() } }
  }
  /// The selected rows, if the list itself holds the selection.
  var ownSelection: Set<NodeKey> = []
  /// The rows that a drag has selected as text.
  @exclusivity(unchecked) var textRows: ListTextRows?
  /// The rows whose highlight was set.
  @exclusivity(unchecked) var highlighted: [ListRowWidget] = []
  /// The header shown at the upper edge, over the rows.
  @exclusivity(unchecked) weak var stickyHeader: ListRowWidget?
  // Unchecked, as docs/decisions/002-unchecked-access.md measures: each frame reads these.
  /// Whether rows can be found by their texts.
  @exclusivity(unchecked) private(set) var findsByTyping = false
  /// Whether rows open and close.
  @exclusivity(unchecked) private(set) var isTree = false
  /// The columns by which rows of a tree are indented at most.
  @exclusivity(unchecked) var mostIndent = Int.max {
    didSet {
      guard mostIndent != oldValue else { return }
      for child in children { child.refreshLayoutStyle() }
    }
  }
  /// The number of lines before the footer.
  @exclusivity(unchecked) private(set) var endOfRows = 0
  var scrolling: ScrollController {
    if let known = knownScrolling { return known }
    let made = ScrollController(of: self)
    knownScrolling = made
    return made
  }
  @exclusivity(unchecked) private var knownScrolling: ScrollController?
  /// The visible scrollbar.
  @exclusivity(unchecked) var indicator: ScrollIndicator?
  /// Whether there is a free column before the scrollbar.
  @exclusivity(unchecked) var hasGap = false
  /// The labels of sections beside the rows.
  @exclusivity(unchecked) var sectionIndex = SectionIndex()

  func textScope(around child: Widget) -> Widget? { child }

  override init(_ element: ListElement, _ sender: EventSender<ListElement>) {
    super.init(element, sender)
    setParts(WidgetParts(focus: self, scroll: self, layout: self, container: self))
  }

  override var isLeaf: Bool { false }
  override var isFocusable: Bool { true }
  var receivesLostFocus: Bool { true }
  var observesChildren: Bool { true }
  var childrenObserveLayout: Bool { false }
  var childrenOverlap: Bool { stickyHeader != nil }
  var frontChild: Widget? { stickyHeader }

  override var layoutStyle: LayoutStyle {
    var style = expandingStyle
    style.overflow = .scroll
    // Rows scrolled sideways keep their full width. The columns of a table scroll by themselves.
    if !style.idealWidth.isAuto, !(parent is any ListContainer) {
      (style.containment, style.flexBasis) = (.height, .auto)
    }
    if (parent as? any ListContainer)?.needsBottomLine == true { style.margin.bottom = 1 }
    return style
  }

  var lazy: LazyInstance? { instance?.lazyChildren }

  /// The current rows, to be released before a transition changes the state.
  var rows: ListRows? { lazy?.rows as? ListRows }

  /// The row with the cursor, by key and index.
  var cursorPosition: LazyPosition? { hasCursor ? lazy?.window.pinned.first : nil }

  /// Returns the widget of a mounted row.
  func row(at index: Int) -> ListRowWidget? {
    (lazy?.child(at: index) as? ElementInstance)?.widget as? ListRowWidget
  }

  var cursorRow: ListRowWidget? { cursorPosition.flatMap { row(at: $0.index) } }

  func contentClip(in rect: CellRect) -> CellRect {
    let edges = contentEdges
    let size = contentSize
    return CellRect(
      column: rect.column + edges.left, row: rect.row + edges.top,
      columns: max(0, size.columns - edgeColumns), rows: size.rows)
  }

  override func paint(_ context: GraphicsContext) { paintEdge(context) }

  override func handle(_ key: KeyEvent) -> Bool { handleKey(key) }

  override func handleUnused(_ key: KeyEvent) -> Bool { handleUnusedKey(key) }
  override func keyHints(in words: Words) -> [KeyHint] { hints(in: words) }
  override func handle(_ mouse: MouseEvent) -> Bool { handleMouse(mouse) }
  override func dragAbandoned() { returnDraggedRow() }
  override func mouseCancelled() {
    scrolling.cancel()
    activeDrag = nil
  }
  func didLayOut() { resolveLayout() }

  func scrollRequestChanged(to request: ScrollRequest?) { scrolling.take(request) }

  func applyCommit() { updateCursor() }

  // MARK: - Updates

  override func update(from old: ListElement) { setNeedsPaint() }

  /// Responds to a change of the rows.
  func lazyChildrenChanged(to rows: any LazyRows) {
    if let rows = rows as? ListRows {
      (findsByTyping, endOfRows) = (rows.findsByTyping, rows.endOfRows)
      isTree = rows.isTree
      take(rows.ranking, isEmpty: rows.rowCount == 0)
      endSelection(unlessIn: rows)
    }
    // If the row under the cursor moves and the list has the focus, the list scrolls with it.
    // At an end that it follows, it stays there.
    if view.showedCursor, holdsFocus, !cursorState.isLeftBehind, !view.isPinned,
      view.keptCount == nil
    {
      view.revealsCursor = true
    }
    tree?.setNeedsCommitUpdate(for: self)
    setNeedsReport()
  }

  func childrenChanged() { setNeedsReport() }

  override func focusChanged() {
    typeAhead.text = ""
    updateHighlights()
    // The scrollbar or the border shows the focus.
    if !hasCursor { setNeedsPaint() }
  }

  var keyTarget: Widget? { cursorRow }

  /// Moves the cursor to the row that a menu is about.
  func willOpenMenu(inside widget: Widget) {
    let current = widget.selfAndAncestors.first { $0.parent === self }
    guard let slot = children.firstIndex(where: { $0 === current }),
      let index = lazy?.indices.element(at: slot), row(at: index)?.takesCursor == true
    else { return }
    setCursor(at: index, selects: true)
  }

  func focusMovedInside() {
    guard let focused = layerFocus?.widget, focused !== self else { return }
    let current = focused.selfAndAncestors.first { $0.parent === self }
    guard let slot = children.firstIndex(where: { $0 === current }),
      let index = lazy?.indices.element(at: slot), row(at: index)?.takesCursor == true
    else { return }
    setCursor(at: index, selects: true)
  }

  /// Returns whether Tab can enter a row: from a row, only the row with the cursor.
  func admitsTab(to child: Widget) -> Bool {
    child === cursorRow
      || element.reachesHeaders && (child as? ListRowWidget)?.element.kind == .header
  }

  override func adoptState(of other: Widget) {
    guard let other = other as? ListWidget else { return }
    view = other.view.atRest
    cursorState = other.cursorState
    hasCursor = other.hasCursor
    ownSelection = other.ownSelection
    textRows = other.textRows
    mostIndent = other.mostIndent
    scrolling.adopt(other.scrolling)
    setIndicator(other.indicator, gap: other.hasGap)
    setIndex(other.sectionIndex)
  }

  // MARK: - How rows stand out

  /// Sets the highlights of the mounted rows.
  func updateHighlights() {
    let cursor = cursorRow
    if let cursor, !highlighted.contains(where: { $0 === cursor }) { cursor.checkRules() }
    for row in highlighted where row !== cursor { row.highlight = .none }
    highlighted = []
    if let cursor {
      cursor.highlight = highlight(ofCursorOn: cursor)
      highlighted.append(cursor)
    }
    if textRows != nil { markTextRows() }
    guard element.mode == .multiple, !element.isBound, let lazy else { return }
    for index in lazy.indices {
      guard let row = row(at: index), let key = lazy.position(at: index)?.key else { continue }
      row.isInOwnSelection = ownSelection.contains(key)
    }
  }

  /// Returns the highlight of the row with the cursor. In a single-selection list, only that row is
  /// highlighted. In a multiple-selection list, it is highlighted while the list has the focus, and
  /// selected rows are less prominent.
  private func highlight(ofCursorOn row: ListRowWidget) -> ListRowWidget.Highlight {
    guard element.mode != .none, row.element.kind == .row else {
      return isFocused ? .cursor : .none
    }
    guard element.mode == .single else { return isFocused ? .selected : .none }
    guard !element.isBound || row.isSelected else { return .none }
    return isFocused ? .selected : .inactiveSelection
  }
}

extension Array {
  fileprivate func element(at index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
