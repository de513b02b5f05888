import Recurse

struct GroupBoxExample: Component {
  struct State {
    var host = "example.org"
    var usesProxy = false
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    GroupBox("Network") {
      LabeledContent("Host") { TextField("Host", text: \.host) }
      Toggle("Use a proxy", isOn: \.usesProxy)
    }
    Panel(title: "Status", border: .double).content {
      Text(state.host).foreground(.secondaryText)
    }
  }
}
