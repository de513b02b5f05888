import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// A surface of lines that a person reads, searches and copies.
final class ReaderWidget: ElementWidget<ReaderElement>, FocusPart, ScrollContainer,
  LayoutObserver, CommitObserver, LineWidget
{
  let lines: LineCache
  private(set) lazy var surface = LineSurface(of: self, lines, followsEnd: true)
  var selection: LineSelection? {
    didSet { surface.viewport.staysPut = holdsStill }
  }
  /// The scrolling of a drag beyond an edge, which goes on while the mouse is held there.
  var edgeScroll: ScheduledAction?
  /// The place of the press that may begin a selection.
  var pressed: LinePosition? {
    didSet { surface.viewport.staysPut = holdsStill }
  }
  /// The line of the last match or number that a person went to, until they scroll.
  var visited: Int?
  /// The line of a header with a press that may fold it, and its cell.
  var pressedHeader: (line: Int, location: CellPoint)?
  /// Whether a press inside has not been released.
  var isSelecting = false

  private(set) lazy var bar = FindBar(of: self)
  /// The filter that was applied last.
  var filter = LogFilter()
  /// The search for the lines of the filter; `nil` if all lines are shown.
  var filtering: LineScan?
  /// The number of lines of the filter that was told last.
  var matchCount: Int?
  /// The lines that a person has marked.
  var marked: Set<Int> = []
  /// The place before the last jump.
  var returnPlace: LineViewport?
  /// Whether the last key was a quote without marks.
  var isQuoted = false
  /// Whether the end was followed when that was told last.
  var toldFollowing = true
  /// The lines to search, once a search has asked for them.
  var searchedLines: (any LineSource)?
  /// A match that is shown as soon as its line is not folded.
  var awaitedMatch: LineMatch?

  override init(_ element: ReaderElement, _ sender: EventSender<ReaderElement>) {
    lines = LineCache(element.source, content: element.content, hangs: true)
    lines.wrapIndent = element.wrapIndent
    super.init(element, sender)
    setParts(WidgetParts(focus: self, scroll: self, layout: self))
    // Where there are no parts, all lines have the same gutter.
    guard element.parts != nil else { return }
    // The widget owns the lines.
    lines.extraColumns = { [unowned self] line in surface.gutter - surface.gutter(of: line) }
  }

  override var layoutStyle: LayoutStyle {
    var style = expandingStyle
    style.overflow = .scroll
    return style
  }

  override var isFocusable: Bool { true }

  override func update(from old: ReaderElement) {
    lines.update(to: element.source, content: element.content)
    lines.wrapIndent = element.wrapIndent
    surface.forgetRows()
    if element.findsBackward != old.findsBackward { bar.turn(backward: element.findsBackward) }
    if element.source.hasText(of: old.source) {
      moveLines(from: old.source)
      resolve()
    } else {
      let change = remembersLines ? element.source.firstChange(since: old.source) : nil
      searchedLines = nil
      if let change {
        endSelection(changedFrom: change)
        keepMarks(changedFrom: change)
        filterLines(changedFrom: change)
      }
      resolve()
      if let change { bar.linesChanged(from: change) }
    }
    panes?.align(self)
    if filtering != nil || matchCount != nil || element.hasLostPart || awaitedMatch != nil
      || panes?.mayLoseFocus(to: self) == true
    {
      tree?.setNeedsCommitUpdate(for: self)
    }
  }

  /// Whether something depends on lines that were there before an update.
  private var remembersLines: Bool {
    selection != nil || pressed != nil || !marked.isEmpty || filtering != nil
      || bar.isOpen
  }

  override func adoptState(of other: Widget) {
    guard let other = other as? ReaderWidget else { return }
    selection = other.selection
    surface.adopt(other.surface)
    bar.adopt(other.bar)
    (filter, filtering, matchCount) = (other.filter, other.filtering, other.matchCount)
    lines.chosen = filtering?.found
    (marked, returnPlace, isQuoted) = (other.marked, other.returnPlace, other.isQuoted)
    (visited, toldFollowing) = (other.visited, other.toldFollowing)
  }

  // MARK: - Rows in view

  func didLayOut() {
    resolve()
    panes?.align(self)
    bar.didLayOut()
    reportMatchCount()
    reportFollowing()
  }

  func applyCommit() {
    if element.hasLostPart { send(.lost) }
    reportMatchCount()
    showAwaitedMatch()
    if panes?.hasLostFocus() == true { takeFocus() }
  }

  override func focusChanged() {
    super.focusChanged()
    panes?.focusChanged(of: self)
  }

  var wraps: Bool { element.wraps }
  /// Lines of a patch have colors up to the edge, and text that touches it looks cut.
  var endColumns: Int { element.parts != nil && contentSize.columns >= Self.wide ? 1 : 0 }
  /// The columns in which one is no loss.
  private static let wide = 60

  /// The columns that line numbers and marks need, unless they would leave too few for the text.
  func gutterColumns(in columns: Int) -> Int {
    if let parts = element.parts { return parts.gutterColumns(in: columns) }
    let digits = element.hasLineNumbers ? max(3, "\(lines.lines.upperBound - 1)".utf8.count) : 0
    let marks = marked.isEmpty ? 0 : 1
    let needed = digits + marks + (digits + marks > 0 ? 1 : 0)
    return 2 * needed <= columns ? needed : 0
  }

  func gutterColumns(of line: Int, normally columns: Int) -> Int {
    element.parts?.gutterColumns(of: line, normally: columns) ?? columns
  }

  func firstViewport() -> LineViewport {
    var viewport = LineViewport(followsEnd: scrollAnchor.map { $0.vertical == .bottom } ?? true)
    viewport.staysPut = holdsStill
    return viewport
  }

  func willFindRows() { takeFilter() }
  func didFindRows() {
    bar.didFindRows()
    // Lines continue across the other pane, so it is painted too.
    panes?.setNeedsPaint()
  }
  func resolve() { surface.resolve() }
  var rowCount: Int { max(0, contentSize.rows - (panes?.barRows ?? bar.rowCount)) }

  func pinnedLine(above row: LineRow) -> Int? {
    element.parts?.pinnedHeader(above: row.piece.line)
  }

  func didScroll() {
    reportFollowing()
    chooseVisiblePart()
    panes?.follow(self)
    panes?.setNeedsPaint()
  }

  // MARK: - Scrolling

  /// Tells whether the end is followed, once for each time that this changes.
  private func reportFollowing() {
    let follows = surface.viewport.isPinned
    // No end of a patch grows.
    guard element.parts == nil, follows != toldFollowing else { return }
    toldFollowing = follows
    send(.follows(follows))
  }

  func contentRows(upTo most: Int) -> Int? { surface.contentRows(upTo: most) }
  func scrollRequestChanged(to request: ScrollRequest?) {
    surface.scrolling.take(request)
    if surface.scrolling.request != nil { willJump() }
  }
  func findRequestChanged(to isPresented: Bool) { bar.stateChanged(to: isPresented) }

  func scroll(_ axis: Axis, by distance: Int) -> Bool {
    visited = nil
    return surface.scroll(axis, by: distance)
  }

  // MARK: - Events

  override func handle(_ key: KeyEvent) -> Bool {
    bar.handle(key) || handleKey(key)
  }
  override func handleUnused(_ key: KeyEvent) -> Bool { handleLetter(key) }
  override func handle(_ paste: Paste) -> Bool { bar.handle(paste) }
  override func handle(_ mouse: MouseEvent) -> Bool { handleMouse(mouse) }
  override func keyHints(in words: Words) -> [KeyHint] {
    if let hints = bar.keyHints(in: words) { return hints }
    if !bar.isOpen { return hints(finds: finds, in: words) }
    return [KeyHint(words.find, keys: "n", "N"), KeyHint(words.close, keys: .escape)]
  }

  /// Returns the keys that a person may press while the bar is closed.
  private func hints(finds: Bool, in words: Words) -> [KeyHint] {
    let find = finds ? [KeyHint(words.find, keys: "/")] : []
    guard element.parts != nil else { return find + pageHints(finds: finds, in: words) }
    let toggle = element.chosenHeader == nil ? [] : [KeyHint(words.toggle, keys: .enter)]
    let line = finds ? [KeyHint(words.line, keys: ":")] : []
    return [KeyHint(words.move, keys: "[", "]")] + toggle + find
      + [KeyHint(words.more, keys: "e")] + line
  }

  /// Returns the other keys of lines without parts.
  private func pageHints(finds: Bool, in words: Words) -> [KeyHint] {
    let search =
      finds ? [KeyHint(words.find, keys: "?"), KeyHint(words.line, keys: ":")] : []
    let hints =
      search + [
        KeyHint(words.toEnds, keys: "g", "G"),
        KeyHint(words.select, keys: Key.up.with(.shift), Key.down.with(.shift)),
        KeyHint(words.mark, keys: "m"),
      ] + (marked.isEmpty ? [] : [KeyHint(words.nextMark, keys: "'")])
      + (returnPlace == nil ? [] : [KeyHint(words.back, keys: "`")])
    return hints.map(\.onPage)
  }

  override func mouseCancelled() {
    surface.scrolling.cancel()
    endSelecting()
  }

  override var cursor: CellPoint? { bar.cursor }
  var acceptsText: Bool { bar.field != nil }
  func takesKey(_ key: Key) -> Bool { bar.takes(key) }
  func usesLast(_ key: Key) -> Bool { key.isPlainCharacter && !bar.takes(key) }

  override func paint(_ context: GraphicsContext) { paintRows(context) }
}
