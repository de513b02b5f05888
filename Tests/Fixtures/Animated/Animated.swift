import Recurse

/// Rows that keys add and remove, with animations.
@main struct Animated: App {
  var initialState: [Int] { [1, 2] }

  func render(state: [Int]) -> Node {
    VStack(alignment: .stretch) {
      ForEach(state, id: \.self) { Text("row number \($0)") }
    }
    .animation(.slide)
    .onKey(.character("a")) { $0.insert($0.count + 1, at: 0) }
    .onKey(.character("d")) { if !$0.isEmpty { $0.removeFirst() } }
    .onKey(.character("n"), update: .immediate) { $0.append($0.count + 1) }
    .onKey(.character("q")) { $0 = [] }
    Text("end of \(state.count)")
  }
}
