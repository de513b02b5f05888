import RecurseReconciler
import RecurseTerminal

/// A bordered box with a title around its parent's nodes.
///
/// ```swift
/// Panel(title: "Users").content {
///   Text("\(state.users.count) users")
/// }
/// ```
public struct Panel: Component, Equatable {
  public var title: String
  public var border: Border

  public init(title: String, border: Border = .single) {
    self.title = title
    self.border = border
  }

  public func render(state: Void) -> Node {
    VStack(alignment: .stretch) { Content() }.border(border, title: title)
  }
}
