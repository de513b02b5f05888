import Recurse
import RecurseTesting
import Testing

private struct Card: Component {
  struct State: Equatable { var isWrong = false, isFocused = true }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      Text("Title").bold()
      VStack {
        Text("note \(Text("loud").foreground(.red))")
        TextField("Name", text: "") { _, _ in }.focused(\.isFocused)
          .background(state.isWrong ? .red : nil)
        Button("Save") { _ in }.disabled(state.isWrong)
      }
      .foreground(.cyan).dim()
    }
  }
}

@MainActor @Suite("The look of an element that a test found") struct FoundAppearanceTests {
  private func check(_ found: some ElementQueries, isWrong: Bool) throws {
    let title = try found.text("Title")
    #expect(title.attributes == .bold && title.foreground == nil && title.background == nil)
    let note = try found.text("note loud")
    #expect(note.foreground == .cyan && note.attributes == .dim)
    let field = try found.field("Name")
    #expect(field.background == (isWrong ? .red : nil) && field.isFocused && field.isEnabled)
    #expect(try found.button("Save").isEnabled != isWrong)
    #expect(try !found.button("Save").isFocused)
  }

  @Test("is a function of the state, in a tree as on a screen", arguments: [false, true])
  func look(isWrong: Bool) throws {
    let state = Card.State(isWrong: isWrong)
    let tree = tree(Card(), state: state)
    try check(tree, isWrong: isWrong)
    #expect(try tree.button("Save").frame == nil)
    let screen = TestScreen(Card(), state: state, columns: 20, rows: 5)
    try check(screen, isWrong: isWrong)
    #expect(
      try screen.button("Save").frame == CellRect(column: 0, row: 3, columns: 8, rows: 1))
  }
}
