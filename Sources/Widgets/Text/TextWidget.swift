import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseThemes

final class TextWidget: ElementWidget<TextElement> {
  @exclusivity(unchecked) private var encoded: EncodedText?
  // Unchecked, since each frame reads these: docs/decisions/002-unchecked-access.md has the cost.
  /// The widths of the longest line and of the longest word, computed once.
  @exclusivity(unchecked) private var natural = 0
  @exclusivity(unchecked) private var countedWord: Int?
  @exclusivity(unchecked) private var lines: [TextLine] = []
  @exclusivity(unchecked) private var wrappedWidth = -1
  @exclusivity(unchecked) private var wrappedLimit: Int?
  /// The style of each span, including what it inherits.
  @exclusivity(unchecked) private var styles: [StyleID] = []
  @exclusivity(unchecked) private var stylesAround: CellStyle?
  @exclusivity(unchecked) private var lookAround: Look?
  @exclusivity(unchecked) private var stylesGeneration = 0
  /// The number of times the text was encoded, and broken into lines.
  @exclusivity(unchecked) private(set) var encodings = 0
  @exclusivity(unchecked) private(set) var wrappings = 0

  /// The positions that a person has selected.
  var selection: Range<Int>? {
    didSet { if selection != oldValue { setNeedsPaint() } }
  }

  private var lineLimit: Int? { element.paragraph.lineLimit ?? inheritedLineLimits?.upperBound }
  private var wrapMode: TextWrap { element.paragraph.wrap ?? .words }

  override var cutsContent: Bool { lineLimit != nil }

  private var isInRow: Bool { parent?.stackDirection == .row }

  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    // In a row, a text shrinks down to its longest word, or to a character before an ellipsis,
    // which alone would say nothing.
    if isInRow, let text = text() {
      let isCut = lineLimit != nil || wrapMode == .none
      style.minWidth = .cells(
        Double(isCut ? min(text.firstCharacter + 1, natural) : longestWord()))
    }
    return style
  }

  override func update(from old: TextElement) {
    stylesAround = nil
    if selection != nil, element.text != old.text { selectionEnded() }
    if element.hasSameCells(as: old) {
      if element.hasSameLines(as: old) { return setNeedsPaint() }
    } else {
      encoded = nil
    }
    wrappedWidth = -1
    // In a column the layout style does not depend on the text, unless it was in a row before.
    let isCutOtherwise = old.paragraph.lineLimit != element.paragraph.lineLimit
    if isInRow || isCutOtherwise || !layout.style.minWidth.isAuto { refreshLayoutStyle() }
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
      truncation: element.paragraph.truncation ?? .tail, hangs: element.paragraph.hangs ?? false)
    return lines
  }

  override func measure(_ proposal: LayoutProposal) -> CellSize {
    guard text() != nil else { return .zero }
    let width: Int
    switch proposal.width {
    case .unbounded: width = natural
    case .exactly(let cells): width = cells
    case .atMost(let cells): width = natural <= cells ? natural : max(cells, longestWord())
    }
    let least =
      element.paragraph.lineLimit == nil
      ? inheritedLineLimits?.lowerBound ?? 0 : element.paragraph.leastLines
    guard width > 0 else {
      // Empty lines need no width, but have a height.
      return CellSize(columns: 0, rows: max(least, natural > 0 ? 0 : wrap(to: 1).count))
    }
    var lines = wrap(to: width)
    if case .exactly = proposal.width {
    } else if lines.last?.isTruncated == true, width >= natural {
      // Lines were left out, not columns, so there may be room for the ellipsis.
      lines = wrap(to: width + 1)
    }
    var longest = 0
    for line in lines { longest = max(longest, line.width) }
    let height = max(least, lines.count)
    if case .exactly = proposal.width { return CellSize(columns: width, rows: height) }
    return CellSize(columns: longest, rows: height)
  }

  override func baseline(in size: CellSize) -> Int? { 1 }

  override func prepareForReuse() -> Bool {
    selectionEnded()
    return true
  }

  override func adoptState(of other: Widget) { selection = (other as? TextWidget)?.selection }

  /// The column in which a line begins.
  private func inset(of line: TextLine, in columns: Int) -> Int {
    let free = columns - line.width
    return switch element.paragraph.alignment ?? .leading {
    case .leading: 0
    case .center: free / 2
    case .trailing: free
    }
  }

  override func paint(_ context: GraphicsContext) {
    guard context.size.columns > 0, let text = text() else { return }
    let lines = lines(in: context.size, of: text)
    let styles = styles(on: context)
    for row in context.visibleRows.clamped(to: 0..<lines.count) {
      let column = inset(of: lines[row], in: context.size.columns)
      context.draw(lines[row], of: text, styles: styles, column: column, row: row)
      if let columns = selection.map(lines[row].columns), !columns.isEmpty {
        context.highlight(
          CellRect(column: column + columns.lowerBound, row: row, columns: columns.count, rows: 1))
      }
    }
  }

  /// Returns the lines for which there is room. The last one indicates that there are more.
  private func lines(in size: CellSize, of text: EncodedText) -> [TextLine] {
    let lines = wrap(to: size.columns)
    guard lines.count > size.rows, size.rows > 0 else { return lines }
    return text.lines(
      width: size.columns, wrap: wrapMode, limit: size.rows,
      truncation: element.paragraph.truncation ?? .tail, hangs: element.paragraph.hangs ?? false)
  }

  private func styles(on context: GraphicsContext) -> [StyleID] {
    let generation = context.grid.styles.generation
    guard
      stylesAround != context.style || stylesGeneration != generation || lookAround != context.look
    else { return styles }
    stylesAround = context.style
    lookAround = context.look
    stylesGeneration = generation
    var made = styles
    styles = []
    context.find(&made, of: element)
    styles = made
    return made
  }
}

