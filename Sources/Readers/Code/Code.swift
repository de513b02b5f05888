import RecurseCore
import RecurseHighlighting
import RecurseTerminal
import RecurseWidgets

/// Source code in the colors of its language, as tall as its lines.
///
/// ```swift
/// Code("let answer = 42", language: .swift)
/// Code(source, language: Language(forFile: path))
/// ```
///
/// A line that is too long continues in the next row between words, below its first one, so that
/// nothing is lost. A person can select and copy the text. Code that equals the shown code is
/// neither read nor rendered again; otherwise the cost is O(n) in its length.
public struct Code: Component, Equatable {
  let source: String
  let language: Language?
  /// The parts that stand out wherever they are.
  package var marks: [String] = []

  /// - Parameter language: the language that gives the colors; `nil` shows plain text.
  public init(_ source: String, language: Language? = nil) {
    self.source = source
    self.language = language
  }

  public func render(state: Void) -> Node {
    text.marking(marks).hanging
  }

  private var text: Text {
    guard let tokenizer = language?.tokenizer else { return Text(verbatim: source) }
    var text = Text("")
    let bytes = Array(source.utf8)
    var state = tokenizer.start
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let line = bytes[start..<end]
      var shown = start
      for token in tokenizer.tokens(of: line, state: &state) {
        let range = start + token.range.lowerBound..<start + token.range.upperBound
        text.append(bytes[shown..<range.lowerBound])
        text.append(bytes[range], style: TextStyle(token.kind.style))
        shown = range.upperBound
      }
      let next = min(end + 1, bytes.count)
      text.append(bytes[shown..<next])
      start = next
    }
    return text
  }
}

extension Text {
  /// The text whose lines continue below their first words.
  fileprivate var hanging: Text {
    var text = self
    text.element.paragraph.hangs = true
    return text
  }

  fileprivate mutating func append(_ part: ArraySlice<UInt8>, style: TextStyle = TextStyle()) {
    element.append(String(decoding: part, as: UTF8.self), style: style)
  }
}
