import RecurseLayout
import RecurseReconciler
import RecurseEditing
import RecurseTerminal
import RecurseWidgets

/// A viewport of many lines, of which it measures and paints those in view.
///
///     element, size ─▶ resolve: is there a scrollbar? ─▶ viewport: the rows in view ─▶ paint
///     keys, mouse   ─▶ viewport scrolls ─▶ resolve
final class ReaderWidget: ElementWidget<ReaderElement>, FocusPart, ScrollContainer,
  LayoutObserver
{
  let lines: LineCache
  var viewport = LineViewport(followsEnd: true)
  /// The rows in view.
  private(set) var visible: [LineRow] = []
  /// The columns that are scrolled beyond the left edge, if lines do not wrap.
  private(set) var column = 0
  private(set) var indicator: ScrollIndicator?
  private(set) lazy var scrolling = ScrollController(of: self)
  var selection: LineSelection? {
    didSet { viewport.isHeld = selection != nil }
  }
  /// The scrolling of a drag beyond an edge, which goes on while the mouse is held there.
  var edgeScroll: ScheduledAction?
  /// The place of the press that may begin a selection.
  var pressed: LinePosition?
  /// True from a press inside until its release.
  var isSelecting = false

  /// The search of a person, if there is one.
  var search: ReaderSearch?
  /// The rest of a search in texts that a closure makes, which goes on between events.
  var looking: ScheduledAction?
  /// The filter that was begun, and its lines; `nil` if all lines are shown.
  var filter = LogFilter()
  var filtering: LineScan?
  /// The number of a line that is typed.
  var jump: ReaderJump?
  /// The lines that a person has marked.
  var marked: Set<Int> = []
  /// The columns of line numbers and marks before the text.
  private(set) var gutter = 0

  override init(_ element: ReaderElement, _ sender: EventSender<ReaderElement>) {
    lines = LineCache(element.source, content: element.content)
    super.init(element, sender)
    setParts(WidgetParts(focus: self, scroll: self, layout: self))
  }

  override var layoutStyle: LayoutStyle {
    var style = expandingStyle
    style.overflow = .scroll
    return style
  }

  override var isFocusable: Bool { true }

  override func update(from old: ReaderElement) {
    lines.update(to: element.source, content: element.content)
    // Rows of the last source may not be there any more.
    visible = []
    let change = remembersLines ? element.source.firstChange(since: old.source) : nil
    if let change {
      endSelection(changedFrom: change)
      keepMarks(changedFrom: change)
      filterLines(changedFrom: change)
    }
    resolve()
    if let change { searchLines(changedFrom: change) }
  }

  /// True if something depends on lines that were there before an update.
  private var remembersLines: Bool {
    selection != nil || pressed != nil || !marked.isEmpty || filtering != nil
      || search?.scan != nil
  }

  override func adoptState(of other: Widget) {
    guard let other = other as? ReaderWidget else { return }
    column = other.column
    selection = other.selection
    viewport = other.viewport
    search = other.search
    (filter, filtering) = (other.filter, other.filtering)
    lines.chosen = filtering?.found
    (jump, marked) = (other.jump, other.marked)
    scrolling.adopt(other.scrolling)
  }

  // MARK: - Rows in view

  func didLayOut() { resolve() }

  /// The columns of the text, between the gutter and the scrollbar.
  var textColumns: Int { max(0, contentSize.columns - gutter - (indicator == nil ? 0 : 1)) }

  /// The columns that line numbers and marks need, unless they would leave too few for the text.
  private func gutterColumns(in columns: Int) -> Int {
    let digits = element.hasLineNumbers ? max(3, "\(lines.lines.upperBound - 1)".utf8.count) : 0
    let marks = marked.isEmpty ? 0 : 1
    let needed = digits + marks + (digits + marks > 0 ? 1 : 0)
    return 2 * needed <= columns ? needed : 0
  }

  /// Finds the rows in view and the scrollbar, after anything changed.
  func resolve() {
    let size = contentSize
    guard tree != nil, size.rows > 0, size.columns > 0 else {
      visible = []
      return
    }
    if scrolling.resolve() {
      let anchor = nearestStyle { $0.scrollAnchor }
      viewport = LineViewport(followsEnd: anchor.map { $0.vertical == .bottom } ?? true)
      viewport.isHeld = selection != nil
    }
    takeFilter()
    lines.glyphs = glyphs
    gutter = gutterColumns(in: size.columns)
    let columns = size.columns - gutter
    lines.width = element.wraps ? columns : nil
    let hasBar =
      showsScrollIndicators && Axis.vertical.hasRoomForScrollbar(in: size) && !fits(rowCount)
    if hasBar, element.wraps { lines.width = columns - 1 }
    visible = viewport.show(lines, height: rowCount)
    if let request = scrolling.request {
      scrolling.request = nil
      serve(request)
      visible = viewport.show(lines, height: rowCount)
      reportPosition()
    }
    lines.keep(visible)
    search?.keep(visible)
    indicator =
      hasBar
      ? ScrollIndicator(viewport.extent(of: lines, showing: visible), track: rowCount) : nil
    column = element.wraps ? 0 : min(column, farthestColumn)
    setNeedsPaint()
  }

  /// Returns whether all lines have as many rows at most.
  private func fits(_ most: Int) -> Bool {
    guard lines.lineCount <= most else { return false }
    var next = lines.firstRow
    for _ in 0..<most {
      guard let row = next else { return true }
      next = lines.row(below: row)
    }
    return next == nil
  }

  /// The columns of the rows in view.
  private var widest: Int {
    visible.reduce(0) { max($0, line(of: $1).width) }
  }

  private var farthestColumn: Int { max(0, widest - textColumns) }

  func line(of row: LineRow) -> TextLine { lines.measured(row.piece).lines[row.index] }

  // MARK: - Scrolling

  func scrollRequestChanged(to request: ScrollRequest?) { scrolling.take(request) }

  /// Scrolls to where the state asks.
  private func serve(_ request: ScrollRequest) {
    switch request.goal {
    case .child(let id, let anchor):
      guard let line = id.key.value(as: Int.self), let shown = lines.line(nearest: line),
        lines.lines.contains(line)
      else { return }
      _ = viewport.show(shown, at: anchor?.vertical, in: lines)
    case .distance(let distance): _ = viewport.scroll(by: distance.rows(page: page), in: lines)
    case .start: _ = viewport.scrollToStart(of: lines)
    case .end: _ = viewport.scrollToEnd(of: lines)
    }
  }

  func reportPosition() {
    scrolling.report { visible.first.map { NodeKey($0.piece.line) } }
  }

  /// Applies a change of the viewport.
  ///
  /// - Returns: whether anything moved.
  func scroll(_ change: (inout LineViewport, LineCache) -> Bool) -> Bool {
    guard change(&viewport, lines) else { return false }
    resolve()
    reportPosition()
    return true
  }

  func scroll(_ axis: Axis, by distance: Int) -> Bool {
    if axis == .vertical { return scroll { $0.scroll(by: distance, in: $1) } }
    guard !element.wraps else { return false }
    let target = min(max(0, column + distance), farthestColumn)
    guard target != column else { return false }
    column = target
    setNeedsPaint()
    return true
  }

  // MARK: - Events

  override func handle(_ key: KeyEvent) -> Bool {
    handleJumpKey(key) || handleSearchKey(key) || handleKey(key)
  }
  override func handleUnused(_ key: KeyEvent) -> Bool { handleLetter(key) }
  override func handle(_ paste: Paste) -> Bool { handlePaste(paste) }
  override func handle(_ mouse: MouseEvent) -> Bool { handleMouse(mouse) }
  override func keyHints(in words: Words) -> [KeyHint] {
    if jump != nil {
      return [KeyHint(words.ok, keys: .enter), KeyHint(words.cancel, keys: .escape)]
    }
    if typing != nil {
      return [KeyHint(words.find, keys: .enter), KeyHint(words.cancel, keys: .escape)]
    }
    if selection != nil { return [KeyHint(words.copy, keys: .enter)] }
    if search == nil { return [KeyHint(words.find, keys: "/")] }
    return [KeyHint(words.find, keys: "n", "N"), KeyHint(words.close, keys: .escape)]
  }

  override func mouseCancelled() {
    scrolling.cancel()
    endSelecting()
  }

  override var cursor: CellPoint? { lastRowCursor }

  // MARK: - Typing

  /// The editor of what is typed in the last row.
  var typing: LineEditor? { jump?.editor ?? search?.editor }

  var acceptsText: Bool { typing != nil }

  func takesKey(_ key: Key) -> Bool {
    guard let editor = typing else { return false }
    return key == .escape || key == .enter || takes(KeyEvent(key), in: editor)
  }

  override func paint(_ context: GraphicsContext) { paintRows(context) }
}
