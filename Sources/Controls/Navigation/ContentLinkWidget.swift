import RecurseCore

/// A link of any content.
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
  override var isFocusable: Bool { true }
  override var blocksMouse: Bool { true }
  override var paintsOverChildren: Bool { true }

  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    style.direction = .column
    style.stretchesWidth = true
    return style
  }

  /// Whether a button of the mouse that is held would press it.
  private var isArmed = false {
    didSet { if isArmed != oldValue { setNeedsPaint() } }
  }

  override func paintOver(_ context: GraphicsContext) {
    context.paintLink(
      isFocused: context.isFocused, isArmed: isArmed, isHovered: isHovered, isDisabled: isDisabled)
  }

  override func handle(_ key: KeyEvent) -> Bool {
    guard key.pressesLink, isFocused, !isDisabled else { return false }
    press()
    return true
  }

  func press() { if !isDisabled { send(ContentLinkElement.Press()) } }

  override func handle(_ mouse: MouseEvent) -> Bool {
    switch mouse.kind {
    case .press(.left): isArmed = !isDisabled
    case .drag(.left): isArmed = isUnderMouse && !isDisabled
    case .release(.left):
      let isPressed = isArmed && isUnderMouse
      isArmed = false
      if isPressed { press() }
    default: return false
    }
    return true
  }

  override func mouseCancelled() { isArmed = false }

  override func adoptState(of other: Widget) {
    if let other = other as? ContentLinkWidget { isArmed = other.isArmed }
  }
}
