import RecurseEditing
import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// A surface of lines that a person reads, searches and copies.
final class ReaderWidget: ElementWidget<ReaderElement>, FocusPart, ScrollContainer,
  LayoutObserver, LineWidget
{
  let lines: LineCache
  private(set) lazy var surface = LineSurface(of: self, lines, followsEnd: true)
  var selection: LineSelection? {
    didSet { surface.viewport.isHeld = selection != nil }
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
    surface.forgetRows()
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
    selection = other.selection
    surface.adopt(other.surface)
    search = other.search
    (filter, filtering) = (other.filter, other.filtering)
    lines.chosen = filtering?.found
    (jump, marked) = (other.jump, other.marked)
  }

  // MARK: - Rows in view

  func didLayOut() { resolve() }

  var wraps: Bool { element.wraps }
  var cursorColumns: Int { 0 }

  /// The columns that line numbers and marks need, unless they would leave too few for the text.
  func gutterColumns(in columns: Int) -> Int {
    let digits = element.hasLineNumbers ? max(3, "\(lines.lines.upperBound - 1)".utf8.count) : 0
    let marks = marked.isEmpty ? 0 : 1
    let needed = digits + marks + (digits + marks > 0 ? 1 : 0)
    return 2 * needed <= columns ? needed : 0
  }

  func firstViewport() -> LineViewport {
    let anchor = nearestStyle { $0.scrollAnchor }
    var viewport = LineViewport(followsEnd: anchor.map { $0.vertical == .bottom } ?? true)
    viewport.isHeld = selection != nil
    return viewport
  }

  func willFindRows() { takeFilter() }
  func didFindRows() { search?.keep(surface.visible) }
  func resolve() { surface.resolve() }

  // MARK: - Scrolling

  func scrollRequestChanged(to request: ScrollRequest?) { surface.scrolling.take(request) }

  func scroll(_ axis: Axis, by distance: Int) -> Bool { surface.scroll(axis, by: distance) }

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
    surface.scrolling.cancel()
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
