import RecurseCore

/// A stack of screens that shows the last one, with a way back to the others.
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
/// several at once is a deep link. Escape, Alt with ←, and the button in the bar go back by one
/// screen; in the root, these keys go to the enclosing views. The bar shows the `navigationTitle`
/// of the content; the root has a bar only if it has a title.
///
/// All screens of the path stay mounted and keep their state, their effects and, on return, the
/// focus and the scroll offset. Hidden screens are neither laid out nor painted. A value that
/// occurs twice in the path has two screens. When the path is written, the values that it shares
/// with the old path at its start and end keep their screens. So does each value in between that
/// was already there. The other screens end.
///
/// The stack fills the available room.
///
/// - Parameters:
///   - path: the key path to the values of the screens after the root, the shown one last.
///   - root: the first screen.
///   - destination: the screen for a value.
@MainActor
public func NavigationStack<Owner: Component, Route: Hashable>(
  path: WritableKeyPath<Owner.State, [Route]>,
  @NodeBuilder<Owner> root: @escaping @MainActor () -> VirtualNode<Owner>,
  @NodeBuilder<Owner> destination: @escaping @MainActor (Route) -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  // The content of a screen is built when it is mounted.
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

/// A stack of screens that shows the last one, with a way back to the others.
@available(
  *, unavailable, message: "going back writes there: that part of the state has to be a var"
)
@MainActor
public func NavigationStack<Owner: Component, Route: Hashable>(
  path: KeyPath<Owner.State, [Route]>,
  @NodeBuilder<Owner> root: @escaping @MainActor () -> VirtualNode<Owner>,
  @NodeBuilder<Owner> destination: @escaping @MainActor (Route) -> VirtualNode<Owner>
) -> VirtualNode<Owner> { fatalError() }
