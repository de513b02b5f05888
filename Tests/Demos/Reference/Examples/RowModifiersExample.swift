import Recurse

struct RowModifiersExample: Component {
  struct Task: Identifiable, Equatable {
    let id: Int
    var title: String
  }
  struct State {
    var tasks = [Task(id: 1, title: "Read"), Task(id: 2, title: "Write")]
    var selected: Task.ID? = 1
    var opened: Task.ID?
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    List(\.tasks, selection: \.selected) { task in
      Text(task.title)
        .onSelect { $0.opened = task.id }
        .onMove { $0.tasks.move(id: task.id, by: $1.offset) }
        .swipeActions {
          Button("Delete", role: .destructive) { $0.tasks.removeAll { $0.id == task.id } }
        }
    }
  }
}
