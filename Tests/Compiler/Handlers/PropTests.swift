import Testing

@Suite("Props, state and output need not be Sendable", .needsCompiler)
struct PropTests {
  @Test("Classes may be prop, state and output")
  func classes() async throws {
    try await expectCompiles(
      """
      import Recurse
      final class Model { var name = "" }
      struct Row: Component {
        struct State { var model = Model(); var text = "" }
        typealias Output = Model
        let model: Model
        var onTap: () -> Void = {}
        var initialState: State { State() }
        func render(state: State) -> Node {
          Text(state.model.name)
          TextField("Name", text: \\.text)
          TextField("Name", text: \\.model.name)
          Button(model.name) { state, emit in
            onTap()
            state.model = model
            emit(state.model)
          }
        }
      }
      struct Parent: Component {
        let model: Model
        struct State { var last: Model? }
        var initialState: State { State() }
        func render(state: State) -> Node {
          Row(model: model).on { state, output in state.last = output }
          Row(model: model) { model.name = "tapped" }.key(ObjectIdentifier(model)).on { $0.last = $1 }
        }
      }
      """)
  }

  @Test("A component with such props is compared if it is @MainActor Equatable")
  func isolatedEquality() async throws {
    try await expectCompiles(
      """
      import Recurse
      final class Model { var name = "" }
      struct Row: Component, @MainActor Equatable {
        let model: Model
        var initialState: Model { model }
        func render(state: Model) -> Node { Text(state.name) }
        static func == (left: Row, right: Row) -> Bool { left.model === right.model }
      }
      struct Plain: Component, Equatable {
        let title: String
        func render(state: Void) -> Node { Text(title) }
      }
      struct Synthesized: Component, @MainActor Equatable {
        let title: String
        func render(state: Void) -> Node { Text(title) }
      }
      struct Parent: Component {
        func render(state: Void) -> Node {
          Row(model: Model())
          Plain(title: "x").padding()
          Synthesized(title: "x")
        }
      }
      """)
  }

  @Test("An @Observable class, isolated to the main actor or not, is a prop and part of the state")
  func observable() async throws {
    try await expectCompiles(
      """
      import Observation
      import Recurse
      @Observable final class Model { var name = "" }
      @MainActor @Observable final class Store { var count = 0; var title = ""; func add() { count += 1 } }
      struct Row: Component {
        let model: Model
        let store: Store
        struct State { var selected: Store; var model = Model() }
        var initialState: State { State(selected: store) }
        func render(state: State) -> Node {
          Text("\\(model.name): \\(store.count)")
          TextField("Name", text: \\.model.name)
          Button("Add") { [store] _ in store.add() }
          TextField("Title", text: \\.selected.title)
          Button("Add to the selected") { $0.selected.add() }
        }
      }
      """)
  }

  @Test("Handlers edit state that is isolated to the main actor")
  func isolatedState() async throws {
    try await expectCompiles(
      """
      import Recurse
      struct Form: Component {
        @MainActor struct State {
          enum Field { case name }
          var name = ""
          var focus: Field?
          var isSearching = false
          mutating func clear() { name = "" }
        }
        var initialState: State { State() }
        func render(state: State) -> Node {
          Text(state.name)
          Button("Clear") { $0.clear() }
          TextField("Name", text: state.name) { $0.name = $1 }
          TextField("Name", text: \\.name).focused(\\.focus, equals: .name)
          SecureField("Name", text: \\.name).focused(\\.isSearching)
        }
      }
      """)
  }
}
