import Recurse
import RecurseTesting
import Testing
import WidgetFixture

private struct Place {
  var people = (0..<1_000).map { Person($0) }
  var scroll = ScrollPosition()
  var anchor: Alignment?
  var selected: Int?

  /// The key that is first in view; setting it scrolls there.
  var position: Int? {
    get { scroll.viewID(type: Int.self) }
    set { if let newValue { scroll.scroll(to: newValue, anchor: anchor) } }
  }
}

@MainActor
@Suite("The position of a list in the state") struct ListPositionTests {
  private func screen(
    _ state: Place = Place(), anchor: Alignment? = nil, waiting: Int? = nil, rows: Int = 4
  ) -> TestScreen<Fixture<Place>> {
    var state = state
    state.anchor = anchor
    if let position = waiting { state.position = position }
    return TestScreen(
      Fixture(state) { _ in
        List(\.people, selection: \.selected) { Text($0.name) }
          .scrollPosition(\.scroll)
          .scrollIndicators(.hidden)
      }, columns: 10, rows: rows)
  }

  /// The row in the first line.
  private func first(_ screen: TestScreen<Fixture<Place>>) -> String {
    String(screen.text.prefix { $0 != "\n" }.dropFirst())
  }

  @Test("Writing an identity scrolls to its row, as little as needed, however far it is")
  func writing() {
    let screen = screen(waiting: 9)
    #expect(first(screen) == "row 6")
    screen.change { $0.position = 7 }
    #expect(first(screen) == "row 6")
    screen.change { $0.position = 2 }
    #expect(first(screen) == "row 2")
    screen.change { $0.position = 900 }
    #expect(screen.text == " row 897\n row 898\n row 899\n row 900")
    screen.change { $0.position = 5_000 }
    #expect(first(screen) == "row 897")
    screen.change { $0.position = nil }
    #expect(first(screen) == "row 897")
    screen.change { $0.position = 0 }
    #expect(first(screen) == "row 0")
  }

  @Test("An anchor says where the row comes to stand")
  func anchors() {
    func first(_ anchor: Alignment, _ position: Int) -> String {
      let screen = screen(anchor: anchor, rows: 5)
      screen.change { $0.position = position }
      return self.first(screen)
    }
    #expect(first(.top, 500) == "row 500")
    #expect(first(.center, 500) == "row 498")
    #expect(first(.bottom, 500) == "row 496")
    #expect(first(.top, 999) == "row 995")
    #expect(first(.center, 1) == "row 0")
  }

  @Test("What the person scrolls to is written: by wheel, by keys, to the end")
  func reading() {
    let screen = screen()
    screen.wheel(.down, column: 1, row: 1)
    #expect(screen.state.position == 3)
    screen.press(.pageDown, .pageDown)
    #expect(first(screen) == "row \(screen.state.position ?? -1)")
    screen.press(.end)
    #expect(screen.state.position == 996)
    screen.press(.home)
    #expect(screen.state.position == 0)
    screen.press(.down)
    #expect(screen.state.position == 0)
  }

  @Test("What was written is kept while rows come and go above")
  func above() {
    let screen = screen(anchor: .top)
    screen.change { $0.position = 500 }
    screen.change { $0.people.removeFirst(100) }
    #expect(first(screen) == "row 500" && screen.state.position == 500)
    screen.change { $0.position = 500 }
    screen.wheel(.up, column: 1, row: 1)
    #expect(screen.state.position == 497)
    screen.change { $0.position = 500 }
    #expect(first(screen) == "row 500")
  }

  @Test("The selection stays where it is, and the next arrow goes on from what is seen")
  func cursor() {
    let screen = screen()
    screen.press(.down, .down)
    screen.change { $0.position = 300 }
    #expect(first(screen) == "row 297" && screen.state.selected == 1)
    screen.press(.down)
    let selected = screen.state.selected ?? 0
    #expect(first(screen) == "row 297" && (297...300).contains(selected))
    // Both at once: what is to be seen goes first.
    screen.change {
      $0.selected = 700
      $0.position = 40
    }
    #expect(screen.text.contains("row 40"))
  }

  @Test("A position that is there before the rows are waits for them")
  func waiting() {
    var state = Place()
    let people = state.people
    state.people = []
    let screen = screen(state, anchor: .top, waiting: 600)
    screen.change { $0.people = people }
    #expect(first(screen) == "row 600")
  }

  @Test("Rows under a header that stays are not at the upper edge")
  func sections() {
    let screen = TestScreen(
      Fixture(Place(anchor: .top)) { state in
        List {
          Section("All", \.people) { Text($0.name) }
        }
        .scrollPosition(\.scroll)
        .scrollIndicators(.hidden)
      }, columns: 10, rows: 4)
    screen.wheel(.down, column: 1, row: 1)
    #expect(screen.text == " All\n row 3\n row 4\n row 5" && screen.state.position == 3)
    screen.change { $0.position = 100 }
    #expect(screen.text == " All\n▌row 100\n row 101\n row 102")
  }

  @Test("A table is scrolled to a row likewise")
  func table() {
    let screen = TestScreen(
      Fixture(Place()) { state in
        Table(\.people) { TableColumn("Name", value: \.name) }
          .scrollPosition(\.scroll)
          .scrollIndicators(.hidden)
      }, columns: 10, rows: 4)
    screen.change { $0.position = 100 }
    #expect(screen.text == " Name\n row 98\n row 99\n▌row 100")
    screen.wheel(.down, column: 1, row: 1)
    #expect(screen.state.position == 101)
  }

  @Test("In a scroll view each has a position of its own")
  func nested() {
    struct Two {
      var list = ScrollPosition()
      var view = ScrollPosition()
      var people = (0..<50).map { Person($0) }
    }
    let screen = TestScreen(
      Fixture(Two()) { _ in
        ScrollView {
          List(\.people) { Text($0.name) }.frame(height: 4).scrollPosition(\.list).key(7)
          ForEach(0..<9, id: \.self) { Text("line \($0)") }
        }
        .scrollPosition(\.view)
      }, columns: 12, rows: 6)
    screen.wheel(.down, column: 1, row: 1)
    func first(_ position: ScrollPosition) -> Int? { position.viewID(type: Int.self) }
    #expect(first(screen.state.list) == 3 && first(screen.state.view) == nil)
    screen.wheel(.down, column: 1, row: 5)
    #expect(first(screen.state.list) == 3 && first(screen.state.view) == 7)
  }

  @Test("To follow and to write it costs what can be seen, among a thousand rows and a million")
  func cost() {
    func record(_ count: Int) -> FrameRecord {
      var state = Place()
      state.people = (0..<count).map { Person($0, "row") }
      let screen = TestScreen(
        Fixture(state) { _ in
          List(\.people) { Text($0.name) }.scrollPosition(\.scroll)
            .scrollIndicators(.hidden)
        }, columns: 10, rows: 8, isStrict: false)
      _ = screen.takeRecord()
      screen.wheel(.down, column: 1, row: 1)
      screen.change { $0.position = 900 }
      return screen.takeRecord()
    }
    let large = record(1_000_000)
    #expect(large == record(1_000))
    #expect(large.update.made < 60)
  }
}
