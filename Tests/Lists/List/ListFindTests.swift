import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("Finding rows of a list by typing") struct ListFindTests {
  private func screen(_ names: [String]) -> TestScreen<Fixture<People>> {
    TestScreen(
      Fixture(People(names.enumerated().map { Person($0.offset, $0.element) })) { _ in
        List(\.people, selection: \.selected, find: \.name) { person in
          Text(person.name).onEdit(person.name) { $0.people[id: person.id]?.name = $1 }
        }
        .onKey(.character("q")) { $0.log.append("q") }
        .onKey(.character("/")) { $0.log.append("/") }
      }, columns: 12, rows: 5)
  }

  private func found(_ screen: TestScreen<Fixture<People>>) -> String? {
    screen.state.selected.map { screen.state.people[$0].name }
  }

  @Test("goes to the next row that begins with what was typed, whatever its case, around the end")
  func typing() {
    let screen = screen(["Ada", "Grace", "Barbara", "Garbo", "Edsger"])
    screen.type("g")
    #expect(found(screen) == "Grace")
    screen.type("A")
    #expect(found(screen) == "Garbo")
    screen.press(.down)
    screen.type("a")
    #expect(found(screen) == "Ada")
  }

  @Test("The same letter again goes on to the next row that begins so")
  func again() {
    let screen = screen(["Ada", "Grace", "Barbara", "Garbo", "Edsger"])
    screen.type("g")
    #expect(found(screen) == "Grace")
    screen.type("g")
    #expect(found(screen) == "Garbo")
    screen.type("g")
    #expect(found(screen) == "Grace")
  }

  @Test("Who pauses begins another word")
  func pause() async {
    let screen = screen(["Ada", "Grace", "Barbara", "Garbo", "Rita"])
    screen.type("g")
    await screen.advance(by: .milliseconds(900))
    screen.type("a")
    #expect(found(screen) == "Garbo")
    await screen.advance(by: .milliseconds(1_100))
    screen.type("r")
    #expect(found(screen) == "Rita")
  }

  @Test("Letters and digits find and do nothing else; other keys mean what they mean")
  func letters() {
    let screen = screen(["Ada", "Edsger", "/etc"])
    screen.type("e")
    #expect(found(screen) == "Edsger")
    #expect(screen.all(.textField).isEmpty)
    screen.type("q7")
    #expect(screen.state.log.isEmpty && screen.unhandled.isEmpty)
    #expect(found(screen) == "Edsger")
    screen.press(.function(2))
    #expect(screen.all(.textField).count == 1)
    screen.press(.escape)
    // A row begins with it.
    screen.type("/")
    #expect(found(screen) == "/etc" && screen.state.log.isEmpty)
    screen.change { $0.people.removeLast() }
    screen.press(.up)
    screen.type("/")
    #expect(screen.state.log == ["/"])
  }

  @Test("A space is a part of a word, and else selects")
  func space() {
    let screen = TestScreen(
      Fixture(People([Person(0, "a a"), Person(1, "a b"), Person(2, "b")])) { _ in
        List(\.people, selection: \.marked, find: \.name) { Text($0.name) }
      }, columns: 12, rows: 5)
    screen.type("a b")
    screen.press(.home, .space)
    #expect(screen.state.marked == [0])
  }

  @Test("In a table sort and width have keys beside the letters")
  func table() {
    let screen = TestScreen(
      Fixture(Files.few) { _ in
        Table(\.files, selection: \.selected, columns: \.columns, find: \.name) {
          TableColumn("Name", value: \.name)
          TableColumn("Size", sortedBy: \.size) { Text("\($0.size)") }.width(6)
        }
      }, columns: 20, rows: 5)
    screen.type("l")
    #expect(screen.state.selected == 2)
    screen.type("s")
    #expect(screen.state.columns.sort == nil)
    screen.press(Key.character("s").with(.alt))
    #expect(screen.state.columns.sort == .init(column: "Name"))
    screen.press(.right, .right, Key.character(">").with(.alt), Key.character(">").with(.alt))
    #expect(screen.state.columns.widths == ["Size": 8])
    screen.press(Key.character("<").with(.alt), .character("<"))
    #expect(screen.state.columns.widths == ["Size": 6])
  }
}
