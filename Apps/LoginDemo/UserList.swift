import Recurse

/// The screen behind the sign-up: a plain list, and a way back.
struct UserList: Component {
  enum Output: Equatable { case back }

  let users: [String]

  func render(state: Void) -> Node {
    VStack(alignment: .stretch) {
      HStack {
        Text("User List").bold()
        Spacer()
        Button("Back") { _, emit in emit(.back) }
      }
      Divider()
      ForEach(users, id: \.self) { Text($0) }
    }
    .onKey(.escape) { _, emit in emit(.back) }
  }
}
