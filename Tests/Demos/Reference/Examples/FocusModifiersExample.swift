import Recurse

struct FocusModifiersExample: Component {
  struct State {
    enum Field { case name, town }
    var name = "Ada", town = "London"
    var focus: Field? = .town
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    TextField("Name", text: \.name).focused(\.focus, equals: .name)
    TextField("Town", text: \.town).focused(\.focus, equals: .town)
    HStack {
      Button("First") { $0.focus = .name }
      Button("None") { _ in }
    }.focusScope()
    Text("turn me").focusable().onKey(.enter) { $0.name = "Grace" }
  }
}
