import RecurseCore

/// A button that leads back to the previous screen.
struct BackElement: WidgetElement, Accessible {
  struct Press: Sendable {}
  typealias Event = Press

  /// The name of the button if there is no room for the title.
  var word: String
  var previousTitle: String

  var role: Role { .button }
  var label: String { word }
  var value: String? { previousTitle.isEmpty ? nil : previousTitle }

  func makeWidget(_ sender: EventSender<BackElement>) -> ElementWidget<BackElement> {
    BackWidget(self, sender)
  }
}

/// An angle with the title of the previous screen if all of it fits, otherwise with a word,
/// otherwise alone. A free column follows it.
final class BackWidget: LineControlWidget<BackElement>, Pressable {
  private static let sign = "‹"
  private static let gap = 1

  private func text(_ title: String) -> String {
    title.isEmpty ? Self.sign : "\(Self.sign) \(title)"
  }

  override func naturalWidth(_ glyphs: GlyphTable) -> Int {
    max(
      glyphs.columns(of: text(element.word)), glyphs.columns(of: text(element.previousTitle)))
      + Self.gap
  }

  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    // It shrinks before the title does, as long as its word fits.
    style.flexShrink = 1000
    if let glyphs {
      style.minWidth = .cells(Double(glyphs.columns(of: text(element.word)) + Self.gap))
    }
    return style
  }

  override func paintLine(_ context: GraphicsContext) {
    let room = max(1, context.size.columns - Self.gap)
    let titles = [element.previousTitle, element.word].filter { !$0.isEmpty }
    let shown =
      titles.map(text).first { context.glyphs.columns(of: $0) <= room } ?? Self.sign
    var style = context.controlStyle(isFocused: context.isFocused && !isDisabled)
    if isArmed || isHovered, !isDisabled { style.attributes.insert(.bold) }
    if isArmed { style.attributes.insert(.underline) }
    context.draw(shown, column: 0, width: room, style: style)
  }

  override func keyHints(in words: Words) -> [KeyHint] {
    [KeyHint(words.back, keys: .enter)]
  }

  override func handle(_ key: KeyEvent) -> Bool {
    guard !isDisabled, key.key == .enter || key.key == .space else {
      return false
    }
    press()
    return true
  }

  func press() { if !isDisabled { send(BackElement.Press()) } }

  override func handle(_ mouse: MouseEvent) -> Bool { follow(mouse, press: press) }
}
