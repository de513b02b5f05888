import RecurseReconciler
import RecurseTerminal

// A field whose node has a popover on request ends with an arrow, which opens it:
//
//     2026-11-23       ▾
extension TextFieldWidget {
  static let openingKey = Key(.down, modifiers: .alt)

  /// The columns of the arrow, and the minimum that stays for a text of any length.
  private static let arrowWidth = 2
  private static let leastTextWidth = 4

  /// The presenter of a popover of the field's own node, not of an ancestor.
  var popover: PresentationInstance? {
    var above = instance?.parent
    while let instance = above, !(instance is ElementInstance) {
      if let presenter = instance as? PresentationInstance, presenter.purpose == .popover {
        return presenter
      }
      above = instance.parent
    }
    return nil
  }

  /// Returns the columns of the text in a field of a width.
  func textWidth(in width: Int) -> Int {
    guard popover != nil, let glyphs else { return width }
    let rest = width - Self.arrowWidth
    guard element.format != nil else { return rest >= Self.leastTextWidth ? rest : width }
    // All of a value can be seen, with the cursor behind it: the gap before the arrow gives way for
    // that, and then the arrow.
    let texts = [element.text, element.prompt ?? ""]
    let wanted = texts.reduce(0) { max($0, glyphs.encode($1).count) } + 1
    return wanted <= rest ? rest : wanted == rest + 1 ? wanted : width
  }

  func paintArrow(_ context: GraphicsContext, _ field: CellStyle) {
    var style = field
    let isOpen = isArrowPressed || popover?.layer != nil
    if isOpen { style.attributes.insert(.bold) }
    style.foreground = isDisabled ? context.style.foreground : isOpen ? .accent : nil
    context.draw(
      context.glyphs.encode("▾")[...], column: context.size.columns - 1, row: 0, style: style)
  }

  func openFieldPopover() {
    guard !isDisabled else { return }
    takePendingText()
    openPopover()
  }

  /// Follows a mouse button that was pressed on the arrow.
  ///
  /// - Returns: whether the event concerns the arrow.
  func followArrow(_ mouse: MouseEvent) -> Bool {
    let width = contentSize.columns
    let textWidth = textWidth(in: width)
    let isOnArrow = mouse.location.row == 0 && (textWidth..<width).contains(mouse.location.column)
    switch mouse.kind {
    case .press(.left):
      isArrowPressed = isOnArrow && !isDisabled
      return isArrowPressed
    case .drag(.left): return isArrowPressed
    case .release(.left) where isArrowPressed:
      isArrowPressed = false
      if isOnArrow { openFieldPopover() }
      return true
    default: return false
    }
  }
}
