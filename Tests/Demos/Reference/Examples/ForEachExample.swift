import Recurse

struct ForEachExample: Component {
  struct Task: Identifiable, Equatable {
    let id: Int
    var title: String
  }
  struct State {
    var tasks = [Task(id: 1, title: "Read"), Task(id: 2, title: "Write")]
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    ForEach(state.tasks) { task in Text("\(task.id). \(task.title)") }
    Button("Reverse") { $0.tasks.reverse() }
  }
}
