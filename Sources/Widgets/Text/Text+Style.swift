import RecurseTerminal

// Nodes have modifiers of the same names. These win where a text is meant, so that it stays a text.
extension Text {
  /// What has failed, with a sign, as colors alone say nothing without colors.
  package static func failure(_ message: String) -> Text {
    Text(FailureLine.text(message)).foreground(.error)
  }

  /// The color of the text, except for parts with one of their own.
  public func foreground(_ color: Color?) -> Text {
    styled { $0.foreground = $0.foreground ?? color }
  }

  /// Fills the area behind the text: behind its characters where it is a part of another, else
  /// behind the whole element. `nil` fills nothing.
  public func background(_ color: Color?) -> Text {
    var copy = styled { $0.background = $0.background ?? color }
    copy.hasBackground = true
    return copy
  }

  /// Bold text.
  public func bold(_ isActive: Bool = true) -> Text { attribute(.bold, isActive) }
  /// Dim text.
  public func dim(_ isActive: Bool = true) -> Text { attribute(.dim, isActive) }
  /// Italic text.
  public func italic(_ isActive: Bool = true) -> Text { attribute(.italic, isActive) }
  /// Underlined text.
  public func underline(_ isActive: Bool = true) -> Text { attribute(.underline, isActive) }
  /// Text with exchanged colors.
  public func reverse(_ isActive: Bool = true) -> Text { attribute(.reverse, isActive) }
  /// Struck text.
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
  /// One text of two, each in its style.
  ///
  /// ```swift
  /// Text("Error: ").foreground(.red).bold() + Text("no such file")
  /// ```
  ///
  /// A line limit, truncation mode, wrapping and alignment are the whole text's: those of the left
  /// text, else of the right one. O(n) in the length of the right text.
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
