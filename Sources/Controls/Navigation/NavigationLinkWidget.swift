import RecurseCore

/// A link with a title.
struct NavigationLinkElement: WidgetElement, Accessible {
  struct Press: Sendable {}
  typealias Event = Press

  var title: String

  var role: Role { .link }
  var label: String { title }

  func makeWidget(_ sender: EventSender<NavigationLinkElement>) -> ElementWidget<
    NavigationLinkElement
  > {
    NavigationLinkWidget(self, sender)
  }
}

final class NavigationLinkWidget: LineControlWidget<NavigationLinkElement>, Pressable {
  override var isFocusable: Bool { !isWholeRow }

  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    style.stretchesWidth = true
    return style
  }

  /// Includes a space and the angle.
  override func naturalWidth(_ glyphs: GlyphTable) -> Int { glyphs.columns(of: element.title) + 2 }

  override func paintLine(_ context: GraphicsContext) {
    context.draw(element.title, column: 0, width: context.size.columns - 2)
    context.paintLink(
      isFocused: context.isFocused, isArmed: isArmed, isHovered: isHovered, isDisabled: isDisabled)
  }

  override func keyHints(in words: Words) -> [KeyHint] {
    [KeyHint(words.open, keys: .enter)]
  }

  override func handle(_ key: KeyEvent) -> Bool {
    guard key.pressesLink, !isDisabled else { return false }
    press()
    return true
  }

  func press() { if !isDisabled { send(NavigationLinkElement.Press()) } }

  override func handle(_ mouse: MouseEvent) -> Bool {
    !isWholeRow && follow(mouse, press: press)
  }
}

extension KeyEvent {
  var pressesLink: Bool { key == .enter || key == .space }
}

extension GraphicsContext {
  /// Paints the angle of a link, and shows the state of the link on the content already painted.
  func paintLink(isFocused: Bool, isArmed: Bool, isHovered: Bool, isDisabled: Bool) {
    guard size.columns > 0, size.rows > 0 else { return }
    draw(
      isDisabled ? "·" : "›", column: size.columns - 1, row: 0,
      style: CellStyle(foreground: .secondaryText))
    guard !isDisabled else { return }
    let whole = CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows)
    if isFocused || isArmed { highlight(whole) }
    if isHovered || isArmed { restyle(whole, adding: .bold) }
    if isArmed { restyle(whole, adding: .underline) }
  }
}
