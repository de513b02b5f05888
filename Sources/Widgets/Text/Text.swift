import RecurseReconciler
import RecurseTerminal

/// A text, wrapped by words to the room there is.
///
/// ```swift
/// Text("Invalid username!").foreground(.red).bold()
/// Text("Press ") + Text("q").bold() + Text(" to quit")
/// Text("Press \(Text("q").bold()) to quit")
/// ```
///
/// A text with colors and attributes is a text again, which can be a part of another: the style of
/// a part wins over that of the whole, and that over what is inherited. Other modifiers make a
/// node. Newlines break lines. Control characters are shown as pictures, never sent to the
/// terminal.
public struct Text: Equatable, Sendable {
  /// The text where nothing was added to it, else its beginning.
  private var beginning: TextElement
  /// What was added to a long text; `nil` for most texts.
  private var added: TextAddition?
  /// The style of the whole text, where its spans have none.
  var style = TextStyle()
  /// Whether a background was set, also to `nil`.
  var hasBackground = false

  /// A text of a string.
  public init(_ text: String) { beginning = TextElement(text: text) }

  /// A text of a string literal, whose interpolations are `String`'s.
  public init(verbatim text: String) { self.init(text) }
}

extension Text {
  /// The whole text. O(1) where nothing was added to a long text.
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

  /// Appends a text in its own style.
  ///
  /// - Parameter isShared: whether another text begins as this one does: then a long one is kept, since
  ///   a copy for each of many additions would cost the square of their number.
  mutating func append(_ other: Text, isShared: Bool) {
    if added != nil || isShared && beginning.text.utf8.count > Self.short {
      added = TextAddition(of: other.element, in: other.style, after: added)
    } else if other.added == nil {
      // Without a copy of its element.
      beginning.append(other.beginning, in: other.style)
    } else {
      beginning.append(other.element, in: other.style)
    }
  }

  /// So many bytes are copied faster than an addition is made.
  private static var short: Int { 256 }

  /// Whether both show the same.
  public static func == (left: Text, right: Text) -> Bool {
    left.style == right.style && left.hasBackground == right.hasBackground
      && left.element == right.element
  }
}

/// What was added to a text, in a list that sums share: the last addition first.
final class TextAddition: Sendable {
  private let element: TextElement
  private let style: TextStyle
  private let earlier: TextAddition?

  init(of element: TextElement, in style: TextStyle, after earlier: TextAddition?) {
    self.element = element
    self.style = style
    self.earlier = earlier
  }

  // Each holds the one before it.
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

  /// The style of the whole text, as the style of its element.
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
  /// The characters alone.
  public var description: String { element.text }
}

// MARK: - Lines

extension Text {
  /// The most lines of the text; a longer text is truncated. `nil` inherits the limit.
  public func lineLimit(_ lines: Int?) -> Text {
    with {
      $0.lineLimit = lines.map { max(1, $0) }
      $0.leastLines = 0
    }
  }

  /// The most lines of the text.
  ///
  /// - Parameter reservesSpace: whether a shorter text is as high as all of them.
  public func lineLimit(_ lines: Int, reservesSpace: Bool) -> Text {
    lineLimit((reservesSpace ? max(1, lines) : 1)...max(1, lines))
  }

  /// The least lines for which the text has room, and the most that it shows.
  public func lineLimit(_ lines: ClosedRange<Int>) -> Text {
    with {
      $0.lineLimit = max(1, lines.upperBound)
      $0.leastLines = lines.lowerBound
    }
  }

  /// Which part of a text that does not fit is replaced by an ellipsis.
  public func truncationMode(_ mode: TruncationMode) -> Text { with { $0.truncation = mode } }

  /// Where lines are broken; `.none` breaks only at newlines.
  public func wrap(_ wrap: TextWrap) -> Text { with { $0.wrap = wrap } }

  /// The horizontal position of the lines of the text.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Text {
    with { $0.alignment = alignment }
  }

  private func with(_ change: (inout ParagraphStyle) -> Void) -> Text {
    var copy = self
    change(&copy.element.paragraph)
    return copy
  }
}
