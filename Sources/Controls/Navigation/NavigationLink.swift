import RecurseCore

/// A row that opens a screen by appending a value to a navigation path.
///
/// ```swift
/// NavigationLink("Help", to: .help, on: \.path)
/// ```
///
///     Help              ›
///
/// Enter, Space and a click open the screen, which then gets the focus. A link that is the row of a
/// list is opened by Enter and a click in the list, and is not a Tab stop of its own.
///
/// - Parameters:
///   - title: the name of the screen.
///   - route: the value to append.
///   - path: the key path to the navigation path of a ``NavigationStack(path:root:destination:)``.
@MainActor
public func NavigationLink<Owner: Component, Route: Hashable>(
  _ title: String, to route: Route, on path: WritableKeyPath<Owner.State, [Route]>
) -> VirtualNode<Owner> {
  VirtualNode(NavigationLinkElement(title: title)) { state, _ in state[keyPath: path].append(route)
  }
  .onSelect { $0[keyPath: path].append(route) }
}

/// A row of any content that opens a screen.
///
/// ```swift
/// NavigationLink(to: .file(file.id), on: \.path) {
///   Text(file.name)
///   Text("\(file.size) bytes").foreground(.secondaryText)
/// }
/// ```
///
/// Several nodes are stacked vertically. Use `accessibilityLabel` to name the link.
@MainActor
public func NavigationLink<Owner: Component, Route: Hashable>(
  to route: Route, on path: WritableKeyPath<Owner.State, [Route]>,
  @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  // The last columns are reserved for the angle.
  let inside = VStack(alignment: .stretch, content: content).padding(.trailing, 2)
  return VirtualNode(ContentLinkElement(), children: inside) { state, _ in
    state[keyPath: path].append(route)
  }
  .onSelect { $0[keyPath: path].append(route) }
}

/// A row that opens a screen.
@available(*, unavailable, message: "opening writes there: that part of the state has to be a var")
@MainActor
public func NavigationLink<Owner: Component, Route: Hashable>(
  _ title: String, to route: Route, on path: KeyPath<Owner.State, [Route]>
) -> VirtualNode<Owner> { fatalError() }

/// A row of any content that opens a screen.
@available(*, unavailable, message: "opening writes there: that part of the state has to be a var")
@MainActor
public func NavigationLink<Owner: Component, Route: Hashable>(
  to route: Route, on path: KeyPath<Owner.State, [Route]>,
  @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> { fatalError() }
