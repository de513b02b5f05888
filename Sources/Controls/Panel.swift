import RecurseCore

/// A bordered box with a title, around nodes of its parent.
///
/// ```swift
/// Panel(title: "Users").content {
///   Text("\(state.users.count) users")
/// }
/// ```
///
/// In a sheet, an alert or a popover, which has a border already, the panel has none: its title is
/// a heading, and its content is indented.
public struct Panel: Component, Equatable {
  /// The title in the border.
  public var title: String
  /// The lines of the border.
  public var border: Border

  /// The part of the title that remains if there is too little room for all of it.
  public var truncation: TruncationMode

  /// Creates a bordered box with a title.
  public init(title: String, truncation: TruncationMode = .tail, border: Border = .rounded) {
    self.title = title
    self.truncation = truncation
    self.border = border
  }

  /// Renders the border around the parent's nodes, with a free column on each side.
  public func render(state: Void) -> Node {
    VStack(alignment: .stretch) { Content() }
      .boxed(border, title: title, truncation: truncation)
  }
}
