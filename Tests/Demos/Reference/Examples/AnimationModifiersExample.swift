import Recurse

struct AnimationModifiersExample: Component {
  var initialState: [String] { ["one", "two"] }

  func render(state: [String]) -> Node {
    VStack {
      ForEach(state, id: \.self) { word in
        Text(word).transition(.move(edge: .leading).combined(with: .fade))
      }
      Button("Turn", update: .animated(.slide)) { $0.reverse() }
    }
    .animation(.easeOut(duration: 0.2))
  }
}
