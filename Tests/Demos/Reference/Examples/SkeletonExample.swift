import Recurse

struct SkeletonExample: Component {
  struct State {
    var text: String?
    var names = ["Ada"]
    var next: Loadable<[String], any Error> = {
      var next = Loadable<[String], any Error>.idle
      next.begin()
      return next
    }()
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      if let text = state.text { Text(text) } else { Skeleton(lines: 3) }
      List(\.names, id: \.self) { name in
        Text(name)
      } footer: {
        LoadingRow(state.next) { $0.next.begin() }
      } placeholder: {
        PlaceholderRows(2)
      }
    }
  }
}
