import RecurseReconciler
import RecurseTerminal

/// A text with its spans of style and its line breaking.
package struct TextElement: WidgetElement, Accessible {
  package var text: String
  /// The parts of the text with their styles; empty if the whole text has no style of its own.
  package private(set) var spans: [TextSpan] = []
  /// The addresses to which spans link. Spans hold places in here, as copies of spans that counted
  /// references cost 2 % of a key in `bench-peer`'s W5.
  private var links: [Hyperlink]?
  package var paragraph = ParagraphStyle()

  package init(text: String) { self.text = text }

  package var role: Role { .text }
  package var label: String { text }

  package func makeWidget(_ sender: EventSender<TextElement>) -> ElementWidget<TextElement> {
    TextWidget(self, sender)
  }

  /// Sets the style of the spans that have none of their own.
  mutating func putAround(_ style: TextStyle) {
    makeSpans()
    for index in spans.indices { spans[index].style = spans[index].style.over(style) }
  }

  /// Appends another text.
  ///
  /// - Parameter style: the style of the other text's spans that have none of their own.
  mutating func append(_ other: TextElement, in style: TextStyle = TextStyle()) {
    paragraph = paragraph.completed(by: other.paragraph)
    guard !other.spans.isEmpty else { return append(other.text, style: style) }
    makeSpans()
    for var span in other.spans {
      span.style = span.style.over(style)
      if let link = other.link(of: span) { span.link = place(of: link) }
      append(span)
    }
    text += other.text
  }

  /// Appends a string in a style of its own.
  package mutating func append(_ part: String, style: TextStyle, link: Hyperlink? = nil) {
    guard !part.isEmpty else { return }
    if !spans.isEmpty || style != TextStyle() || link != nil {
      makeSpans()
      var span = TextSpan(length: part.utf8.count, style: style)
      if let link { span.link = place(of: link) }
      append(span)
    }
    text += part
  }

  /// Returns the address to which a span links.
  func link(of span: TextSpan) -> Hyperlink? {
    span.link > 0 ? links?[Int(span.link) - 1] : nil
  }

  /// Returns the place of an address among the links, counted from 1. An address that follows
  /// itself has one place.
  private mutating func place(of link: Hyperlink) -> Int32 {
    var known = links ?? []
    links = nil
    if known.last != link { known.append(link) }
    links = known
    return Int32(clamping: known.count)
  }

  private mutating func append(_ span: TextSpan) {
    if let last = spans.indices.last, spans[last].isStyled(as: span) {
      spans[last].length += span.length
    } else {
      // A text of two spans has often more.
      if spans.count == 1 {
        spans.reserveCapacity(8)
        text.reserveCapacity(min(8 * text.utf8.count, 256))
      }
      spans.append(span)
    }
  }

  /// Adds attributes to ranges of bytes, which are in order and apart.
  mutating func add(_ attributes: TextAttributes, to ranges: [Range<Int>]) {
    makeSpans()
    let old = spans
    spans = []
    var (place, next) = (0, 0)
    for span in old {
      let end = place + span.length
      while place < end {
        while next < ranges.count, ranges[next].upperBound <= place { next += 1 }
        let range = next < ranges.count ? ranges[next] : end..<end + 1
        let isInside = range.contains(place)
        var part = span
        part.length = min(end, isInside ? range.upperBound : range.lowerBound) - place
        if isInside { part.style.attributes.formUnion(attributes) }
        append(part)
        place += part.length
      }
    }
  }

  private mutating func makeSpans() {
    if spans.isEmpty, !text.isEmpty { spans = [TextSpan(length: text.utf8.count)] }
  }
}

/// A part of a text in one style.
package struct TextSpan: Equatable, Sendable {
  /// The length in bytes of UTF-8, at least one.
  package var length: Int
  package var style = TextStyle()
  /// The place of the address that the characters link to, counted from 1; 0 is none.
  fileprivate(set) var link: Int32 = 0

  package init(length: Int, style: TextStyle = TextStyle()) {
    self.length = length
    self.style = style
  }

  /// Whether both have one style and one link, in one text.
  func isStyled(as other: TextSpan) -> Bool { link == other.link && style == other.style }
}

/// The breaking of a text into lines; a property is `nil` if it is not set.
package struct ParagraphStyle: Equatable, Sendable {
  // A text is copied often, so these are small.
  private var mostLines: Int32 = 0
  private var fewestLines: Int32 = 0
  package var truncation: TruncationMode?
  package var wrap: TextWrap?
  package var alignment: TextAlignment?
  /// Whether a line that continues another begins below the first word of that one.
  package var hangs: Bool?

  package var lineLimit: Int? {
    get { mostLines == 0 ? nil : Int(mostLines) }
    set { mostLines = Int32(clamping: newValue ?? 0) }
  }

  /// The minimum height of the text, in lines.
  package var leastLines: Int {
    get { Int(fewestLines) }
    set { fewestLines = Int32(clamping: newValue) }
  }

  /// Returns the style with its unset properties taken from another.
  func completed(by other: ParagraphStyle) -> ParagraphStyle {
    var style = self
    if lineLimit == nil {
      style.mostLines = other.mostLines
      style.fewestLines = other.fewestLines
    }
    style.truncation = truncation ?? other.truncation
    style.wrap = wrap ?? other.wrap
    style.alignment = alignment ?? other.alignment
    style.hangs = hangs ?? other.hangs
    return style
  }
}

/// The horizontal alignment of the lines of a text.
public enum TextAlignment: Hashable, Sendable {
  /// Alignment at the left, in the middle, at the right.
  case leading, center, trailing
}
