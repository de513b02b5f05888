import RecurseCore

/// A row that opens a screen: it puts a value at the end of a navigation path.
///
/// ```swift
/// NavigationLink("Help", to: .help, on: \.path)
/// ```
///
///     Help              ›
///
/// Enter, Space and a click open the screen, which then has the focus. As the row of a list it is opened by
/// Enter and a click there, and is no stop of Tab by itself.
///
/// - Parameters:
///   - title: what it leads to.
///   - route: the value.
///   - path: the part of the state with the path, of a ``NavigationStack(path:root:destination:)``.
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
/// Several nodes are one below the other. `accessibilityLabel` says what it is called.
@MainActor
public func NavigationLink<Owner: Component, Route: Hashable>(
  to route: Route, on path: WritableKeyPath<Owner.State, [Route]>,
  @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  // The last columns are for the angle.
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
