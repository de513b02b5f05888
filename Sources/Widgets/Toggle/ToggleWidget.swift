import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseThemes

final class ToggleWidget: ElementWidget<ToggleElement>, FieldPart {
  private var encoded: [Glyph]?
  /// The keys of the command that a menu item stands for.
  private var encodedKeys: [Glyph]?

  /// The cells of the switch and its title.
  private var cells: [Glyph] {
    if encoded == nil {
      let box = "[\(element.isOn ? "x" : " ")]"
      let text = isTitleInColumn ? box : "\(box) \(element.title)"
      encoded = glyphs?.encode(isMenuItem ? " \(element.isOn ? "✓" : " ") \(element.title) " : text)
    }
    return encoded ?? []
  }

  override init(_ element: ToggleElement, _ sender: EventSender<ToggleElement>) {
    super.init(element, sender)
    setField(self)
    field?.isPressedByTitle = true
  }

  override var isFocusable: Bool { true }
  var showsFieldError: Bool { !isMenuItem }
  var columnTitle: String? { element.title }
  func titleMoved() { encoded = nil }

  private var keys: [Glyph] {
    if encodedKeys == nil { encodedKeys = menuItemKeys(titled: element.title) }
    return encodedKeys ?? []
  }

  /// The columns of the keys, with a gap before and a free column behind them.
  private var keysColumns: Int { isMenuItem && !keys.isEmpty ? keys.count + 2 : 0 }

  override func adoptState(of other: Widget) {
    encodedKeys = (other as? ToggleWidget)?.encodedKeys
  }

  override func update(from old: ToggleElement) {
    (encoded, encodedKeys) = (nil, nil)
    if element.title == old.title { setNeedsPaint() } else { setNeedsLayout() }
  }

  override func baseline(in size: CellSize) -> Int? { 1 }

  override func measure(_ proposal: LayoutProposal) -> CellSize {
    CellSize(columns: cells.count + keysColumns, rows: 1)
  }

  override func paint(_ context: GraphicsContext) {
    let state = ControlState(
      isFocused: context.isFocused, isPressed: isArmed, isDisabled: isDisabled)
    if isMenuItem { return paintMenuItem(context, cells[...], keys: keys, state) }
    var line = cells
    if isDisabled, context.marksDisabled, line.count > 2 {
      (line[0], line[2]) = (.disabled, .disabled)
    }
    var style = context.controlStyle(isFocused: context.isFocused)
    if isArmed { style.attributes.insert(.underline) }
    context.draw(line[...], column: 0, row: 0, style: style)
    guard element.isOn, !context.isFocused else { return }
    var on = style
    on.foreground = on.foreground ?? .accent
    context.draw(line[..<3], column: 0, row: 0, style: on)
  }

  override func keyHints(in words: Words) -> [KeyHint] {
    isMenuItem ? [KeyHint(words.choose, keys: .enter)] : [KeyHint(words.toggle, keys: .space)]
  }

  override func handle(_ key: KeyEvent) -> Bool {
    guard key.key == .enter || key.key == .space else { return false }
    if key.key == .enter, isSubmitted { return tree?.submit(from: self) ?? false }
    return toggle()
  }

  /// Whether Enter is for a listener around it, as in a field beside it.
  private var isSubmitted: Bool {
    guard !isMenuItem, !isDisabled, let instance else { return false }
    return NearestListener<Submission>(around: instance) != nil
  }

  override func handle(_ mouse: MouseEvent) -> Bool {
    follow(mouse) { _ = toggle() }
  }

  override func hitTest(_ location: CellPoint) -> Bool {
    let title = Int(field?.titleColumns ?? 0)
    return style.background != nil || style.border != nil || isMenuItem
      || location.row == 0 && (-title..<cells.count).contains(location.column)
  }

  private func toggle() -> Bool {
    guard !isDisabled else { return false }
    let menu = isMenuItem ? layer : nil
    send(!element.isOn)
    menu?.pressedInside()
    return true
  }
}
