import RecurseCore

/// A bordered box with a title around its parent's nodes.
///
/// ```swift
/// Panel(title: "Users").content {
///   Text("\(state.users.count) users")
/// }
/// ```
public struct Panel: Component, Equatable {
  /// The title in the border.
  public var title: String
  /// The lines of the border.
  public var border: Border

  /// The part of the title that is shown where there is too little room for all of it.
  public var truncation: TruncationMode

  /// A bordered box with a title.
  public init(title: String, truncation: TruncationMode = .tail, border: Border = .rounded) {
    self.title = title
    self.truncation = truncation
    self.border = border
  }

  /// The border with the parent's nodes in it, a column from it at each side.
  public func render(state: Void) -> Node {
    VStack(alignment: .stretch) { Content() }
      .padding(horizontal: 1)
      .border(border, title: title, truncation: truncation)
  }
}
