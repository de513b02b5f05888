import Recurse

struct ScrollViewExample: Component {
  struct State { var position = ScrollPosition() }
  var initialState: State { State() }

  func render(state: State) -> Node {
    ScrollView {
      ForEach(1...20, id: \.self) { number in Text("Line \(number)") }
    }
    .scrollPosition(\.position)
    .command("Top", key: "g") { $0.position.scrollToStart() }
  }
}
