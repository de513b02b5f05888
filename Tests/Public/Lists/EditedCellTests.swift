import Recurse
import RecurseTesting
import Testing

private struct Pets: Component {
  struct Pet: Identifiable, Equatable {
    let id: Int
    var name: String
    var kind: String
  }

  struct State: Equatable {
    var pets = [Pet(id: 1, name: "Ada", kind: "cat"), Pet(id: 2, name: "Bo", kind: "dog")]
    var pet: Int? = 1
    var columns = TableColumns(cursor: "Name")
    var deleted: [Int] = []
  }
  var typing = false
  var initialState: State { State() }

  func render(state: State) -> Node {
    Table(\.pets, selection: \.pet, columns: \.columns) {
      TableColumn("#") { Text("\($0.id)") }.width(2).selectionDisabled()
      TableColumn("Name") { pet in
        Text(pet.name).onEdit(pet.name, startsByTyping: typing) { state, name in
          state.pets[pet.id - 1].name = name
        }
      }
      .width(8)
      TableColumn("Kind") { pet in
        Text(pet.kind).onEdit(pet.kind, startsByTyping: typing) { state, kind in
          state.pets[pet.id - 1].kind = kind
        }
        .onDelete { $0.pets[pet.id - 1].kind = "" }
      }
      .width(8)
    }
  }
}

@MainActor @Suite("A cell that is edited") struct EditedCellTests {
  private func screen(typing: Bool = false) -> TestScreen<Pets> {
    TestScreen(Pets(typing: typing), columns: 24, rows: 4)
  }

  @Test(
    "is the one under the cursor, and Tab goes to the next", arguments: [Key.function(2), .enter])
  func edits(key: Key) {
    let screen = screen()
    screen.press(.right, key, .backspace, .backspace, .backspace)
    screen.type("cow")
    screen.press(.enter)
    #expect(screen.state.pets[0] == .init(id: 1, name: "Ada", kind: "cow"))
    screen.press(.left, key)
    screen.type("m")
    screen.press(.tab)
    #expect(screen.state.pets[0].name == "Adam" && screen.state.columns.cursor == "Kind")
    screen.press(key)
    screen.type("s")
    screen.press(.shiftTab)
    #expect(screen.state.pets[0].kind == "cows" && screen.state.columns.cursor == "Name")
    screen.press(key)
    screen.type("zzz")
    screen.press(.escape)
    #expect(screen.state.pets[0].name == "Adam" && screen.focused?.role == .list)
  }

  @Test("begins by a double click, and by typing where that is asked for")
  func begins() {
    let screen = screen(typing: true)
    screen.click(column: 16, row: 2)
    #expect(screen.state.pet == 2 && screen.state.columns.cursor == "Kind")
    screen.click(column: 16, row: 2)
    screen.type("s")
    screen.press(.enter)
    #expect(screen.state.pets[1].kind == "dogs")
    screen.type("fish\r")
    #expect(screen.state.pets[1].kind == "fish")
    let quiet = self.screen()
    quiet.type("x")
    #expect(quiet.state.pets == Pets.State().pets && quiet.focused?.role == .list)
  }

  @Test("is emptied by Delete where the cell says so, and no other cell is")
  func deletes() {
    let screen = screen()
    screen.press(.right, .delete)
    #expect(screen.state.pets.map(\.kind) == ["", "dog"])
    #expect(screen.state.pets.map(\.name) == ["Ada", "Bo"])
  }

  @Test("is never in a column that takes no cursor")
  func skipped() {
    let screen = screen()
    screen.press(.left, .left, .left)
    #expect(screen.state.columns.cursor == "Name")
    screen.click(column: 1, row: 2)
    #expect(screen.state.columns.cursor == "Name" && screen.state.pet == 2)
    screen.change { $0.columns.cursor = nil }
    screen.press(.right)
    #expect(screen.state.columns.cursor == "Name")
  }
}
