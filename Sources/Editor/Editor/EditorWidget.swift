import RecurseEditing
import RecurseLayout
import RecurseReaders
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// A surface of lines with a cursor. It shows an edit at once; the state then answers with a text,
/// which wins if it is another one:
///
///     key ──▶ editor ──▶ document ──▶ state ──▶ element
///               ▲                                 │ another text
///               └─────────────────────────────────┘
final class EditorWidget: ElementWidget<EditorElement>, FocusPart, ScrollContainer,
  LayoutObserver, CommitObserver, FieldPart, LineWidget
{
  var editor: Editor<RopeText>
  /// The document with the editor's text. One of the widget's own if the state has a `String`.
  var document: TextDocument
  /// The editor before the edits that the state has not answered yet.
  var unanswered: (editor: Editor<RopeText>, document: TextDocument)?
  /// The selection that the state has, as far as the widget knows.
  private var knownSelection: TextSelection?
  /// The text that the widget sent a state with a `String`.
  private var sent: String?
  let lines: LineCache
  private(set) lazy var surface = LineSurface(of: self, lines, followsEnd: false)
  private(set) lazy var bar = FindBar(of: self)
  /// Whether the cursor stays in view when the size changes: until a person scrolls.
  var followsCursor = true
  /// The column that ↑ and ↓ lead to.
  var goal: GoalColumn?
  /// The way back through former texts, and the text from which it began, until the text is edited.
  var history: (way: FieldHistory, draft: RopeText)?
  /// The place of the mouse beyond an edge, where text scrolls as long as it is held there.
  var edgeScroll: ScheduledAction?
  var isSelecting = false
  private var selectionReport: ScheduledAction?
  /// The tokens of the text, if it is in a language.
  var highlighting: Highlighting?
  var highlightTimer: ScheduledAction?
  /// Whether Escape was pressed: Tab moves the focus then.
  var tabLeaves = false

  override init(_ element: EditorElement, _ sender: EventSender<EditorElement>) {
    document = Self.document(of: element.content)
    editor = Editor(document.content)
    lines = LineCache(DocumentLines(text: document.content.storage), content: nil)
    super.init(element, sender)
    if case .text(let text) = element.content {
      sent = text
      editor.move(to: text.utf8.count)
    }
    takeSelection()
    takeLineBreak(ofNewText: true)
    takeIndentation()
    takeLanguage()
    setParts(WidgetParts(focus: self, scroll: self, layout: self))
    setField(self)
  }

  /// The bytes of a `String` up to which a key's copy of it is not reported.
  private static let mostBytesOfString = 64 << 10

  private static func document(of content: EditedContent) -> TextDocument {
    switch content {
    case .text(let text): TextDocument(text)
    case .document(let document): document
    }
  }

  // MARK: - Layout

  override var isFocusable: Bool { true }

  override var layoutStyle: LayoutStyle {
    guard inheritedLineLimits == nil else { return stretchingStyle }
    var style = expandingStyle
    style.overflow = .scroll
    return style
  }

  override func measure(_ proposal: LayoutProposal) -> CellSize {
    let width =
      switch proposal.width {
      case .exactly(let width): width
      case .atMost(let width): min(width, Self.standardColumns)
      case .unbounded: Self.standardColumns
      }
    guard let limits = inheritedLineLimits else { return CellSize(columns: width, rows: 1) }
    // The rows in view have the width of the last layout.
    let shown = lines.width
    defer { lines.width = shown }
    lines.glyphs = glyphs
    lines.width = wraps ? max(1, width - gutterColumns(in: width) - endColumns) : nil
    let rows = lines.rowCount(upTo: limits.upperBound)
    return CellSize(columns: width, rows: max(1, limits.lowerBound, rows) + bar.wantedRows)
  }

  func didLayOut() {
    surface.resolve()
    if isFocused, followsCursor { revealCursor() }
    bar.didLayOut()
  }

  // MARK: - The surface

  var wraps: Bool { element.wraps }
  var endColumns: Int { 1 }
  var rowCount: Int { contentSize.rows - bar.rowCount }

  func gutterColumns(in columns: Int) -> Int {
    guard element.hasLineNumbers else { return 0 }
    let needed = max(3, "\(document.lineCount)".utf8.count) + 1
    return 2 * needed <= columns ? needed : 0
  }

  func firstViewport() -> LineViewport { LineViewport(followsEnd: false) }
  func contentRows(upTo most: Int) -> Int? {
    inheritedLineLimits == nil ? surface.contentRows(upTo: most) + bar.wantedRows : nil
  }
  func willFindRows() {}
  func didFindRows() {
    bar.didFindRows()
    highlightRows()
  }

  func scrollRequestChanged(to request: ScrollRequest?) {
    surface.scrolling.take(request)
    followsCursor = false
  }

  func findRequestChanged(to isPresented: Bool) { bar.stateChanged(to: isPresented) }

  // MARK: - The state

  override func update(from old: EditorElement) {
    take(element.content)
    if takeSelection() { cursorPlaced() }
    takeIndentation()
    takeLanguage()
    if old.isEditable, !element.isEditable { tree?.setNeedsCommitUpdate(for: self) }
    if old.wraps != element.wraps || old.hasLineNumbers != element.hasLineNumbers
      || old.indentation != element.indentation
    {
      surface.resolve()
      setNeedsLayout()
    }
    setNeedsPaint()
  }

  /// Shows the state's text after an edit, whether the state stored the edit or not.
  func applyCommit() {
    take(element.content)
    unanswered = nil
    if element.isEditable { suggestionsMayHaveChanged() } else { closeSuggestions() }
  }

  /// Shows the text of the state, unless it is the editor's.
  private func take(_ content: EditedContent) {
    switch content {
    case .document(let new): take(new)
    case .text(let text):
      guard text != sent else { return }
      sent = text
      if let unanswered, unanswered.document.text == text { return restore(unanswered) }
      let old = editor.storage
      let isAnswer = unanswered != nil
      editor.show(RopeText(text), isAnswer: isAnswer)
      document.take(editor.content)
      takeLineBreak(ofNewText: !isAnswer)
      textChanged(of: old, by: nil)
    }
  }

  private func take(_ new: TextDocument) {
    // An equal text may have other steps of undo.
    guard !new.isVersion(of: document) else { return }
    if let unanswered, unanswered.document.isVersion(of: new) { return restore(unanswered) }
    let old = editor.storage
    var deltas: [TextDelta]?
    let isSame = new.id == document.id
    if isSame {
      deltas = new.deltas(since: document.revision)
      editor.take(new.content, after: deltas, showing: new.shownSelection)
    } else {
      editor = Editor(new.content, rules: editor.rules)
      goal = nil
    }
    document = new
    takeLineBreak(ofNewText: !isSame)
    textChanged(of: old, by: deltas)
    if isSame, new.shownSelection != nil { cursorPlaced() }
    // The state learns where another one's edit has moved the cursor.
    if element.selection != nil {
      selectionReport = schedule(after: .zero) { [weak self] in self?.sendSelection() }
    }
  }

  private func restore(_ state: (editor: Editor<RopeText>, document: TextDocument)) {
    let old = editor.storage
    (editor, document) = state
    textChanged(of: old, by: nil)
  }

  private func takeIndentation() { lines.tabWidth = element.indentation?.width ?? 8 }

  /// Inserts line breaks as the text has them.
  ///
  /// - Parameter isNew: whether one without a line break says nothing of those before.
  private func takeLineBreak(ofNewText isNew: Bool) {
    let text = document.content.storage
    guard text.lineCount > 1 || isNew else { return }
    let end = text.lineFeed(atOrAfter: 0)
    editor.rules.lineBreak = text.lineEnd(after: 0) < end ? "\r\n" : "\n"
  }

  /// Shows the lines of a text that has changed.
  ///
  /// - Parameters:
  ///   - old: the text before.
  ///   - deltas: the edits; `nil` if they are not known.
  private func textChanged(of old: RopeText, by deltas: [TextDelta]?) {
    let text = editor.storage
    history = nil
    lines.update(to: DocumentLines(text: text), content: nil)
    highlightChange(of: old, by: deltas)
    if bar.isOpen {
      let first = deltas.map { $0.reduce(text.count) { min($0, $1.offset) } } ?? 0
      bar.linesChanged(from: text.line(at: first) + 1)
    }
    surface.forgetRows()
    surface.resolve()
    if isFocused, followsCursor { revealCursor() }
    if inheritedLineLimits != nil { setNeedsLayout() }
    setNeedsPaint()
  }

  /// Sends the state the edited text.
  func send(typedAfter old: (editor: Editor<RopeText>, document: TextDocument)) {
    document.take(editor.content)
    unanswered = unanswered ?? old
    textChanged(of: old.editor.storage, by: editor.content.deltas)
    tree?.setNeedsCommitUpdate(for: self)
    if case .text = element.content {
      sent = document.text
      if document.byteCount > Self.mostBytesOfString {
        reportProblem(
          "the String of the editor “\(element.title)” has more than 64 KiB, and each key makes it "
            + "anew: a TextDocument has no such cost")
      }
    }
    knownSelection = TextSelection(editor.selection)
    send(EditorElement.Event(document: document, selection: TextSelection(editor.selection)))
  }

  /// Selects what the state selects, if that is new.
  @discardableResult
  private func takeSelection() -> Bool {
    guard let new = element.selection, new != knownSelection else { return false }
    knownSelection = new
    editor.select(from: new.anchor, to: new.cursor)
    return true
  }

  /// Shows the cursor after the state has moved it.
  private func cursorPlaced() {
    goal = nil
    if tree != nil { revealCursor() }
  }

  /// Sends the state a motion of the cursor, if the state has the selection.
  func sendSelection() {
    let selection = TextSelection(editor.selection)
    guard element.selection != nil, selection != knownSelection else { return }
    knownSelection = selection
    send(EditorElement.Event(document: nil, selection: selection))
  }

  override func adoptState(of other: Widget) {
    guard let other = other as? EditorWidget else { return }
    (editor, document, sent, goal) = (other.editor, other.document, other.sent, other.goal)
    (followsCursor, history) = (other.followsCursor, other.history)
    bar.adopt(other.bar)
    highlighting = other.highlighting
    surface.adopt(other.surface)
    lines.update(to: DocumentLines(text: editor.storage), content: nil)
  }

  // MARK: - A field of a form

  var columnTitle: String? { element.title }

  /// Withholds the error of a text until the person has typed it.
  func fieldErrorChanged() {
    if unanswered == nil { holdsFieldError = false }
  }

  // MARK: - Focus and events

  var acceptsText: Bool { element.isEditable || bar.field != nil }

  func takesKey(_ key: Key) -> Bool {
    if bar.field != nil { return bar.takes(key) }
    if suggestionStep(for: key) != nil { return true }
    if Self.opensBar(key) { return false }
    if EditorMotion(key) != nil { return true }
    guard allows(KeyEvent(key)) else { return false }
    return key == .enter || indents(key) || takes(KeyEvent(key), in: editor)
  }

  func alwaysTakes(_ key: Key) -> Bool {
    !Self.opensBar(key) && allows(KeyEvent(key))
      && (key == .enter || indents(key) || alwaysEdits(by: key))
  }

  override func focusChanged() {
    if isFocused {
      // A press must hit what was in view.
      followsCursor = false
      tree?.mouse.afterPress { [weak self] in
        if let self, isFocused { revealCursor() }
      }
    } else {
      deselect()
      closeSuggestions()
      holdsFieldError = false
      bar.leaveField()
      tabLeaves = false
    }
    setNeedsPaint()
  }

  override func handle(_ key: KeyEvent) -> Bool { bar.handle(key) || handleKey(key) }
  override func handleUnused(_ key: KeyEvent) -> Bool {
    if key.phase != .up, openBar(for: key.key) || goToBracket(for: key.key) { return true }
    if allows(key), edit({ edit(&$0, by: key) }) { return true }
    return holds(key)
  }

  override func handle(_ paste: Paste) -> Bool {
    if bar.handle(paste) { return true }
    return edit {
      $0.insert(paste.text, as: .other)
      return .done
    }
  }

  override func handle(_ mouse: MouseEvent) -> Bool {
    if bar.handle(mouse) { return true }
    guard let scrolled = surface.scroll(by: mouse) else { return select(mouse) }
    if scrolled { followsCursor = false }
    return scrolled
  }

  override func mouseCancelled() {
    surface.scrolling.cancel()
    endSelecting()
  }

  override var popoverAnchor: CellRect? { suggestionCell }

  override var cursor: CellPoint? { isDisabled ? nil : bar.cursor ?? cursorPoint }

  override func keyHints(in words: Words) -> [KeyHint] {
    if showsSuggestions { return suggestionHints(in: words) }
    guard finds else { return [] }
    if let hints = bar.keyHints(in: words) { return hints }
    let replace = element.isEditable ? [KeyHint(words.replace, keys: .alt("r"))] : []
    var hints = [KeyHint(words.find, keys: .control("f"))] + replace
    hints.append(KeyHint(words.line, keys: .control("g")))
    // What the app does with the text is worth more than what every editor can.
    for index in hints.indices { hints[index].followsCommands = true }
    return hints
  }

  override func paint(_ context: GraphicsContext) { paintText(context) }
}
