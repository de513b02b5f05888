import RecurseReconciler
import RecurseTerminal

/// A text that wraps at words to fit the available width.
///
/// ```swift
/// Text("Invalid username!").foreground(.red).bold()
/// Text("Press ") + Text("q").bold() + Text(" to quit")
/// Text("Press \(Text("q").bold()) to quit")
/// ```
///
/// Color and attribute modifiers return a text, which can be a part of another. A part's style
/// overrides that of the whole text, which in turn overrides the inherited style. Other modifiers
/// return a node. Newlines break lines. Control characters are shown as visible symbols, and never
/// sent to the terminal.
public struct Text: Equatable, Sendable {
  /// The whole text if nothing was appended to it, otherwise its beginning.
  private var beginning: TextElement
  /// The texts that were appended to a long text; `nil` for most texts.
  private var added: TextAddition?
  /// The style of the whole text, for spans that have none.
  var style = TextStyle()
  /// Whether a background was set, also to `nil`.
  var hasBackground = false

  /// Creates a text from a string.
  public init(_ text: String) { beginning = TextElement(text: text) }

  /// Creates a text from the output of a program, with the colors, attributes and links that its
  /// escape sequences set.
  ///
  /// ```swift
  /// Text(ansi: "\u{1b}[32m✓\u{1b}[m 12 tests passed")
  /// ```
  ///
  /// Reads SGR (16, 256 and 24-bit colors) and OSC 8 (links). All other sequences and controls are
  /// dropped, so the output cannot move the cursor, set the title or clear the screen. A lone
  /// carriage return replaces its line with the text after it, as progress bars do. A character
  /// printed over itself is bold, and one printed over `_` is underlined, as in manual pages. O(n)
  /// in the length of the output.
  public init(ansi output: String) { beginning = ANSIScanner.element(of: output) }

  /// Creates a text from a string. In a literal, interpolation is that of `String`, not of `Text`.
  public init(verbatim text: String) { self.init(text) }
}

extension Text {
  /// The whole text. O(1) if nothing was appended to a long text.
  package var element: TextElement {
    get {
      if let added { return added.sum(after: beginning) }
      return beginning
    }
    _modify {
      if let added { beginning = added.sum(after: beginning) }
      added = nil
      yield &beginning
    }
  }

  /// The whole text, each span with what it takes from the style of the whole.
  package var styledElement: TextElement {
    var styled = element
    if style != TextStyle() { styled.putAround(style) }
    return styled
  }

  /// Appends a text in its own style.
  ///
  /// - Parameter isShared: whether another text begins as this one does. A long beginning is then
  ///   kept, since a copy for each of many additions would cost the square of their number.
  mutating func append(_ other: Text, isShared: Bool) {
    if added != nil || isShared && beginning.text.utf8.count > Self.short {
      added = TextAddition(of: other.element, in: other.style, after: added)
    } else if other.added == nil {
      // Appends without a copy of its element.
      beginning.append(other.beginning, in: other.style)
    } else {
      beginning.append(other.element, in: other.style)
    }
  }

  /// The number of bytes up to which copying a text is faster than making an addition.
  private static var short: Int { 256 }

  /// Returns whether two texts look the same.
  public static func == (left: Text, right: Text) -> Bool {
    left.style == right.style && left.hasBackground == right.hasBackground
      && left.element == right.element
  }
}

/// The texts appended to a text, in a list that sums share, the last one first.
final class TextAddition: Sendable {
  private let element: TextElement
  private let style: TextStyle
  private let earlier: TextAddition?

  init(of element: TextElement, in style: TextStyle, after earlier: TextAddition?) {
    self.element = element
    self.style = style
    self.earlier = earlier
  }

  // Each addition holds the previous one.
  deinit { StackSafeRelease.take(earlier) }

  func sum(after beginning: TextElement) -> TextElement {
    var additions: [TextAddition] = []
    var last: TextAddition? = self
    while let addition = last {
      additions.append(addition)
      last = addition.earlier
    }
    var sum = beginning
    for addition in additions.reversed() { sum.append(addition.element, in: addition.style) }
    return sum
  }
}

extension Text: StaticContent, Modifiable {
  /// The text as a node.
  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    VirtualNode(element, attributes: elementStyle.map { StyleAttributes($0) })
  }

  /// The style of the whole text, as a style of its element.
  private var elementStyle: WidgetStyle? {
    guard hasBackground || style != TextStyle() else { return nil }
    var own = WidgetStyle()
    own.text = style
    own.text.background = nil
    if hasBackground {
      own.background = style.background
      own.stage = .background
    }
    return own
  }
}

extension Text: CustomStringConvertible {
  /// The characters of the text, without its style.
  public var description: String { element.text }
}

// MARK: - Lines

extension Text {
  /// Sets the maximum number of lines. A longer text is truncated. `nil` inherits the limit.
  public func lineLimit(_ lines: Int?) -> Text {
    with {
      $0.lineLimit = lines.map { max(1, $0) }
      $0.leastLines = 0
    }
  }

  /// Sets the maximum number of lines.
  ///
  /// - Parameter reservesSpace: whether a shorter text has the height of all these lines.
  public func lineLimit(_ lines: Int, reservesSpace: Bool) -> Text {
    lineLimit((reservesSpace ? max(1, lines) : 1)...max(1, lines))
  }

  /// Sets the minimum number of lines to reserve and the maximum to show.
  public func lineLimit(_ lines: ClosedRange<Int>) -> Text {
    with {
      $0.lineLimit = max(1, lines.upperBound)
      $0.leastLines = lines.lowerBound
    }
  }

  /// Sets the part of a text that an ellipsis replaces if the text does not fit.
  public func truncationMode(_ mode: TruncationMode) -> Text { with { $0.truncation = mode } }

  /// Sets where lines break. `.none` breaks only at newlines.
  public func wrap(_ wrap: TextWrap) -> Text { with { $0.wrap = wrap } }

  /// Sets the horizontal alignment of the lines of the text.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Text {
    with { $0.alignment = alignment }
  }

  private func with(_ change: (inout ParagraphStyle) -> Void) -> Text {
    var copy = self
    change(&copy.element.paragraph)
    return copy
  }
}
