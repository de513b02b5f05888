import Recurse

struct DisclosureGroupExample: Component {
  struct State {
    var showsAdvanced = true
    var isVerbose = true
    var keepsLogs = false
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    DisclosureGroup("Advanced", isExpanded: \.showsAdvanced) {
      Toggle("Verbose", isOn: \.isVerbose)
      Toggle("Keep logs", isOn: \.keepsLogs)
    }
    DisclosureGroup("About") { Text("Version 1.0") }
  }
}
