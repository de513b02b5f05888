import RecurseCore

/// Screens of which the last one is shown, with a way back to those before.
///
/// ```swift
/// NavigationStack(path: \.path) {
///   List(\.files) { file in
///     NavigationLink(file.name, to: .file(file.id), on: \.path)
///   }
///   .navigationTitle("Files")
/// } destination: { route in
///   switch route {
///   case .file(let id): FileScreen(id: id)
///   case .help: Text("Press Escape.").navigationTitle("Help")
///   }
/// }
/// ```
///
///      ‹ Files  Help
///     Press Escape.
///
/// The path is an array of values in the owner's state: appending one opens a screen, and writing
/// several at once is a deep link. Escape, Alt with ←, and the button in the bar go back one; in the
/// root they go outward. The bar shows the `navigationTitle` of the content, and the root has one only
/// with a title.
///
/// All screens of the path stay mounted: their state, their effects, and on return the focus and the
/// scroll offset. Those that are hidden are neither laid out nor painted. A value that is in the path
/// twice has two screens. When the path is written, what it begins and ends with as before keeps its
/// screens, and so does each value in between that was there; the others end.
///
/// It fills the room that there is.
///
/// - Parameters:
///   - path: the part of the state with the values of the screens behind the root, the shown one last.
///   - root: the first screen.
///   - destination: the screen of a value.
@MainActor
public func NavigationStack<Owner: Component, Route: Hashable>(
  path: WritableKeyPath<Owner.State, [Route]>,
  @NodeBuilder<Owner> root: @escaping @MainActor () -> VirtualNode<Owner>,
  @NodeBuilder<Owner> destination: @escaping @MainActor (Route) -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  // The content of a screen is asked for where it is mounted.
  let rootContent = Reading(path) { _ in root() }.contentNodes
  return VStack(alignment: .stretch) {
    Reading(path) { routes in
      NavigationScreens(
        root: rootContent, routes: routes.map { AnyHashable($0) },
        destinations: routes.map { route in
          Reading(path) { _ in destination(route) }.contentNodes
        }
      )
      .on { state, depth in
        let excess = state[keyPath: path].count - depth
        if excess > 0 { state[keyPath: path].removeLast(excess) }
      }
    }
  }
  .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
}

/// Screens of which the last one is shown, with a way back to those before.
@available(
  *, unavailable, message: "going back writes there: that part of the state has to be a var"
)
@MainActor
public func NavigationStack<Owner: Component, Route: Hashable>(
  path: KeyPath<Owner.State, [Route]>,
  @NodeBuilder<Owner> root: @escaping @MainActor () -> VirtualNode<Owner>,
  @NodeBuilder<Owner> destination: @escaping @MainActor (Route) -> VirtualNode<Owner>
) -> VirtualNode<Owner> { fatalError() }
