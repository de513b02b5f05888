import RecurseCore

/// A list of options that is a single Tab stop. In a choice of one, the arrow keys choose an
/// option; otherwise they move a cursor, and Enter or Space chooses.
final class OptionsWidget: ContainerWidget<OptionsElement>, FieldPart {
  /// The option with the cursor, if neither the state nor the owner determines it.
  private var ownCursor = 0
  /// The option on which a mouse button is held.
  private var held: Int?
  /// The option last scrolled into view.
  private var revealed: Int?

  override init(_ element: OptionsElement, _ sender: EventSender<OptionsElement>) {
    super.init(element, sender)
    setField(self)
  }

  override var isFocusable: Bool { true }
  var showsFieldError: Bool { !element.isMenu }
  var columnTitle: String? { element.isMenu ? nil : element.label }
  func titleMoved() {
    (children.first as? OptionTitleWidget)?.isHidden = isTitleInColumn
  }
  override var paintsOverChildren: Bool { true }

  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    style.direction = .column
    style.alignItems = .stretch
    return style
  }

  override func update(from old: OptionsElement) {
    // The pressed option is no longer the one that a release would choose.
    if let held, element.texts.dropFirst(held).first != old.texts.dropFirst(held).first {
      self.held = nil
    }
    setNeedsPaint()
    markRows()
  }

  private func markRows() {
    for (index, row) in rows.enumerated() {
      (row as? OptionRowWidget)?.isChosen = element.chosen.contains(index)
    }
  }

  // MARK: - Options

  private var rows: ArraySlice<Widget> { children.dropFirst(element.hasTitle ? 1 : 0) }

  private func row(_ index: Int) -> Widget? {
    let rows = rows
    return rows.count > index ? rows[rows.startIndex + index] : nil
  }

  private var current: Int? {
    if rows.isEmpty { return nil }
    if element.isMenu { return element.cursor }
    if element.choosesByArrow { return element.chosen.first }
    let cursor = min(ownCursor, rows.count - 1)
    return enabled(from: cursor, by: 1) ?? enabled(from: cursor, by: -1)
  }

  /// Returns the nearest option in a direction that can be chosen, starting at an index.
  private func enabled(from start: Int, by step: Int) -> Int? {
    var index = start
    while (0..<rows.count).contains(index) {
      if !element.disabled.contains(index) { return index }
      index += step
    }
    return nil
  }

  private func index(at point: CellPoint) -> Int? {
    rows.firstIndex { frame(of: $0).contains(point) }.map { $0 - rows.startIndex }
  }

  /// The option that Enter chooses, which stays visible when the window shrinks.
  override var focusedPart: CellRect? { current.flatMap(row).map(frame) }

  private func scroll(to row: Widget) {
    let origin = contentOrigin
    scrollIntoView(frame(of: row).offset(columns: origin.column, rows: origin.row))
  }

  // MARK: - Painting

  override func paintOver(_ context: GraphicsContext) {
    let origin = contentOrigin
    let isActive = isFocused && !isDisabled
    let current = current
    for (index, row) in rows.enumerated() {
      let rect = frame(of: row).offset(columns: origin.column, rows: origin.row)
      let isChosen = element.chosen.contains(index)
      var style = context.style
      if isChosen {
        style.foreground = style.foreground ?? .accent
        style.attributes.insert(.bold)
      }
      context.draw(
        element.mark.text(isChosen: isChosen, isDisabled: element.disabled.contains(index)),
        column: rect.column, row: rect.row, style: style)
      if isActive, index == current { context.highlight(rect) }
      if index == held { context.restyle(rect, adding: .bold) }
    }
  }

  override func layoutChanged() {
    markRows()
    if let problem = element.problem { reportProblem(problem) }
    guard element.isMenu, let current, current != revealed, let row = row(current) else { return }
    revealed = current
    scroll(to: row)
  }

  override func keyHints(in words: Words) -> [KeyHint] {
    guard !rows.isEmpty else { return [] }
    guard !element.choosesByArrow else { return [KeyHint(words.choose, keys: .up, .down)] }
    return [KeyHint(words.choose, keys: element.isMenu ? .enter : .space)]
  }

  // MARK: - Input

  override func handle(_ key: KeyEvent) -> Bool {
    guard !isDisabled else { return false }
    let last = rows.count - 1
    switch key.key {
    // At the ends the focus moves on, except in the list of a popover.
    case .up:
      return point(at: (current ?? rows.count) - 1, by: -1) || element.isMenu
    case .down:
      return point(at: (current ?? -1) + 1, by: 1) || element.isMenu
    case .home: point(at: 0, by: 1)
    case .end: point(at: last, by: -1)
    case .pageUp: point(at: max(0, (current ?? 0) - 10), by: 1)
    case .pageDown: point(at: min(last, (current ?? 0) + 10), by: -1)
    case .enter where !element.choosesByArrow: current.map(choose)
    case .space where !element.choosesByArrow && !element.isMenu: current.map(choose)
    case .backspace where element.isMenu: send(.erase)
    default:
      guard element.isMenu, let text = key.text else { return false }
      send(.type(text))
    }
    return true
  }

  /// Moves to an option, or to the next one in a direction that can be chosen.
  ///
  /// - Returns: whether there is such an option.
  @discardableResult
  private func point(at start: Int, by step: Int) -> Bool {
    guard let index = enabled(from: start, by: step), let row = row(index) else { return false }
    if element.isMenu {
      send(.point(index))
    } else if element.choosesByArrow {
      if !element.chosen.contains(index) { send(.choose(index)) }
    } else {
      ownCursor = index
      setNeedsPaint()
    }
    revealed = index
    scroll(to: row)
    return true
  }

  private func choose(_ index: Int) {
    guard !element.disabled.contains(index) else { return }
    send(.choose(index))
    if element.isMenu { dismissLayer() }
  }

  override func handle(_ mouse: MouseEvent) -> Bool {
    let index = index(at: mouse.location)
    switch mouse.kind {
    case .press(.left): held = index.flatMap { element.disabled.contains($0) ? nil : $0 }
    case .drag(.left): if index != held { held = nil }
    case .release(.left):
      if let held, index == held {
        if !element.choosesByArrow, !element.isMenu { ownCursor = held }
        choose(held)
      }
      held = nil
    case .move where element.isMenu:
      if let index, index != element.cursor, !element.disabled.contains(index) {
        send(.point(index))
      }
      return false
    default: return false
    }
    setNeedsPaint()
    return true
  }

  override func mouseCancelled() {
    held = nil
    setNeedsPaint()
  }

  override func adoptState(of other: Widget) {
    guard let other = other as? OptionsWidget else { return }
    (ownCursor, held, revealed) = (other.ownCursor, other.held, other.revealed)
  }
}
