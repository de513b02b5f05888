import Recurse

struct ToastExample: Component {
  struct State { var notice: String? }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      Button("Save") { $0.notice = "notes.txt is saved" }
      Spacer()
    }
    .toast(item: \.notice) { Text($0) }
  }
}
