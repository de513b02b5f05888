import RecurseLayout
import RecurseReconciler
import RecurseTerminal

final class ButtonWidget: ElementWidget<ButtonElement>, Pressable {
  override var isFocusable: Bool { true }

  private var encoded: [Glyph]?

  private var title: [Glyph] {
    if encoded == nil {
      encoded = glyphs?.encode(isMenuItem ? " \(element.title) " : "[ \(element.title) ]")
    }
    return encoded ?? []
  }

  override func update(from old: ButtonElement) {
    encoded = nil
    setNeedsLayout()
  }

  override func baseline(in size: CellSize) -> Int? { 1 }

  override func measure(_ proposal: LayoutProposal) -> CellSize {
    CellSize(columns: title.count, rows: 1)
  }

  override func paint(_ context: GraphicsContext) {
    let state = ControlState(
      isFocused: context.isFocused, isPressed: isArmed || hasOpenLayer, isHovered: isHovered,
      isDisabled: isDisabled, isPrimary: self.style.isDefaultAction,
      isDestructive: element.purpose == .destructive)
    if isMenuItem { return paintMenuItem(context, title[...], state) }
    context.drawButton(title[...], state)
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
