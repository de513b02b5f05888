import RecurseCore

/// The line at the top of a screen: its title, and what can be done there at the trailing edge.
///
/// ```swift
/// NavigationBar("User List") { Button("Add Item") { $0.add() } }
/// List(\.users) { user in Text(user.name) }
/// ```
///
/// It is one row, on a surface. Where there is little room the title is truncated first.
///
/// - Parameters:
///   - title: the title of the screen.
///   - leading: content before the title, as a button that leads back.
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

/// The line at the top of a screen: its title, and what can be done there at the trailing edge.
@MainActor
public func NavigationBar<Owner: Component>(
  _ title: String, @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  NavigationBar(title, leading: {}, content: content)
}

/// The line at the top of a screen: its title.
@MainActor
public func NavigationBar<Owner: Component>(_ title: String) -> VirtualNode<Owner> {
  NavigationBar(title, leading: {}, content: {})
}
