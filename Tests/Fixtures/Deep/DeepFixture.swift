import Recurse

/// When `!` is pressed, nests what its first argument names as many times as the second says; `q`
/// quits. With a third argument, an error boundary surrounds it.
@main struct DeepFixture: App {
  struct State {
    var depth = 1
    var isDone = false
  }

  enum Kind: String {
    case components, stacks, borders, contents, listeners, boxes, endless, growing
  }

  let kind: Kind
  let depth: Int
  let isCaught: Bool

  init() {
    let arguments = CommandLine.arguments.dropFirst()
    kind = arguments.first.flatMap { Kind(rawValue: $0) } ?? .components
    depth = arguments.dropFirst().first.flatMap { Int($0) } ?? 1
    isCaught = arguments.count > 2
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      Text("Depth \(state.depth)")
      if isCaught {
        ErrorBoundary {
          nested(state.depth)
        } fallback: { failure in
          Text("caught: \(failure.message)")
          Text("at: \(failure.path)")
        }
      } else {
        nested(state.depth)
      }
    }
    .onKey(.character("!")) { [depth] in $0.depth = depth }
    .onKey(.character("+")) { $0.depth += 1 }
    .onKey(.character("-")) { $0.depth = 1 }
    .onKey(.character("q")) { $0.isDone = true }
  }

  @NodeBuilder<DeepFixture> private func nested(_ depth: Int) -> Node {
    switch kind {
    case .components: Level(depth: depth)
    case .growing: Growing(depth: depth)
    case .endless: if depth > 1 { Endless() }
    case .contents: wrapped(depth) { node in Card().content { node } }
    case .stacks: wrapped(depth) { node in HStack { node } }
    case .borders: wrapped(depth) { node in node.border() }
    case .listeners: wrapped(depth) { node in node.onKey(.character("x")) { $0.depth += 1 } }
    case .boxes: boxes(depth)
    }
  }

  private func wrapped(
    _ depth: Int, @NodeBuilder<DeepFixture> _ wrap: (Node) -> Node
  ) -> Node {
    var node: Node = VStack { Text("bottom") }
    for _ in 0..<depth { node = wrap(node) }
    return node
  }

  private func boxes(_ depth: Int) -> Node {
    var box = Box.stackView([Box.label(text: .constant("bottom")).cast])
    for _ in 0..<depth { box = Box.stackView([box.cast]) }
    return VStack { box }
  }

  func effects(state: State) -> [Effect] {
    if state.isDone { .quit() }
  }
}

/// Nested components without elements between them.
struct Level: Component {
  let depth: Int
  func render(state: Void) -> Node {
    if depth > 0 { Level(depth: depth - 1) } else { Text("bottom") }
  }
}

/// Nested components and stacks in turn.
struct Growing: Component {
  let depth: Int
  func render(state: Void) -> Node {
    HStack {
      Text("a")
      if depth > 0 { Growing(depth: depth - 1).frame(maxWidth: .infinity) }
    }
  }
}

/// Renders itself twice.
struct Endless: Component {
  func render(state: Void) -> Node {
    VStack {
      Endless()
      Endless()
    }
  }
}

struct Card: Component {
  func render(state: Void) -> Node { Content() }
}
