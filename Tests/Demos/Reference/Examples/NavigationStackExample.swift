import Recurse

struct NavigationStackExample: Component {
  enum Route: Hashable { case book(String) }

  struct State {
    var path: [Route] = [.book("Ulysses")]
    var books = ["Emma", "Ulysses"]
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    NavigationStack(path: \.path) {
      List(\.books, id: \.self) { book in NavigationLink(book, to: .book(book), on: \.path) }
        .navigationTitle("Books")
    } destination: { route in
      switch route {
      case .book(let title): Text("Read this.").navigationTitle(title)
      }
    }
  }
}
