import RecurseLayout
import RecurseReactive
import RecurseReconciler
import RecurseTerminal

/// A text, wrapped by words to the room that it has.
///
/// ```swift
/// Text("Invalid username!").foreground(.red).bold()
/// ```
///
/// Newlines break lines. Control characters are shown, never sent to the terminal.
public struct Text: StaticContent, Modifiable {
  package var element: TextElement
  private var source: Property<String>?

  public init(_ text: String) { element = TextElement(text: text) }

  /// A text that shows a property: a change updates this one widget, and renders nothing.
  ///
  /// ```swift
  /// Text(following: player.title)       // a Property<String>
  /// ```
  public init(following source: Property<String>) {
    self.init("")
    self.source = source
  }

  /// Shows at most so many lines; what does not fit is cut.
  public func lineLimit(_ lines: Int?) -> Text { with { $0.lineLimit = lines.map { max(1, $0) } } }

  /// What is left out where the text does not fit.
  public func truncationMode(_ mode: TruncationMode) -> Text { with { $0.truncation = mode } }

  /// Where lines are broken; `.none` breaks at newlines alone.
  public func wrap(_ wrap: TextWrap) -> Text { with { $0.wrap = wrap } }

  /// Where the lines of a text stand beneath each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Text {
    with { $0.alignment = alignment }
  }

  private func with(_ change: (inout TextElement) -> Void) -> Text {
    var copy = self
    change(&copy.element)
    return copy
  }

  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    guard let source else { return VirtualNode(element) }
    return VirtualNode(element, showing: source, as: \.text)
  }
}

/// Where the lines of a text stand beneath each other.
public enum TextAlignment: Hashable, Sendable { case leading, center, trailing }

package struct TextElement: WidgetElement, Accessible {
  package var text: String
  package var lineLimit: Int?
  package var truncation = TruncationMode.tail
  package var wrap = TextWrap.words
  package var alignment = TextAlignment.leading

  package var role: Role { .text }
  package var label: String { text }

  package func makeWidget(_ sender: EventSender<TextElement>) -> ElementWidget<TextElement> {
    TextWidget(self, sender)
  }
}

final class TextWidget: ElementWidget<TextElement> {
  private var encoded: EncodedText?
  /// Columns of the longest line and of the longest word, counted once.
  private var natural = 0
  private var longestWord = 0
  private var lines: [TextLine] = []
  private var wrappedWidth = -1

  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    // Beside others, a text gives way down to its longest word, or to what says that some is missing.
    if parent?.stackDirection == .row, text() != nil {
      let isCut = element.lineLimit != nil || element.wrap == .none
      style.minWidth = .cells(Double(isCut ? min(1, natural) : longestWord))
    }
    return style
  }

  override func update(from old: TextElement) {
    encoded = nil
    wrappedWidth = -1
    refreshLayoutStyle()
    setNeedsLayout()
  }

  private func text() -> EncodedText? {
    if encoded == nil, let glyphs {
      let text = EncodedText(element.text, glyphs: glyphs)
      natural = text.naturalWidth
      longestWord = text.longestWord
      encoded = text
    }
    return encoded
  }

  private func wrap(to width: Int) -> [TextLine] {
    guard wrappedWidth != width, let text = text() else { return lines }
    wrappedWidth = width
    lines = text.lines(
      width: width, wrap: element.wrap, limit: element.lineLimit, truncation: element.truncation)
    return lines
  }

  override func measure(_ proposal: LayoutProposal) -> LayoutSize {
    guard text() != nil else { return .zero }
    let width: Int
    switch proposal.width {
    case .unbounded: width = natural
    case .exactly(let cells): width = cells
    case .atMost(let cells): width = min(natural, max(cells, longestWord))
    }
    guard width > 0 else {
      // Lines that are all empty need no width, and are lines all the same.
      return LayoutSize(width: 0, height: natural > 0 ? 0 : wrap(to: 1).count)
    }
    let lines = wrap(to: width)
    let longest = lines.reduce(0) { max($0, $1.width) }
    if case .exactly = proposal.width { return LayoutSize(width: width, height: lines.count) }
    return LayoutSize(width: longest, height: lines.count)
  }

  override func baseline(in size: LayoutSize) -> Int? { 1 }

  override func paint(_ canvas: Canvas) {
    guard canvas.size.columns > 0, let text = text() else { return }
    let lines = wrap(to: canvas.size.columns)
    for (row, line) in lines.enumerated() where row < canvas.size.rows {
      let free = canvas.size.columns - line.width
      let column =
        switch element.alignment {
        case .leading: 0
        case .center: free / 2
        case .trailing: free
        }
      canvas.draw(line, of: text, column: column, row: row)
    }
  }
}

extension Canvas {
  /// Paints one line of a text that was laid out.
  package func draw(
    _ line: TextLine, of text: EncodedText, column: Int, row: Int, style: CellStyle? = nil
  ) {
    draw(text.glyphs[line.head], column: column, row: row, style: style)
    guard line.isTruncated else { return }
    draw([.ellipsis], column: column + line.head.count, row: row, style: style)
    draw(text.glyphs[line.tail], column: column + line.head.count + 1, row: row, style: style)
  }
}
