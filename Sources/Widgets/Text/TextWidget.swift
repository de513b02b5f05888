import RecurseLayout
import RecurseReconciler
import RecurseTerminal

final class TextWidget: ElementWidget<TextElement> {
  private var encoded: EncodedText?
  /// Columns of the longest line and of the longest word, counted once, where they are asked for.
  private var natural = 0
  private var countedWord: Int?
  private var lines: [TextLine] = []
  private var wrappedWidth = -1
  private var wrappedLimit: Int?
  /// A style for each span, on what stands around the text.
  private var styles: [StyleID] = []
  private var stylesAround: CellStyle?
  private var stylesGeneration = 0
  /// How often the text was read, and how often it was broken into lines.
  private(set) var encodings = 0
  private(set) var wrappings = 0

  private var lineLimit: Int? { element.paragraph.lineLimit ?? inheritedLineLimit }

  private var wrapMode: TextWrap { element.paragraph.wrap ?? .words }

  private var standsInRow: Bool { parent?.stackDirection == .row }

  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    // Beside others, a text gives way down to its longest word, or to what says that some is
    // missing.
    if standsInRow, text() != nil {
      let isCut = lineLimit != nil || wrapMode == .none
      style.minWidth = .cells(Double(isCut ? min(1, natural) : longestWord()))
    }
    return style
  }

  override func update(from old: TextElement) {
    stylesAround = nil
    if element.hasSameCells(as: old) {
      if element.hasSameLines(as: old) { return setNeedsPaint() }
    } else {
      encoded = nil
    }
    wrappedWidth = -1
    // In a column its layout says nothing of the text, unless it stood in a row before.
    if standsInRow || !layout.style.minWidth.isAuto { refreshLayoutStyle() }
    setNeedsLayout()
  }

  override func lineLimitChanged() {
    wrappedWidth = -1
    refreshLayoutStyle()
    setNeedsLayout()
  }

  private func text() -> EncodedText? {
    if encoded == nil, let glyphs {
      encodings += 1
      let text = element.encoded(glyphs)
      natural = text.naturalWidth
      countedWord = nil
      encoded = text
    }
    return encoded
  }

  private func longestWord() -> Int {
    if let countedWord { return countedWord }
    let longest = text()?.longestWord ?? 0
    countedWord = longest
    return longest
  }

  private func wrap(to width: Int) -> [TextLine] {
    let limit = lineLimit
    guard wrappedWidth != width || wrappedLimit != limit, let text = text() else { return lines }
    wrappings += 1
    wrappedWidth = width
    wrappedLimit = limit
    lines = text.lines(
      width: width, wrap: wrapMode, limit: limit,
      truncation: element.paragraph.truncation ?? .tail)
    return lines
  }

  override func measure(_ proposal: LayoutProposal) -> LayoutSize {
    guard text() != nil else { return .zero }
    let width: Int
    switch proposal.width {
    case .unbounded: width = natural
    case .exactly(let cells): width = cells
    case .atMost(let cells): width = natural <= cells ? natural : max(cells, longestWord())
    }
    let least = element.paragraph.leastLines
    guard width > 0 else {
      // Lines that are all empty need no width, and are lines all the same.
      return LayoutSize(width: 0, height: max(least, natural > 0 ? 0 : wrap(to: 1).count))
    }
    let lines = wrap(to: width)
    var longest = 0
    for line in lines { longest = max(longest, line.width) }
    let height = max(least, lines.count)
    if case .exactly = proposal.width { return LayoutSize(width: width, height: height) }
    return LayoutSize(width: longest, height: height)
  }

  override func baseline(in size: LayoutSize) -> Int? { 1 }

  override func prepareForReuse() -> Bool { true }

  override func paint(_ canvas: Canvas) {
    guard canvas.size.columns > 0, let text = text() else { return }
    let lines = wrap(to: canvas.size.columns)
    let styles = styles(on: canvas)
    for row in canvas.visibleRows.clamped(to: 0..<lines.count) {
      let free = canvas.size.columns - lines[row].width
      let column =
        switch element.paragraph.alignment ?? .leading {
        case .leading: 0
        case .center: free / 2
        case .trailing: free
        }
      canvas.draw(lines[row], of: text, styles: styles, column: column, row: row)
    }
  }

  private func styles(on canvas: Canvas) -> [StyleID] {
    let generation = canvas.grid.styles.generation
    guard stylesAround != canvas.style || stylesGeneration != generation else { return styles }
    stylesAround = canvas.style
    stylesGeneration = generation
    let around = TextStyle(canvas.style)
    var made = styles
    styles = []
    made.removeAll(keepingCapacity: true)
    if element.spans.isEmpty { made.append(canvas.id(of: canvas.style)) }
    for span in element.spans { made.append(canvas.id(of: CellStyle(span.style.over(around)))) }
    styles = made
    return made
  }
}

extension TextElement {
  /// Whether both are shown by the same glyphs in the same spans, whatever their styles.
  fileprivate func hasSameCells(as other: TextElement) -> Bool {
    text == other.text && spans.count == other.spans.count
      && zip(spans, other.spans).allSatisfy { $0.length == $1.length }
  }

  /// Whether the same glyphs stand in the same lines, wherever these stand.
  fileprivate func hasSameLines(as other: TextElement) -> Bool {
    var paragraph = paragraph
    paragraph.alignment = other.paragraph.alignment
    return paragraph == other.paragraph
  }

  fileprivate func encoded(_ glyphs: GlyphTable) -> EncodedText {
    guard !spans.isEmpty else { return EncodedText(text, glyphs: glyphs) }
    var lengths: [Int] = []
    lengths.reserveCapacity(spans.count)
    for span in spans { lengths.append(span.length) }
    return EncodedText(text, spans: lengths, glyphs: glyphs)
  }
}
