import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseThemes

/// The button of a menu. In a menu bar it cannot have the focus: F10, Alt and the mouse open its
/// menu.
final class MenuTitleWidget: ElementWidget<MenuTitleElement>, Pressable, MenuTitle {
  private var encoded: [Glyph]?

  var title: String { element.title }

  private var shownTitle: [Glyph] {
    if encoded == nil {
      let title = element.title
      let text =
        parent(where: \.isMenuBar) != nil
        ? " \(title) " : isMenuItem ? " \(title) ▸ " : "[ \(title) ▾ ]"
      encoded = glyphs?.encode(text)
    }
    return encoded ?? []
  }

  override var isFocusable: Bool { parent(where: \.isMenuBar) == nil }

  override func update(from old: MenuTitleElement) {
    encoded = nil
    setNeedsLayout()
  }

  override func parentChanged() {
    encoded = nil
    super.parentChanged()
    tree?.use(MenuTitles.self).add(self)
  }

  override func treeChanged() { tree?.use(MenuTitles.self).add(self) }

  override func baseline(in size: CellSize) -> Int? { 1 }

  override func measure(_ proposal: LayoutProposal) -> CellSize {
    CellSize(columns: shownTitle.count, rows: 1)
  }

  private var presenter: PresentationInstance? { instance?.presenter(around: .menu) }

  override func paint(_ context: GraphicsContext) {
    let state = ControlState(
      isFocused: context.isFocused, isPressed: presenter?.layer != nil, isDisabled: isDisabled)
    if isMenuItem {
      paintMenuItem(context, shownTitle[...].dropLast(3), mark: "▸", state)
    } else if let bar = parent(where: \.isMenuBar) {
      context.draw(shownTitle[...], column: 0, row: 0, style: context.itemStyle(state))
      if isOpenedByLetter(in: bar) {
        context.restyle(
          CellRect(column: 1, row: 0, columns: 1, rows: 1), adding: .underline)
      }
    } else {
      context.drawButton(shownTitle[...], state)
    }
  }

  /// Returns whether Alt with the first letter opens this menu: it opens that of the first title
  /// with the letter.
  private func isOpenedByLetter(in bar: Widget) -> Bool {
    guard !isDisabled, let letter = title.first, letter.isLetter || letter.isNumber else {
      return false
    }
    return bar.menuTitles.first { $0.title.first?.lowercased() == letter.lowercased() } === self
  }

  override func keyHints(in words: Words) -> [KeyHint] {
    [KeyHint(words.open, keys: isMenuItem ? .right : .enter)]
  }

  override func handle(_ key: KeyEvent) -> Bool {
    switch key.key {
    case .enter, .space: break
    case .right where isMenuItem: break
    case .down where !isMenuItem: break
    default: return false
    }
    openMenu()
    return true
  }

  override func handle(_ mouse: MouseEvent) -> Bool {
    switch mouse.kind {
    case .press(.left): openMenu()
    case .drag(.left), .release(.left): break
    default: return false
    }
    return true
  }

  func press() { openMenu() }

  var hasItems: Bool { presenter?.content != nil }

  func openMenu() {
    guard !isDisabled else { return }
    scrollIntoView(
      CellRect(column: 0, row: 0, columns: layout.frame.columns, rows: layout.frame.rows))
    presenter?.request(PresentationRequest())
  }
}

extension Widget {
  /// Whether the widget is an item of a menu: it fills the line, and has no brackets.
  final var isMenuItem: Bool { layer?.element.kind == .menu }

  /// Paints the line of a menu item, with its keys at the trailing edge.
  final func paintMenuItem(
    _ context: GraphicsContext, _ title: ArraySlice<Glyph>, mark: String? = nil,
    keys: [Glyph] = [], _ state: ControlState
  ) {
    let style = context.itemStyle(state)
    context.fill(
      CellRect(column: 0, row: 0, columns: context.size.columns, rows: 1), style: style)
    context.draw(title, column: 0, row: 0, style: style)
    if state.isDisabled, context.marksDisabled {
      context.draw([Glyph.disabled][...], column: 0, row: 0, style: style)
    }
    let column = context.size.columns - keys.count - 1
    if !keys.isEmpty, column > title.count {
      var quiet = style
      if !state.isFocused, !state.isDisabled { quiet.foreground = .secondaryText }
      context.draw(keys[...], column: column, row: 0, style: quiet)
    }
    if let mark { context.draw(mark, column: context.size.columns - 2, row: 0, style: style) }
  }
}
