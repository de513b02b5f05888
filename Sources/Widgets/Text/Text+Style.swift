import RecurseTerminal

// Nodes have modifiers of the same names. These win if the receiver is a text, so that it stays a
// text.
extension Text {
  /// Creates a text for a failure, with a sign, since a terminal may have no colors.
  package static func failure(_ message: String) -> Text {
    Text(FailureLine.text(message)).foreground(.error)
  }

  /// Sets the color of the text, except for parts that have their own color.
  public func foreground(_ color: Color?) -> Text {
    styled { $0.foreground = $0.foreground ?? color }
  }

  /// Fills the area behind the text: behind its characters if it is a part of another text,
  /// otherwise behind the whole element. `nil` fills nothing.
  public func background(_ color: Color?) -> Text {
    var copy = styled { $0.background = $0.background ?? color }
    copy.hasBackground = true
    return copy
  }

  /// Makes the text bold.
  public func bold(_ isActive: Bool = true) -> Text { attribute(.bold, isActive) }
  /// Makes the text dim.
  public func dim(_ isActive: Bool = true) -> Text { attribute(.dim, isActive) }
  /// Makes the text italic.
  public func italic(_ isActive: Bool = true) -> Text { attribute(.italic, isActive) }
  /// Underlines the text.
  public func underline(_ isActive: Bool = true) -> Text { attribute(.underline, isActive) }
  /// Swaps the foreground and background colors of the text.
  public func reverse(_ isActive: Bool = true) -> Text { attribute(.reverse, isActive) }
  /// Strikes through the text.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    attribute(.strikethrough, isActive)
  }

  private func attribute(_ attribute: TextAttributes, _ isActive: Bool) -> Text {
    styled { $0.set(attribute, to: isActive) }
  }

  private func styled(_ change: (inout TextStyle) -> Void) -> Text {
    var copy = self
    change(&copy.style)
    return copy
  }
}

extension Text {
  /// Concatenates two texts, each in its own style.
  ///
  /// ```swift
  /// Text("Error: ").foreground(.red).bold() + Text("no such file")
  /// ```
  ///
  /// The line limit, truncation mode, wrapping and alignment apply to the whole text. They are
  /// those of the left text or, if it has none, of the right one. O(n) in the length of the right
  /// text.
  public static func + (left: Text, right: Text) -> Text {
    var sum = left
    sum.add(right, isShared: true)
    return sum
  }

  /// Appends a text in its own style.
  public static func += (left: inout Text, right: Text) { left.add(right, isShared: false) }

  private mutating func add(_ other: Text, isShared: Bool) {
    if style != TextStyle() {
      element.putAround(style)
      style = TextStyle()
    }
    hasBackground = false
    append(other, isShared: isShared)
  }
}
