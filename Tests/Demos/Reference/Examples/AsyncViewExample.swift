import Recurse

struct AsyncViewExample: Component {
  struct State { var city = "Bergen" }
  var initialState: State { State() }
  let load: @Sendable (String) async throws -> String = { city in "\(city): sunny" }

  func render(state: State) -> Node {
    AsyncView(id: state.city, load: load) { weather in
      Text(weather)
    }
  }
}
