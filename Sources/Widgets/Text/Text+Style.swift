import RecurseTerminal

// A node has modifiers of the same names. These win where a text is meant, so that it stays one.
extension Text {
  /// The colour of the text, but for the parts that have one of their own.
  public func foreground(_ color: Color?) -> Text {
    styled { $0.foreground = $0.foreground ?? color }
  }

  /// Paints what is behind the text: behind its characters where it is a part of another, else
  /// behind the whole box. `nil` paints nothing.
  public func background(_ color: Color?) -> Text {
    var copy = styled { $0.background = $0.background ?? color }
    copy.hasBackground = true
    return copy
  }

  public func bold(_ isActive: Bool = true) -> Text { attribute(.bold, isActive) }
  public func dim(_ isActive: Bool = true) -> Text { attribute(.dim, isActive) }
  public func italic(_ isActive: Bool = true) -> Text { attribute(.italic, isActive) }
  public func underline(_ isActive: Bool = true) -> Text { attribute(.underline, isActive) }
  public func reverse(_ isActive: Bool = true) -> Text { attribute(.reverse, isActive) }
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
  /// Lines belong to the whole: of a limit, a truncation, a wrapping and an alignment, what the
  /// left text says counts, else what the right one says. Linear in the length of both; `+=` in
  /// that of the right one.
  public static func + (left: Text, right: Text) -> Text {
    var sum = left
    sum += right
    return sum
  }

  /// Adds a text in its own style.
  public static func += (left: inout Text, right: Text) {
    left.style.moveInto(&left.element)
    left.hasBackground = false
    left.element.append(right.element, in: right.style)
  }
}

extension TextStyle {
  /// Makes what was said of a whole text part of what is said of its spans.
  fileprivate mutating func moveInto(_ element: inout TextElement) {
    guard self != TextStyle() else { return }
    element.putAround(self)
    self = TextStyle()
  }
}
