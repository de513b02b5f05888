import Recurse
import RecurseTesting
import Testing

@MainActor
@Suite("A list as a tree") struct ListTreeTests {
  @Test("A list of a key path has the rows of the state, and they can be pressed")
  func rows() throws {
    let tree = tree(PeopleList(0..<3))
    #expect(tree.rows.map(\.text) == ["row 0", "row 1", "row 2"])
    try tree.selectRow("row 1")
    #expect(tree.state.log == ["select 1"])
    try tree.deleteRow("row 1")
    #expect(tree.rows.map(\.text) == ["row 0", "row 2"])
    try tree.moveRow("row 0", by: 1)
    #expect(tree.rows.map(\.text) == ["row 2", "row 0"])
    try tree.editRow("row 2", to: "Ada")
    #expect(tree.state.people.map(\.name) == ["Ada", "row 0"])
    #expect(tree.rows.map(\.text) == ["Ada", "row 0"])
  }

  @Test("A list of a collection has its rows, in the state that the test gives")
  func collection() throws {
    struct Names: Component {
      var initialState: [Person] { [] }
      func render(state: [Person]) -> Node {
        List(state) { person in
          Text(person.name)
          Button("Drop \(person.id)") { $0.removeAll { $0.id == person.id } }
        } placeholder: {
          Text("Nobody")
        }
      }
    }
    let tree = tree(Names(), state: [Person(1, "Ada"), Person(2, "Grace")])
    #expect(tree.rows.map(\.text) == ["Ada", "Grace"])
    try tree.press("Drop 1")
    #expect(tree.rows.map(\.text) == ["Grace"])
    try tree.press("Drop 2")
    #expect(tree.rows.isEmpty && tree.hasText("Nobody"))
  }
}
