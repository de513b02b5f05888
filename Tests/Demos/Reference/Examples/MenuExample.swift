import Recurse

struct MenuExample: Component {
  struct State {
    var text = "Draft"
    var isWrapped = true
    var size = 1
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    MenuBar {
      Menu("File") { Button("New") { $0.text = "" } }
      Menu("View") {
        Toggle("Wrap lines", isOn: \.isWrapped)
        Divider()
        Menu("Size") {
          for size in 1...3 { Button("\(size)") { $0.size = size } }
        }
      }
    }
    Text(state.text).contextMenu { Button("Clear") { $0.text = "" } }
  }
}
