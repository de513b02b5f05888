import RecurseReconciler

/// An element that shows a text.
struct Label: Element, CustomStringConvertible {
  var text: String
  init(_ text: String) { self.text = text }
  var description: String { text }
}

extension Label: StaticContent, Modifiable {
  func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    VirtualNode(self)
  }
}

/// An element that holds others, and may carry a text of its own.
struct BoxElement: Element, CustomStringConvertible {
  var title = "box"
  var description: String { title }
}

@MainActor
func Box<Owner: Component>(
  _ title: String = "box", @NodeBuilder<Owner> _ content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VirtualNode(BoxElement(title: title), children: content())
}

/// An element that reports a text.
struct TapElement: Element, CustomStringConvertible {
  typealias Event = String
  var title: String
  var description: String { title }
}

@MainActor
func Tap<Owner: Component>(
  _ title: String, update: UpdateMode = .automatic,
  _ handler: @escaping @MainActor (inout Owner.State) throws -> Void
) -> VirtualNode<Owner> {
  VirtualNode(TapElement(title: title), update: update) { state, _ in try handler(&state) }
}

@MainActor
func Tap<Owner: Component>(
  _ title: String,
  _ handler: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
) -> VirtualNode<Owner> {
  VirtualNode(TapElement(title: title)) { state, _, emit in try handler(&state, &emit) }
}

/// A component that is written down where it is used.
struct Scene<State>: Component {
  let initialState: State
  let body: @MainActor (State) -> VirtualNode<Scene>

  init(
    _ state: State, @NodeBuilder<Scene> _ body: @escaping @MainActor (State) -> VirtualNode<Scene>
  ) {
    initialState = state
    self.body = body
  }

  func render(state: State) -> Node { body(state) }
}

/// Something with an identity that can be asked whether it is still there.
final class Token {
  let name: String
  init(_ name: String = "") { self.name = name }
}

/// Words written down in the order in which they were said.
@MainActor
final class Journal {
  private(set) var lines: [String] = []
  func callAsFunction(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

struct Mishap: Error, CustomStringConvertible {
  var description = "mishap"
}
