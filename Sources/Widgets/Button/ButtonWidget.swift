import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseThemes

final class ButtonWidget: ElementWidget<ButtonElement>, Pressable {
  override var isFocusable: Bool { true }

  private var encoded: [Glyph]?
  /// The keys of the command that a menu item stands for.
  private var encodedKeys: [Glyph]?

  private var title: [Glyph] {
    if encoded == nil {
      encoded = glyphs?.encode(isMenuItem ? " \(element.title) " : "[ \(element.title) ]")
    }
    return encoded ?? []
  }

  private var keys: [Glyph] {
    if encodedKeys == nil { encodedKeys = menuItemKeys(titled: element.title) }
    return encodedKeys ?? []
  }

  /// The columns of the keys, with a gap before and a free column behind them.
  private var keysColumns: Int { isMenuItem && !keys.isEmpty ? keys.count + 2 : 0 }

  override func adoptState(of other: Widget) {
    encodedKeys = (other as? ButtonWidget)?.encodedKeys
  }

  override func update(from old: ButtonElement) {
    (encoded, encodedKeys) = (nil, nil)
    if isTruncated { refreshLayoutStyle() }
    setNeedsLayout()
  }

  override func lineLimitChanged() {
    refreshLayoutStyle()
    setNeedsLayout()
  }

  /// Whether a title for which its row has no room is truncated, as a text with a line limit is.
  private var isTruncated: Bool {
    !isMenuItem && parent?.stackDirection == .row && inheritedLineLimits != nil
  }

  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    if isTruncated {
      style.flexShrink = 1
      // The brackets, a letter and “…”.
      style.minWidth = .cells(Double(min(6, title.count)))
    }
    return style
  }

  override func baseline(in size: CellSize) -> Int? { 1 }

  override func measure(_ proposal: LayoutProposal) -> CellSize {
    CellSize(columns: title.count + keysColumns, rows: 1)
  }

  override func paint(_ context: GraphicsContext) {
    let state = ControlState(
      isFocused: context.isFocused, isPressed: isArmed || hasOpenLayer, isHovered: isHovered,
      isDisabled: isDisabled, isPrimary: self.style.isDefaultAction,
      isDestructive: element.purpose == .destructive)
    if isMenuItem { return paintMenuItem(context, title[...], keys: keys, state) }
    context.drawButton(title(in: context.size.columns), state)
  }

  /// The title with its brackets. One for which there is no room ends with “…”.
  private func title(in columns: Int) -> ArraySlice<Glyph> {
    guard title.count > columns, columns > 4 else { return title[...] }
    var kept = title.prefix(columns - 3)
    // No half of a wide character.
    if title[columns - 3] == .continuation { kept[columns - 4] = .space }
    return kept + [.ellipsis] + title.suffix(2)
  }

  override func keyHints(in words: Words) -> [KeyHint] {
    [KeyHint(isMenuItem ? words.choose : words.press, keys: .enter)]
  }

  override func handle(_ key: KeyEvent) -> Bool {
    guard key.key == .enter || key.key == .space else { return false }
    press()
    return true
  }

  override func handle(_ mouse: MouseEvent) -> Bool { follow(mouse, press: press) }

  /// A button that is laid out wider than its title is hit there only if that is visible.
  override func hitTest(_ location: CellPoint) -> Bool {
    style.background != nil || style.border != nil || isMenuItem
      || location.row == 0 && (0..<title.count).contains(location.column)
  }

  package var purpose: ButtonRole? { element.purpose }

  package func press() {
    guard admitsPress() else { return }
    let layer = layer
    send(ButtonElement.Press())
    notifyAncestorsOfPress()
    if element.dismisses, let layer, !layer.closesWithPress { layer.dismiss() }
  }
}
