import Recurse

struct ToggleExample: Component {
  struct State {
    var showsHidden = true
    var wraps = false
    var isLocked = false
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Toggle("Show hidden files", isOn: \.showsHidden)
    Toggle("Wrap long lines", isOn: \.wraps)
    Toggle("Lock", isOn: \.isLocked).disabled()
  }
}
