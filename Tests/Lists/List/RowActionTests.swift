import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("Actions that are opened beside a row") struct RowActionTests {
  private struct Mails: Component {
    var initialState: People { People(0..<3) }
    func render(state: People) -> Node {
      VStack(alignment: .stretch) {
        List(\.people) { person in
          Text(person.name)
            .onSelect { $0.log.append("select \(person.id)") }
            .swipeActions {
              Button("Keep") { $0.log.append("keep \(person.id)") }
              Button("Drop") { $0.people.removeAll { $0.id == person.id } }
            }
        }
        Button("Away") { $0.log.append("away") }
      }
    }
  }

  private func screen() -> TestScreen<Mails> { TestScreen(Mails(), columns: 24, rows: 5) }

  @Test("← opens them, the arrows choose, Enter presses, and what was pressed closes them")
  func keys() {
    let screen = screen()
    #expect(screen.text == "▌row 0\n row 1\n row 2\n\n[ Away ]")
    screen.press(.down, .left)
    #expect(screen.text == " row 0\n row 1  [ Keep ][ Drop ]\n row 2\n\n[ Away ]")
    #expect(screen.focused?.label == "Keep")
    screen.press(.left, .right, .right)
    #expect(screen.focused?.label == "Drop")
    screen.press(.left, .enter)
    #expect(screen.state.log == ["keep 1"])
    #expect(screen.text == " row 0\n▌row 1\n row 2\n\n[ Away ]")
    #expect(screen.focused?.role == .list)
    screen.press(.left, .right, .enter)
    #expect(screen.text == " row 0\n▌row 2\n\n\n[ Away ]")
    screen.press(.enter)
    #expect(screen.state.log == ["keep 1", "select 2"])
  }

  @Test("Escape closes them, and so does whatever takes the focus elsewhere")
  func closing() throws {
    let screen = screen()
    // The bar goes with the cursor and the focus.
    func picture() -> String { String(screen.text.map { $0 == "▌" ? " " : $0 }) }
    let closed = picture()
    screen.press(.left, .escape)
    #expect(picture() == closed && screen.focused?.role == .list)
    screen.press(.left, .down)
    #expect(picture() == closed && screen.focused?.role == .list)
    screen.press(.enter)
    #expect(screen.state.log == ["select 1"])
    screen.press(.left)
    screen.click(column: 2, row: 4)
    #expect(screen.state.log == ["select 1", "away"])
    #expect(picture() == closed)
    screen.press(.shiftTab, .left, .tab, .tab)
    #expect(picture() == closed && screen.focused?.label == "Away")
  }

  @Test("The right button, Shift-F10 and the Menu key show them in a menu")
  func mouse() throws {
    let screen = screen()
    screen.mouse(MouseEvent(.press(.right), at: CellPoint(column: 1, row: 2)))
    screen.mouse(MouseEvent(.release(.right), at: CellPoint(column: 1, row: 2)))
    #expect(
      screen.text
        == """
         row 0
         ╭──────╮
        ▌│ Keep │
         │ Drop │
        [╰──────╯
        """)
    screen.press(.down, .enter)
    #expect(screen.text == " row 0\n▌row 1\n\n\n[ Away ]")
    screen.press(Key(.function(10), modifiers: .shift))
    screen.press(.enter)
    #expect(screen.state.log == ["keep 1"])
  }

  @Test("They come after the items of the row's own menu, whichever is around the other")
  func appended() throws {
    for isOutside in [false, true] {
      let screen = TestScreen(
        Fixture(People(0..<2)) { _ in
          List(\.people) { person in
            if isOutside {
              Text(person.name)
                .contextMenu { Button("Open") { $0.log.append("open \(person.id)") } }
                .swipeActions { Button("Drop") { $0.log.append("drop \(person.id)") } }
            } else {
              Text(person.name)
                .swipeActions { Button("Drop") { $0.log.append("drop \(person.id)") } }
                .contextMenu { Button("Open") { $0.log.append("open \(person.id)") } }
            }
          }
        }, columns: 24, rows: 8)
      screen.press(.down, .menu)
      #expect(screen.layers(.menu).count == 1)
      #expect(
        screen.layers(.menu)[0].elements.map(\.label).filter { !$0.isEmpty } == ["Open", "Drop"])
      screen.press(.end, .enter)
      #expect(screen.state.log == ["drop 1"])
      screen.mouse(MouseEvent(.press(.right), at: CellPoint(column: 1, row: 0)))
      screen.press(.enter)
      #expect(screen.state.log == ["drop 1", "open 0"])
    }
  }

  @Test("Closed they are reached by no key, and open they stay while rows come")
  func closed() {
    let screen = screen()
    screen.press(.tab)
    #expect(screen.focused?.label == "Away")
    screen.press(.tab, .down, .left)
    screen.change { $0.people.insert(Person(9), at: 0) }
    #expect(screen.text == " row 9\n row 0\n row 1  [ Keep ][ Drop ]\n row 2\n[ Away ]")
    screen.change { $0.people.remove(at: 2) }
    #expect(screen.text == " row 9\n row 0\n▌row 2\n\n[ Away ]")
    #expect(screen.focused?.role == .list)
  }

  @Test("A row without actions keeps ← for who is around, and a disabled one opens none")
  func none() {
    let screen = TestScreen(
      Fixture(People(0..<2)) { _ in
        List(\.people) { person in
          if person.id == 0 {
            Text(person.name)
          } else {
            Text(person.name).swipeActions { Button("Go") { $0.log.append("go") } }.disabled()
          }
        }
        .onKey(.left) { $0.log.append("left") }
      }, columns: 24, rows: 3)
    screen.press(.left, .down, .left)
    #expect(screen.state.log == ["left", "left"])
  }

  @Test("In a tree the actions of a row are pressed by their names")
  func tree() throws {
    let tree = RecurseTesting.tree(Mails())
    try tree.pressAction("Keep", ofRow: "row 1")
    #expect(tree.state.log == ["keep 1"])
  }
}
