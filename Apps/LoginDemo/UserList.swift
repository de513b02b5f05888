import Recurse

/// The screen behind the sign-up: a list, and a way back.
struct UserList: Component {
  enum Output: Equatable { case back }

  let users: [String]

  /// Whether the list has the focus.
  var initialState: Bool { true }

  func render(state: Bool) -> Node {
    VStack(alignment: .stretch) {
      HStack {
        Text("User List").bold()
        Spacer()
        Button("Back") { _, emit in emit(.back) }
      }
      Divider()
      List(users, id: \.self, find: \.self) { Text($0) }.focused(\.self)
    }
    .onKey(.escape) { _, emit in emit(.back) }
  }
}
