import RecurseEditing
import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// A widget that edits a line of text. It shows typed text at once. The state then answers with a
/// text, which wins if it is different:
///
///     key ──▶ editor ──▶ event ──▶ state ──▶ element
///               ▲                               │ another text
///               └───────────────────────────────┘
///
/// In a field with a format, the element has the text of the state's value. The typed text may
/// differ from it for a while: `007` means 7, and `7o` means nothing.
final class TextFieldWidget: ElementWidget<TextFieldElement>, FocusPart, CommitObserver, FieldPart {
  package var editor: LineEditor {
    didSet { followed = nil }
  }
  /// The editor before the edits that the state has not answered yet.
  var unanswered: LineEditor?
  /// Whether a mouse button is held on the arrow of the field's popover.
  var isArrowPressed = false {
    didSet { if isArrowPressed != oldValue { setNeedsPaint() } }
  }
  /// The text that a person typed into a field with a format, while it stays as typed.
  var typed = TypedText()
  /// The last result of the arrow keys.
  var stepped: SteppedText?
  /// The way back through former texts, until the text is edited.
  var history: FieldHistory?
  /// Whether Enter was pressed on a value that the state gets only now: its error is known after
  /// the commit.
  private var submitsAfterCommit = false
  /// The visible part of the text.
  var window = LineWindow()
  /// The part for the current text and cursor, cached for a width.
  private var followed: (window: LineWindow, width: Int)?

  override init(_ element: TextFieldElement, _ sender: EventSender<TextFieldElement>) {
    editor = LineEditor(element.text, isSecret: element.isSecure)
    super.init(element, sender)
    setParts(WidgetParts(focus: self))
    setField(self)
  }

  override var isFocusable: Bool { true }

  override var layoutStyle: LayoutStyle { stretchingStyle }

  override func baseline(in size: CellSize) -> Int? { 1 }

  var acceptsText: Bool { true }

  func takesKey(_ key: Key) -> Bool {
    if changesValue(by: key) { return !isPassedByArrows }
    if steps(for: KeyEvent(key)) != nil || key == Self.openingKey && popover != nil { return true }
    if suggestionStep(for: key) != nil || historyStep(for: key) != nil { return true }
    return takes(KeyEvent(key), in: editor)
  }

  func alwaysTakes(_ key: Key) -> Bool { alwaysEdits(by: key) }

  override func changesValue(by arrow: Key) -> Bool {
    (arrow == .up || arrow == .down) && steps(for: KeyEvent(arrow)) != nil
  }

  override func measure(_ proposal: LayoutProposal) -> CellSize {
    switch proposal.width {
    case .exactly(let width): CellSize(columns: width, rows: 1)
    case .atMost(let width): CellSize(columns: min(width, Self.standardColumns), rows: 1)
    case .unbounded: CellSize(columns: Self.standardColumns, rows: 1)
    }
  }

  // MARK: - Errors

  /// The error of the typed text in the field's format. In a form, a line is reserved for it;
  /// elsewhere the line exists only while the error is shown.
  var fault: String? {
    guard let error = typed.error else {
      return element.format != nil && field?.isInForm == true ? "" : nil
    }
    return error.message(in: words)
  }

  /// Shows a new error of the app, unless it may answer what a person is typing.
  func fieldErrorChanged() {
    if unanswered == nil { holdsFieldError = false }
  }

  override func focusChanged() {
    if isFocused, style.selectsTextOnFocus {
      tabCameHere()
    } else if !isFocused {
      deselect()
      closeSuggestions()
      normalizeText()
      if field?.isInForm == true { checkValue() }
    }
    if typed.error == nil {
      holdsFieldError = false
    } else {
      // A click must hit its target: nothing moves before the button is released.
      tree?.mouse.afterPress { [weak self] in self?.holdsFieldError = false }
    }
    setNeedsPaint()
  }

  override var shownValue: String? { typed.isThere ? editor.text : nil }

  package func checkValue() {
    if isFocused { takePendingText() }
    if !typed.isThere, !isDisabled, element.isRefused { readText() }
  }

  func forgetUnreadable() { if typed.isThere { changeText() } }

  var columnTitle: String? { element.title }

  // MARK: - Text

  override func update(from old: TextFieldElement) {
    if element.format != nil || old.format != nil {
      valueChanged(from: old)
    } else if element.text != editor.text || element.isSecure != old.isSecure {
      changeText()
    }
    editor.rules.isSecret = element.isSecure
    setNeedsPaint()
  }

