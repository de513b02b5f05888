import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// A field holds the text that was typed, which the state then repeats; the repetition changes
/// nothing. Where the state says something else, the state is right:
///
///     key ──▶ editor ──▶ event ──▶ state ──▶ element
///               ▲                               │ other than typed
///               └───────────────────────────────┘
final class TextFieldWidget: ElementWidget<TextFieldElement> {
  package private(set) var editor: LineEditor
  /// What stood here before the edits that the state has not answered yet.
  private var unanswered: LineEditor?
  /// The column of the text that stands at the field's left edge.
  private var scroll = 0
  private var shown: [Glyph]?

  /// Columns of a field that nobody gave a width.
  static let standardWidth = 20

  override init(_ element: TextFieldElement, _ sender: EventSender<TextFieldElement>) {
    editor = LineEditor(element.text)
    editor.isOneWord = element.isSecure
    super.init(element, sender)
  }

  override var isFocusable: Bool { true }

  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    // As wide as its stack, in both directions.
    if parent?.stackDirection == .row {
      style.flexGrow = 1
    } else {
      style.alignSelf = .stretch
    }
    return style
  }

  override func baseline(in size: LayoutSize) -> Int? { 1 }

  override var takesText: Bool { true }

  override func measure(_ proposal: LayoutProposal) -> LayoutSize {
    switch proposal.width {
    case .exactly(let width): LayoutSize(width: width, height: 1)
    case .atMost(let width): LayoutSize(width: min(width, Self.standardWidth), height: 1)
    case .unbounded: LayoutSize(width: Self.standardWidth, height: 1)
    }
  }

  // MARK: - Text

  override func update(from old: TextFieldElement) {
    if element.text != editor.text || element.isSecure != old.isSecure { changeText() }
    editor.isOneWord = element.isSecure
    setNeedsPaint()
  }

  /// What the state said after an edit stands, whether it took the edit or not.
  override func settle() {
    if element.text != editor.text { changeText() }
    unanswered = nil
  }

  private func changeText() {
    if let unanswered, unanswered.text == element.text {
      editor = unanswered
    } else {
      editor.replace(with: element.text)
    }
    shown = nil
    setNeedsPaint()
  }

  override func handle(_ key: KeyEvent) -> Bool {
    if key.key == .enter, key.kind != .release { return tree?.submit(from: self) ?? false }
    return edit { $0.handle(key) }
  }

  override func handle(_ paste: Paste) -> Bool {
    edit {
      $0.insert(paste.text)
      return true
    }
  }

  private func edit(_ change: (inout LineEditor) -> Bool) -> Bool {
    guard !isDisabled else { return false }
    let old = editor
    guard change(&editor) else { return false }
    guard editor != old else { return true }
    setNeedsPaint()
    if editor.text != old.text {
      shown = nil
      unanswered = unanswered ?? old
      tree?.noteSettling(of: self)
      send(editor.text)
    }
    return true
  }

  override func adoptState(of other: Widget) {
    guard let other = other as? TextFieldWidget else { return }
    editor = other.editor
    scroll = other.scroll
    shown = nil
  }

  // MARK: - Picture

  /// The cells of the text, one dot a character where it is secret.
  private func cells(_ glyphs: GlyphTable) -> [Glyph] {
    if let shown { return shown }
    let cells =
      element.isSecure
      ? [Glyph](repeating: Self.dot, count: Graphemes.clusters(of: editor.text).count)
      : glyphs.encode(editor.text)
    shown = cells
    return cells
  }

  private static let dot = Glyph(rawValue: 0x2022)  // •

  private var cursorColumn: Int {
    if element.isSecure {
      var count = 0
      Graphemes.forEach(in: editor.text) {
        guard $0.range.upperBound <= editor.cursor else { return false }
        count += 1
        return true
      }
      return count
    }
    return Graphemes.column(of: editor.cursor, in: editor.text)
  }

  /// Columns of the character that the cursor stands on.
  private var widthUnderCursor: Int {
    guard !element.isSecure, editor.cursor < editor.text.utf8.count else { return 1 }
    let next = Graphemes.boundary(after: editor.cursor, in: editor.text)
    return max(1, Graphemes.column(of: next, in: editor.text) - cursorColumn)
  }

  /// Keeps the cursor, and the whole character under it, inside the field; one column stays free for it behind the text.
  private func scrollToCursor(width: Int, textWidth: Int) {
    let cursor = cursorColumn
    let end = cursor + widthUnderCursor
    scroll = min(scroll, max(0, textWidth + 1 - width))
    if end > scroll + width { scroll = end - width }
    if cursor < scroll { scroll = cursor }
  }

  override func paint(_ canvas: Canvas) {
    let width = canvas.size.columns
    guard width > 0, canvas.size.rows > 0 else { return }
    var style = canvas.style
    style.attributes.insert(.underline)
    var line: [Glyph]
    if editor.text.isEmpty {
      line = canvas.glyphs.encode(element.title)
      style.attributes.insert(.dim)
      scroll = 0
    } else {
      line = cells(canvas.glyphs)
      scrollToCursor(width: width, textWidth: line.count)
      line.removeFirst(min(scroll, line.count))
    }
    if line.count < width {
      line.append(contentsOf: repeatElement(.space, count: width - line.count))
    }
    canvas.draw(line[..<width], column: 0, row: 0, style: style)
  }

  override var cursor: CellPoint? {
    let width = contentSize.columns
    guard width > 0 else { return nil }
    return CellPoint(column: min(max(0, cursorColumn - scroll), width - 1), row: 0)
  }
}
