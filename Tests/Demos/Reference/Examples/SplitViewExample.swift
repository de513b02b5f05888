import Recurse

struct SplitViewExample: Component {
  struct State { var sizes: SplitSizes = ["files": .cells(12)] }
  var initialState: State { State() }

  func render(state: State) -> Node {
    HSplitView(\.sizes) {
      Pane("files", min: 8, collapses: true) { Text("README.md\nLICENSE") }
      Pane("texts", min: 16) {
        VSplitView(\.sizes) {
          Pane("text", min: 2) { Text("Terminal apps in Swift.") }
          Pane("log", min: 1) { Text("8be4f0a layout") }
        }
      }
    }
    .border()
  }
}
