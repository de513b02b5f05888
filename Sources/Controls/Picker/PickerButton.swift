import RecurseCore

struct PickerButtonElement: WidgetElement, Accessible {
  var title: String
  /// The texts for which there is room.
  var texts: [String]
  /// The text shown if no option is chosen.
  var prompt: String
  /// A mistake in the options, to report to the author of the app.
  var problem: String?
  /// The text of the chosen option.
  var text = ""

  var role: Role { .picker }
  var label: String { title }
  var value: String? { text }

  func makeWidget(
    _ sender: EventSender<PickerButtonElement>
  ) -> ElementWidget<PickerButtonElement> {
    PickerButtonWidget(self, sender)
  }
}

/// A title, and a button that shows the chosen option and opens the popover with all options:
///
///     Kind [ Large ▾ ]
///
/// The button has room for the longest option, so nothing beside it moves.
final class PickerButtonWidget: LineControlWidget<PickerButtonElement>, Pressable {
  override var columnTitle: String? { element.title }

  /// The columns of the button around its text.
  private static let frameWidth = 6

  override var problem: String? { element.problem }

  override func naturalWidth(_ glyphs: GlyphTable) -> Int {
    let title = glyphs.columns(of: ownTitle)
    return (title > 0 ? title + 1 : 0) + buttonWidth(glyphs)
  }

  /// The text of the chosen option, otherwise the prompt.
  private var shownText: String { element.text.isEmpty ? element.prompt : element.text }

  private func buttonWidth(_ glyphs: GlyphTable) -> Int {
    Self.frameWidth
      + (element.texts + [shownText]).reduce(0) { max($0, glyphs.columns(of: $1)) }
  }

  /// The columns of the title and of the button. If there is little room, the title shrinks down to
  /// a few cells, then the button shrinks.
  private var columns: (title: Int, button: Range<Int>)? {
    guard let glyphs else { return nil }
    let width = contentSize.columns
    let wanted = buttonWidth(glyphs)
    let title = glyphs.columns(of: ownTitle)
    let shown = min(title, max(width - wanted - 1, min(6, width / 3)))
    let start = shown > 0 ? shown + 1 : 0
    return (shown, start..<max(start, min(start + wanted, width)))
  }

  override func paintLine(_ context: GraphicsContext) {
    guard let columns, columns.button.count > 1 else { return }
    context.draw(ownTitle, column: 0, width: columns.title)
    let state = ControlState(
      isFocused: context.isFocused, isPressed: isArmed || isPopoverOpen, isHovered: isHovered,
      isDisabled: isDisabled)
    let room = max(0, columns.button.count - Self.frameWidth)
    let text = TextLayout(
      shownText, width: max(1, room), wrap: .none, lineLimit: 1, glyphs: context.glyphs)
    var glyphs = context.glyphs.encode("[")
    glyphs += [Glyph](repeating: .space, count: columns.button.count - 2)
    glyphs += context.glyphs.encode("]")
    context.drawButton(glyphs[...], column: columns.button.lowerBound, state)
    guard room > 0 else { return }
    var style = context.buttonStyle(state)
    if element.text.isEmpty { style.attributes.insert(.italic) }
    context.draw(text, column: columns.button.lowerBound + 2, row: 0, style: style)
    style.attributes.remove(.italic)
    context.draw("▾", column: columns.button.upperBound - 3, row: 0, style: style)
  }

  /// The options appear below the value, not below the title.
  override var popoverAnchor: CellRect? {
    columns.map {
      CellRect(column: $0.button.lowerBound, row: 0, columns: $0.button.count, rows: 1)
    }
  }

  override func keyHints(in words: Words) -> [KeyHint] {
    [KeyHint(words.open, keys: .enter)]
  }

  override func handle(_ key: KeyEvent) -> Bool {
    guard !isDisabled else { return false }
    switch key.key {
    case .enter, .space, .down: press()
    default: return false
    }
    return true
  }

  /// Opens the options and searches them for a letter that the app does not use.
  override func handleUnused(_ key: KeyEvent) -> Bool {
    guard !isDisabled, let text = key.text, text != " " else { return false }
    openPopover(typing: key)
    return true
  }

  func press() { if !isDisabled { openPopover() } }

  override func handle(_ mouse: MouseEvent) -> Bool { follow(mouse, press: press) }

  /// Only the visible button is hit, even if it is laid out wider.
  override func hitTest(_ location: CellPoint) -> Bool {
    location.row == 0 && location.column < columns?.button.upperBound ?? 0
  }
}
