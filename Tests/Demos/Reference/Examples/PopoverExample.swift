import Recurse

struct PopoverExample: Component {
  struct State {
    var isOpen = false
    var showsDone = true
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Button("Filter") { $0.isOpen = true }
      .help("Chooses which tasks are shown")
      .popover(isPresented: \.isOpen) {
        Toggle("Tasks that are done", isOn: \.showsDone)
        Button("Close", role: .cancel)
      }
  }
}
