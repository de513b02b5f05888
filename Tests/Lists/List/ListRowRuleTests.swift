import Recurse
import RecurseTesting
import Testing
import WidgetFixture

/// What a row says through its modifiers, and who hears it.
@MainActor
@Suite("What a row of a list can do") struct ListRowRuleTests {
  @Test("What stands at the end of a row is pressed by →, by Tab and Enter, and by the mouse")
  func accessory() {
    let screen = TestScreen(
      Fixture(People(0..<3)) { _ in
        List(\.people) { person in
          Text(person.name)
            .onAccessory { $0.log.append("more of \(person.id)") }
            .onSelect { $0.log.append("select \(person.id)") }
        }
      }, columns: 12, rows: 4)
    #expect(screen.text == "▌row 0 [ › ]\n row 1 [ › ]\n row 2 [ › ]")
    screen.press(.down, .right)
    screen.press(.tab, .enter)
    screen.click(column: 9, row: 2)
    screen.click(column: 1, row: 2)
    #expect(screen.state.log == ["more of 1", "more of 1", "more of 2", "select 2"])
  }

  @Test("A row that is not editable is neither edited nor deleted, whatever stands on it")
  func notEditable() {
    let screen = TestScreen(
      Fixture(People(0..<3)) { _ in
        List(\.people) { person in
          Text(person.name)
            .onDelete { $0.people.removeAll { $0.id == person.id } }
            .onEdit(person.name) { $0.people[id: person.id]?.name = $1 }
            .onMove { $0.people.move(id: person.id, by: $1.offset) }
            .editable(person.id != 1)
        }
      }, columns: 12, rows: 4)
    screen.press(.down, .delete)
    screen.type("ex\n")
    screen.press(.function(2), .enter)
    #expect(screen.text == " row 0\n▌row 1\n row 2")
    #expect(screen.focused?.role == .list)
    // To move is not to edit.
    screen.press(Key.down.with(.alt))
    #expect(screen.text == " row 0\n row 2\n▌row 1")
    screen.press(.up, .delete)
    #expect(screen.text == " row 0\n▌row 1")
  }

  private struct Reporter: Component {
    typealias Output = String
    var initialState: People { People(0..<3) }

    func render(state: People) -> Node {
      List(\.people, selection: \.selected) { person in
        Text(person.name)
          .onSelect { _, emit in emit("select \(person.id)") }
          .onDeselect { _, emit in emit("deselect \(person.id)") }
          .onDelete { state, emit in
            state.people.removeAll { $0.id == person.id }
            emit("delete \(person.id)")
          }
          .onAccessory { _, emit in emit("more of \(person.id)") }
          .onMove { _, move, emit in emit("move \(person.id) by \(move.offset)") }
          .onEdit(person.name) { _, name, emit in emit("call \(person.id) \(name)") }
      }
      .onReachEnd { _, emit in emit("end") }
    }
  }

  @Test("Each of a row's transitions may emit, and the parent hears them in order")
  func emits() {
    let screen = TestScreen(Reporter(), columns: 14, rows: 5)
    #expect(screen.outputs == ["end"])
    screen.press(.down, .enter, .down, .right)
    screen.press(Key.up.with(.alt))
    screen.type("e!\n")
    screen.press(.delete)
    #expect(
      screen.outputs == [
        "end", "select 0", "deselect 0", "more of 1", "move 1 by -1", "call 1 row 1!",
        "delete 1", "end",
      ])
  }

  @Test("A row of another component keeps its rules in any list")
  func rowOfItsOwn() {
    struct Row: Component, Equatable {
      typealias Output = String
      let name: String
      func render(state: Void) -> Node {
        Text(name)
          .onDelete { _, emit in emit("delete") }
          .onEdit(name) { _, text, emit in emit(text) }
      }
    }
    let screen = TestScreen(
      Fixture(People(0..<3)) { state in
        List {
          Section("all", \.people) { person in
            Row(name: person.name).on { state, said in
              if said == "delete" {
                state.people.removeAll { $0.id == person.id }
              } else {
                state.people[id: person.id]?.name = said
              }
            }
          }
        }
      }, columns: 12, rows: 5)
    screen.type("e!\n")
    screen.press(.down, .delete)
    #expect(screen.text == " all\n row 0!\n▌row 2")
  }

  @Test("A row that is disabled does nothing, and says so")
  func disabled() {
    let screen = TestScreen(
      Fixture(People(0..<2)) { _ in
        List(\.people) { person in
          Text(person.name).onSelect { $0.log.append(person.name) }.disabled(person.id == 0)
        }
      }, columns: 12, rows: 5)
    screen.press(.enter, .down, .enter)
    #expect(screen.state.log == ["row 1"])
  }

  @Test("A row appears when it is made, and disappears with it")
  func appears() {
    let screen = TestScreen(
      Fixture(People(0..<100)) { _ in
        List(\.people) { person in
          Text(person.name)
            .onAppear { $0.log.append("+\(person.id)") }
            .onDisappear { $0.log.append("-\(person.id)") }
        }
      }, columns: 12, rows: 4)
    #expect(screen.state.log == (0..<7).map { "+\($0)" })
    screen.press(.end)
    #expect(screen.state.log.contains("-3") && screen.state.log.contains("+99"))
    #expect(!screen.state.log.contains("+50"))
  }
}
