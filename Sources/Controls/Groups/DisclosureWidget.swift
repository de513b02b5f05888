import RecurseCore

/// The title of a group, with a sign that shows whether the group is open.
struct DisclosureElement: WidgetElement, Accessible {
  typealias Event = Bool

  var title: String
  var isExpanded = false

  var role: Role { .disclosure }
  var label: String { title }
  var value: String? { isExpanded ? "expanded" : "collapsed" }

  func makeWidget(_ sender: EventSender<DisclosureElement>) -> ElementWidget<DisclosureElement> {
    DisclosureWidget(self, sender)
  }
}

final class DisclosureWidget: LineControlWidget<DisclosureElement>, Pressable {
  override func naturalWidth(_ glyphs: GlyphTable) -> Int { 2 + glyphs.columns(of: element.title) }

  override func update(from old: DisclosureElement) {
    if element.title == old.title { setNeedsPaint() } else { setNeedsLayout() }
  }

  override func paintLine(_ context: GraphicsContext) {
    var style = context.controlStyle(isFocused: context.isFocused && !isDisabled)
    if isArmed || isHovered, !isDisabled { style.attributes.insert(.bold) }
    if isArmed { style.attributes.insert(.underline) }
    let sign = isDisabled ? "·" : element.isExpanded ? "▾" : "▸"
    context.draw("\(sign) ", column: 0, row: 0, style: style)
    context.draw(element.title, column: 2, width: context.size.columns - 2, style: style)
  }

  override func keyHints(in words: Words) -> [KeyHint] {
    [KeyHint(element.isExpanded ? words.close : words.open, keys: .enter)]
  }

  override func handle(_ key: KeyEvent) -> Bool {
    guard !isDisabled else { return false }
    switch key.key {
    case .enter, .space: press()
    case .right where !element.isExpanded: press()
    case .left where element.isExpanded: send(false)
    default: return false
    }
    return true
  }

  func press() {
    guard !isDisabled else { return }
    // Scrolls to content that opens below the edge.
    if !element.isExpanded { scrollStackIntoView() }
    send(!element.isExpanded)
  }

  override func handle(_ mouse: MouseEvent) -> Bool { follow(mouse, press: press) }
}