  /// Shows the state's text after an edit, whether the state stored the edit or not.
  func applyCommit() {
    if let stepped, stepped.answer == nil {
      self.stepped?.answer = (element.format, element.text)
    }
    if typed.isWaiting { return takeWaitingText() }
    if element.text != editor.text, !isAsTyped { changeText() }
    unanswered = nil
    suggestionsMayHaveChanged()
    guard submitsAfterCommit else { return }
    submitsAfterCommit = false
    if typed.error == nil { _ = tree?.submit(from: self) }
  }

  func changeText() {
    typed = TypedText()
    history = nil
    faultChanged()
    if let unanswered, unanswered.text == element.text {
      editor = unanswered
    } else {
      editor.show(FlatText(element.text), isAnswer: unanswered != nil)
      // The app has emptied the field: another text begins.
      if unanswered == nil, element.text.isEmpty { beginAnew() }
    }
    setNeedsPaint()
  }

  override func keyHints(in words: Words) -> [KeyHint] {
    if showsSuggestions { return suggestionHints(in: words) }
    return
      (element.format?.hasSteps == true && !isPassedByArrows
      ? [KeyHint(words.change, keys: .up, .down)] : [])
      + (popover == nil ? [] : [KeyHint(words.open, keys: Self.openingKey)])
  }

  override func handle(_ key: KeyEvent) -> Bool {
    if key.phase != .up, let step = suggestionStep(for: key.key) {
      take(step)
      return true
    }
    if key.key == .enter {
      closeSuggestions()
      // The state's value is not that of the text, so nothing is submitted.
      if typed.error != nil {
        showFault()
        tree?.reveal(self)
        return true
      }
      holdsFieldError = false
      if takePendingText() {
        normalizeText()
        submitsAfterCommit = true
        return true
      }
      normalizeText()
      return tree?.submit(from: self) ?? false
    }
    if let steps = steps(for: key) { return step(by: steps) }
    if key.phase != .up, let step = historyStep(for: key.key) {
      takeHistoryStep(step)
      return true
    }
    if key.key == Self.suggestingKey, hasSuggestions {
      openSuggestions()
      return true
    }
    if key.key == Self.openingKey, popover != nil {
      openFieldPopover()
      return true
    }
    if takes(key, in: editor), edit({ edit(&$0, by: key) }) { return true }
    if key.key == Key(.insert, modifiers: .control), !element.isSecure {
      copy(editor.text.asOneLine)
      return true
    }
    // A command may need the typed text.
    if key.key != .escape { takePendingText() }
    return false
  }

  /// Sends the state the typed text, unless it means nothing in the field's format.
  func textEdited(from old: LineEditor) {
    holdsFieldError = true
    readText()
    if typed.error == nil, !typed.isPending { sendText(typedAfter: old) }
  }

  func sendText(typedAfter old: LineEditor, value: Any? = nil) {
    unanswered = unanswered ?? old
    tree?.setNeedsCommitUpdate(for: self)
    send(FieldEdit(editor.text, value: value))
  }

  override func adoptState(of other: Widget) {
    guard let other = other as? TextFieldWidget else { return }
    editor = other.editor
    window = other.window
    (typed, stepped, history) = (other.typed, other.stepped, other.history)
    isArrowPressed = other.isArrowPressed
    followed = nil
  }

  override func handleUnused(_ key: KeyEvent) -> Bool { edit { edit(&$0, by: key) } }
  override func handle(_ paste: Paste) -> Bool { take(paste) }
  override func handle(_ mouse: MouseEvent) -> Bool {
    if case .press = mouse.kind { closeSuggestions() }
    return followArrow(mouse) || select(mouse)
  }

  override func mouseCancelled() { isArrowPressed = false }

  // MARK: - Painting

  private static let dot = Glyph(rawValue: 0x2022)  // •
  private static let ellipsis = Glyph(rawValue: 0x2026)  // …

  /// Returns the part of the text that is visible in a width.
  private func window(in width: Int) -> LineWindow {
    if let followed, followed.width == width, followed.window.isSecret == element.isSecure {
      return followed.window
    }
    var window = window
    window.isSecret = element.isSecure
    window.follow(editor.cursor, in: editor.text, width: width)
    followed = (window, width)
    return window
  }

  /// Returns the glyphs of the visible part; for a secret, a dot for each character.
  private func cells(_ glyphs: GlyphTable, width: Int) -> ArraySlice<Glyph> {
    // Without the focus, one column more tells whether the text goes on.
    let visible = window.visible(of: editor.text, width: isFocused ? width : width + 1)
    if element.isSecure {
      let count = Graphemes.clusters(of: String(visible)).count
      return [Glyph](repeating: Self.dot, count: count)[...]
    }
    return glyphs.encode(visible, tabWidth: LineWindow.tabWidth).dropFirst(window.cut)
  }

