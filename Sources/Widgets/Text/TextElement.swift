import RecurseReconciler
import RecurseTerminal

/// A text with its spans of style, and how it stands in lines.
package struct TextElement: WidgetElement, Accessible {
  package var text: String
  /// Neighbouring parts of the text that differ in style; none where all of it has the same and
  /// says nothing of it.
  package private(set) var spans: [TextSpan] = []
  package var paragraph = ParagraphStyle()

  package init(text: String) { self.text = text }

  package var role: Role { .text }
  package var label: String { text }

  package func makeWidget(_ sender: EventSender<TextElement>) -> ElementWidget<TextElement> {
    TextWidget(self, sender)
  }

  /// Gives the spans what they do not say themselves.
  mutating func putAround(_ style: TextStyle) {
    makeSpans()
    for index in spans.indices { spans[index].style = spans[index].style.over(style) }
  }

  /// - Parameter style: what the other text's spans have where they do not say it themselves.
  mutating func append(_ other: TextElement, in style: TextStyle = TextStyle()) {
    paragraph = paragraph.completed(by: other.paragraph)
    guard !other.text.isEmpty else { return }
    if !spans.isEmpty || !other.spans.isEmpty || style != TextStyle() {
      makeSpans()
      if other.spans.isEmpty {
        append(TextSpan(length: other.text.utf8.count, style: style))
      } else {
        for span in other.spans {
          append(TextSpan(length: span.length, style: span.style.over(style)))
        }
      }
    }
    text += other.text
  }

  private mutating func append(_ span: TextSpan) {
    if let last = spans.indices.last, spans[last].style == span.style {
      spans[last].length += span.length
    } else {
      spans.append(span)
    }
  }

  private mutating func makeSpans() {
    if spans.isEmpty, !text.isEmpty { spans = [TextSpan(length: text.utf8.count)] }
  }
}

/// A part of a text in one style.
package struct TextSpan: Equatable, Sendable {
  /// Bytes of UTF-8, at least one.
  package var length: Int
  package var style = TextStyle()
}

/// How a text stands in lines; `nil` where nobody has said anything of it.
package struct ParagraphStyle: Equatable, Sendable {
  // A text is copied often: no more bytes than these need.
  private var mostLines: Int32 = 0
  private var fewestLines: Int32 = 0
  package var truncation: TruncationMode?
  package var wrap: TextWrap?
  package var alignment: TextAlignment?

  package var lineLimit: Int? {
    get { mostLines == 0 ? nil : Int(mostLines) }
    set { mostLines = Int32(clamping: newValue ?? 0) }
  }

  /// The text is never less high than these.
  package var leastLines: Int {
    get { Int(fewestLines) }
    set { fewestLines = Int32(clamping: newValue) }
  }

  /// What another says where this one says nothing.
  func completed(by other: ParagraphStyle) -> ParagraphStyle {
    var style = self
    if lineLimit == nil {
      style.mostLines = other.mostLines
      style.fewestLines = other.fewestLines
    }
    style.truncation = truncation ?? other.truncation
    style.wrap = wrap ?? other.wrap
    style.alignment = alignment ?? other.alignment
    return style
  }
}

/// Where the lines of a text stand beneath each other.
public enum TextAlignment: Hashable, Sendable { case leading, center, trailing }
