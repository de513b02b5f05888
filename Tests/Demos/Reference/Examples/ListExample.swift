import Recurse

struct ListExample: Component {
  struct User: Identifiable, Equatable {
    let id: Int
    var name: String
  }
  struct State {
    var users = [User(id: 1, name: "Ada"), User(id: 2, name: "Grace"), User(id: 3, name: "Tove")]
    var selected: User.ID? = 2
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    List(\.users, selection: \.selected) { user in
      Text(user.name)
        .onEdit(user.name) { state, name in state.users[id: user.id]?.name = name }
        .onDelete { $0.users.removeAll { $0.id == user.id } }
    } placeholder: {
      EmptyState("No users")
    }
    .border(.rounded, title: "Users")
  }
}
