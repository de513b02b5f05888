import Recurse

struct StatusBarExample: Component {
  struct State { var users = ["Ada", "Grace"] }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      NavigationBar("Users") { Button("Add") { $0.users.append("New") } }
      Text(state.users.joined(separator: "\n"))
      Spacer()
      StatusBar {
        Text("\(state.users.count) users")
        Gauge("Space", value: 3, in: 0...4, caption: "3 of 4 GB")
      }
    }
  }
}
