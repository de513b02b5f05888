import RecurseCore

/// A link around any content.
struct ContentLinkElement: WidgetElement, Accessible {
  struct Press: Sendable {}
  typealias Event = Press

  var role: Role { .link }
  var label: String { "" }

  func makeWidget(
    _ sender: EventSender<ContentLinkElement>
  ) -> ElementWidget<ContentLinkElement> {
    ContentLinkWidget(self, sender)
  }
}

final class ContentLinkWidget: ContainerWidget<ContentLinkElement>, Pressable {
  override var isFocusable: Bool { !isWholeRow }
  override var blocksMouse: Bool { true }
  override var paintsOverChildren: Bool { true }

  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    style.direction = .column
    style.stretchesWidth = true
    return style
  }

  override func paintOver(_ context: GraphicsContext) {
    context.paintLink(
      isFocused: context.isFocused, isArmed: isArmed, isHovered: isHovered, isDisabled: isDisabled)
  }

  override func keyHints(in words: Words) -> [KeyHint] {
    isFocused ? [KeyHint(words.open, keys: .enter)] : []
  }

  override func handle(_ key: KeyEvent) -> Bool {
    guard key.pressesLink, isFocused, !isDisabled else { return false }
    press()
    return true
  }

  func press() { if !isDisabled { send(ContentLinkElement.Press()) } }

  override func handle(_ mouse: MouseEvent) -> Bool {
    !isWholeRow && follow(mouse, press: press)
  }
}
