import RecurseCore

/// A title, a line with a thumb, and the number:
///
///     Volume ━━━━━━━●──── 6.5
final class SliderWidget: LineControlWidget<SliderElement> {
  override var columnTitle: String? { element.title }

  /// The typed text that is not applied yet.
  var typed = "" {
    didSet { if typed != oldValue { setNeedsPaint() } }
  }
  /// The number before the drag.
  var numberBeforeDrag: SliderNumber? {
    didSet { setNeedsPaint() }
  }

  /// The length of a line without a frame, and the minimum length, in columns.
  private static let standardLength = 20
  private static let leastLength = 3

  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    // The slider expands along a row, and across a column.
    if axis == .horizontal { style.flexGrow = 1 } else { style.alignSelf = .stretch }
    return style
  }

  override func naturalWidth(_ glyphs: GlyphTable) -> Int {
    let title = glyphs.columns(of: ownTitle)
    return (title > 0 ? title + 1 : 0) + Self.standardLength + numberWidth(glyphs)
  }

  override func update(from old: SliderElement) {
    var sameNumber = old
    sameNumber.number = element.number
    if element == sameNumber {
      setNeedsPaint()
    } else {
      setNeedsLayout()
    }
  }

  // MARK: - Parts

  /// Returns the width of the number, with a space on each side.
  private func numberWidth(_ glyphs: GlyphTable) -> Int {
    2 + element.boundTexts.reduce(1) { max($0, glyphs.columns(of: $1)) }
  }

  /// The columns of the title and of the line. If there is little room, the title shrinks, then the
  /// number is hidden.
  var columns: (title: Int, line: Range<Int>)? {
    guard let glyphs else { return nil }
    let width = contentSize.columns
    var number = numberWidth(glyphs)
    if width < number + Self.leastLength { number = 0 }
    let rest = width - number - Self.leastLength - 1
    let title = max(0, min(glyphs.columns(of: ownTitle), rest))
    let start = title > 0 ? title + 1 : 0
    return (title, start..<max(start, width - number))
  }

  // MARK: - Painting

  override func paintLine(_ context: GraphicsContext) {
    guard let columns else { return }
    context.draw(ownTitle, column: 0, width: columns.title)
    paintTrack(columns.line, context)
    paintNumber(from: columns.line.upperBound, context)
  }

  private func paintTrack(_ line: Range<Int>, _ context: GraphicsContext) {
    guard !line.isEmpty else { return }
    let thumb = Int((element.fraction * Double(line.count - 1)).rounded())
    let isFocused = context.isFocused && !isDisabled
    var style = context.style
    style.foreground = style.foreground ?? .accent
    if isFocused || isHovered && !isDisabled { style.attributes.insert(.bold) }
    var rest = context.style
    rest.foreground = .border
    let full = String(repeating: isDisabled ? "─" : "━", count: thumb)
    let empty = String(repeating: "─", count: line.count - thumb - 1)
    let sign = isDisabled ? "○" : numberBeforeDrag == nil ? "●" : "◉"
    context.draw(full + sign, column: line.lowerBound, row: 0, style: style)
    context.draw(empty, column: line.lowerBound + thumb + 1, row: 0, style: rest)
  }

  private func paintNumber(from column: Int, _ context: GraphicsContext) {
    let room = context.size.columns - column - 2
    guard room > 0 else { return }
    var style = context.controlStyle(isFocused: context.isFocused && !isDisabled)
    context.fill(CellRect(column: column, row: 0, columns: room + 2, rows: 1), style: style)
    guard typed.isEmpty else {
      // The user looks at the end of the typed text.
      style.attributes.insert(.underline)
      context.draw(String(typed.suffix(room)), column: column + 1, width: room, style: style)
      return
    }
    let width = min(context.glyphs.columns(of: element.text), room)
    context.draw(element.text, column: column + 1 + room - width, width: width, style: style)
  }

  override func keyHints(in words: Words) -> [KeyHint] {
    [
      KeyHint(words.change, keys: .left, .right), KeyHint(words.toEnds, keys: .home, .end),
    ]
  }

  // MARK: - Input

  override func handle(_ key: KeyEvent) -> Bool {
    !isDisabled && take(key)
  }

  override func handle(_ mouse: MouseEvent) -> Bool { take(mouse) }

  /// Applies the typed text when the focus leaves the slider.
  override func focusChanged() {
    setNeedsPaint()
    if !isFocused, !typed.isEmpty { takeTyped() }
  }

  override func dragAbandoned() {
    if let numberBeforeDrag, numberBeforeDrag != element.number { send(numberBeforeDrag) }
  }

  override func mouseCancelled() { numberBeforeDrag = nil }

  override func adoptState(of other: Widget) {
    guard let other = other as? SliderWidget else { return }
    (typed, numberBeforeDrag) = (other.typed, other.numberBeforeDrag)
  }
}
