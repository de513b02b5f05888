import RecurseReconciler
import RecurseTerminal

/// A text, wrapped by words to the room that it has.
///
/// ```swift
/// Text("Invalid username!").foreground(.red).bold()
/// Text("Press ") + Text("q").bold() + Text(" to quit")
/// Text("Press \(Text("q").bold()) to quit")
/// ```
///
/// Colours and attributes that are given to a text make a text, which can be a part of another:
/// what a part says of itself wins over what the whole says, and that over what stands around it.
/// Other modifiers make a node. Newlines break lines. Control characters are shown, never sent to
/// the terminal.
public struct Text: Equatable, Sendable {
  package var element: TextElement
  /// What is said of the text as a whole, where its spans say nothing.
  var style = TextStyle()
  /// Whether a background was spoken of, be it of no colour.
  var hasBackground = false

  /// A text as it stands in the state.
  public init(_ text: String) { element = TextElement(text: text) }

  /// A text whose interpolations are those of `String`.
  public init(verbatim text: String) { self.init(text) }
}

extension Text: StaticContent, Modifiable {
  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    VirtualNode(element, attributes: boxStyle.map { BoxAttributes($0) })
  }

  /// What stands for the style of the whole: the box of the element.
  private var boxStyle: BoxStyle? {
    guard hasBackground || style != TextStyle() else { return nil }
    var box = BoxStyle()
    box.text = style
    box.text.background = nil
    if hasBackground {
      box.background = style.background
      box.stage = .background
    }
    return box
  }
}

extension Text: CustomStringConvertible {
  /// The characters alone.
  public var description: String { element.text }
}

// MARK: - Lines

extension Text {
  /// Shows at most so many lines; what does not fit is cut.
  public func lineLimit(_ lines: Int?) -> Text {
    with {
      $0.lineLimit = lines.map { max(1, $0) }
      $0.leastLines = 0
    }
  }

  /// Shows at most so many lines, and where it reserves space takes the room of all of them.
  public func lineLimit(_ lines: Int, reservesSpace: Bool) -> Text {
    lineLimit((reservesSpace ? max(1, lines) : 1)...max(1, lines))
  }

  /// Takes the room of the first number of lines, and shows at most the last.
  public func lineLimit(_ lines: ClosedRange<Int>) -> Text {
    with {
      $0.lineLimit = max(1, lines.upperBound)
      $0.leastLines = lines.lowerBound
    }
  }

  /// What is left out where the text does not fit.
  public func truncationMode(_ mode: TruncationMode) -> Text { with { $0.truncation = mode } }

  /// Where lines are broken; `.none` breaks at newlines alone.
  public func wrap(_ wrap: TextWrap) -> Text { with { $0.wrap = wrap } }

  /// Where the lines of a text stand beneath each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Text {
    with { $0.alignment = alignment }
  }

  private func with(_ change: (inout ParagraphStyle) -> Void) -> Text {
    var copy = self
    change(&copy.element.paragraph)
    return copy
  }
}
