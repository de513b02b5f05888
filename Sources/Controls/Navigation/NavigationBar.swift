import RecurseCore

/// A bar at the top of a screen, with the title and, at the trailing edge, actions.
///
/// ```swift
/// NavigationBar("User List") { Button("Add Item") { $0.add() } }
/// List(\.users) { user in Text(user.name) }
/// ```
///
/// The bar is one row high and has the surface background. If there is little room, the title is
/// truncated first.
///
/// - Parameters:
///   - title: the title of the screen.
///   - leading: content before the title, such as a button that leads back.
///   - content: content at the trailing edge.
@MainActor
public func NavigationBar<Owner: Component>(
  _ title: String, @NodeBuilder<Owner> leading: () -> VirtualNode<Owner>,
  @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  HStack {
    leading()
    Text(title).lineLimit(1).bold()
    Spacer()
    content()
  }
  .padding(horizontal: 1)
  .background(.surface)
}

/// A bar at the top of a screen, with the title and, at the trailing edge, actions.
@MainActor
public func NavigationBar<Owner: Component>(
  _ title: String, @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  NavigationBar(title, leading: {}, content: content)
}

/// A bar at the top of a screen, with the title.
@MainActor
public func NavigationBar<Owner: Component>(_ title: String) -> VirtualNode<Owner> {
  NavigationBar(title, leading: {}, content: {})
}