extension TextWidget: SelectableText {
  var endOfText: Int { text()?.glyphs.count ?? 0 }

  func positions(at point: CellPoint) -> Range<Int> {
    let size = contentSize
    guard let text = text(), size.columns > 0 else { return 0..<0 }
    let lines = lines(in: size, of: text)
    guard point.row >= 0 else { return 0..<0 }
    guard point.row < lines.count else { return text.glyphs.count..<text.glyphs.count }
    let line = lines[point.row]
    return line.positions(
      at: point.column - inset(of: line, in: size.columns), of: text,
      isLast: point.row == lines.count - 1)
  }

  func positions(of unit: TextSelections.Unit, around positions: Range<Int>) -> Range<Int> {
    guard let text = text(), let glyphs else { return positions }
    return switch unit {
    case .character: positions
    case .word: text.word(around: positions, glyphs)
    case .line: text.paragraph(around: positions)
    }
  }

  func text(at positions: Range<Int>) -> String {
    guard let text = text(), let glyphs else { return "" }
    return glyphs.text(of: text.glyphs[positions.clamped(to: text.glyphs.indices)])
  }
}

extension GraphicsContext {
  /// Finds the number of the style of each span of a text, including what it inherits.
  package func find(_ styles: inout [StyleID], of element: TextElement) {
    styles.removeAll(keepingCapacity: true)
    guard !element.spans.isEmpty else { return styles.append(id(of: style)) }
    let around = TextStyle(style)
    let spans = element.spans
    for index in spans.indices {
      let span = spans[index]
      // Spans of few styles take turns: comparing costs less than resolving a style.
      let first = max(0, index - 8)
      var same = index - 1
      while same >= first, !spans[same].isStyled(as: span) { same -= 1 }
      if same >= first {
        styles.append(styles[same])
        continue
      }
      let style = CellStyle(span.style.over(around))
      styles.append(
        span.link == 0 ? id(of: style) : id(of: style, link: element.link(of: span)))
    }
  }
}

extension TextElement {
  /// Returns whether both have the same glyphs in the same spans, in any style.
  fileprivate func hasSameCells(as other: TextElement) -> Bool {
    text == other.text && spans.count == other.spans.count
      && zip(spans, other.spans).allSatisfy { $0.length == $1.length }
  }

  /// Returns whether both break into the same lines, in any alignment.
  fileprivate func hasSameLines(as other: TextElement) -> Bool {
    var paragraph = paragraph
    paragraph.alignment = other.paragraph.alignment
    return paragraph == other.paragraph
  }

  package func encoded(_ glyphs: GlyphTable, tabWidth: Int = 8) -> EncodedText {
    guard !spans.isEmpty else { return EncodedText(text, glyphs: glyphs, tabWidth: tabWidth) }
    var lengths: [Int] = []
    lengths.reserveCapacity(spans.count)
    for span in spans { lengths.append(span.length) }
    return EncodedText(text, spans: lengths, glyphs: glyphs, tabWidth: tabWidth)
  }
}