  /// Returns the beginning of a line that is too long, with a sign for the rest.
  private static func truncated(_ line: ArraySlice<Glyph>, width: Int) -> ArraySlice<Glyph> {
    guard line.count > width, width > 0 else { return line }
    var rest = line.prefix(width - 1)
    // No half of a wide character.
    if line[line.startIndex + width - 1] == .continuation { rest = rest.dropLast() }
    return rest + [ellipsis]
  }

  /// The free columns before a text that ends at the right, with the cursor behind it.
  func lead(in textWidth: Int) -> Int {
    guard element.isTrailing, let glyphs else { return 0 }
    return max(0, textWidth - 1 - cells(glyphs, width: textWidth).count)
  }

  override func paint(_ context: GraphicsContext) {
    let width = context.size.columns
    guard width > 0, context.size.rows > 0 else { return }
    let context = style.background == nil ? context.outsideSelection : context
    let style = style(on: context)
    let textWidth = textWidth(in: width)
    window = isFocused ? window(in: textWidth) : LineWindow()
    window.isSecret = element.isSecure
    var line: ArraySlice<Glyph>
    if editor.text.isEmpty {
      line = context.glyphs.encode(placeholder(on: context))[...]
    } else {
      line = cells(context.glyphs, width: textWidth)
      if !isFocused { line = Self.truncated(line, width: textWidth) }
    }
    line = repeatElement(Glyph.space, count: lead(in: textWidth)) + line
    let text = min(line.count, width)
    let rest = isDisabled && context.marksDisabled ? Glyph.disabled : .space
    line.append(contentsOf: repeatElement(rest, count: width - text))
    context.draw(line.prefix(width), column: 0, row: 0, style: style)
    paintSelection(context, width: textWidth)
    if textWidth < width { paintArrow(context, style) }
    guard !isDisabled else { return }
    if style.background == nil, !style.attributes.contains(.underline) {
      clearRest(context, style, text)
    } else if context.isFocused, !context.showsSurfaces {
      markFocus(context, style, text)
    }
  }

  /// Returns the hint in an empty field. It is in parentheses if it would look like a text.
  private func placeholder(on context: GraphicsContext) -> String {
    let text = element.prompt ?? (isTitleInColumn ? "" : element.title)
    return context.needsSigns && !text.isEmpty ? "(\(text))" : text
  }

  /// Marks the field with the focus if its background does not: by the color of the line behind its
  /// text, or by bold lines if there is no color. The mark includes the cursor.
  private func markFocus(_ context: GraphicsContext, _ field: CellStyle, _ column: Int) {
    var line = field
    line.foreground = .focusedBorder
    fillRest(context, line, from: column)
  }

  /// Leaves plain cells behind the text where nothing shows the extent of the field. A terminal
  /// does not keep them, so that a narrower one has no long row to break in two.
  private func clearRest(_ context: GraphicsContext, _ field: CellStyle, _ column: Int) {
    var plain = field
    plain.foreground = nil
    plain.attributes.subtract([.bold, .dim, .italic])
    fillRest(context, plain, from: column)
  }

  private func fillRest(_ context: GraphicsContext, _ style: CellStyle, from column: Int) {
    let end = textWidth(in: context.size.columns)
    guard column < end else { return }
    context.fill(CellRect(column: column, row: 0, columns: end - column, rows: 1), style: style)
  }

  private func style(on context: GraphicsContext) -> CellStyle {
    var result = context.style
    // A hint that is not faint may be bold.
    let isBold = context.isFocused && (!editor.text.isEmpty || context.needsSigns)
    if context.showsSurfaces {
      // Without its line, a field has no ground either, unless that indicates an error.
      let showsExtent =
        isMarkedFaulty || context.style(decoratedBy: .underline).attributes.contains(.underline)
      if style.background == nil, showsExtent { result.background = ground(context) }
      // The background indicates an error, and the weight of the text indicates the focus.
      if result.background == .faultyField, context.isFocused { result.attributes.insert(.bold) }
    } else {
      result = context.style(
        decoratedBy: isDisabled ? [] : isBold ? [.underline, .bold] : .underline)
    }
    // A background of another color sets the color that is readable on it.
    if editor.text.isEmpty, style.background == nil, !isBold {
      result.foreground = .placeholder
    }
    return result
  }

  private func ground(_ context: GraphicsContext) -> Color {
    if isDisabled { return .surface }
    return isMarkedFaulty ? .faultyField : context.isFocused ? .focusedField : .field
  }

  override var cursor: CellPoint? {
    let width = contentSize.columns
    guard width > 0, !isDisabled else { return nil }
    let textWidth = textWidth(in: width)
    let column = lead(in: textWidth) + window(in: textWidth).cursorColumn
    return CellPoint(column: min(column, textWidth - 1), row: 0)
  }
}
