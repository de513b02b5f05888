import Recurse
import RecurseReconciler
import RecurseTesting
import TestSupport
import Testing
import WidgetFixture

@MainActor
@Suite("A list whose changes are animated") struct ListAnimationTests {
  private func screen(
    _ names: [String], rows: Int = 4, environment: EnvironmentValues = EnvironmentValues()
  ) -> TestScreen<Fixture<People>> {
    TestScreen(
      Fixture(People(names.enumerated().map { Person($0.offset, $0.element) })) { _ in
        List(\.people) { person in
          Text(person.name)
            .onDelete { $0.people.removeAll { $0.id == person.id } }
            .onMove { $0.people.move(id: person.id, by: $1.offset) }
        }
        .animation(.slide)
        .scrollIndicators(.hidden)
      }, columns: 7, rows: rows, environment: environment, animates: true)
  }

  @Test("A row that comes slides in, and those below make room")
  func insert() {
    let screen = screen(["one", "two"])
    screen.change { $0.people.insert(Person(9, "abcdef"), at: 0) }
    #expect(
      screen.frames() == [
        "▌one\n two",
        "def\n▌one\n two",
        "cdef\n▌one\n two",
        "abcdef\n▌one\n two",
        " abcdef\n▌one\n two",
      ])
    #expect(screen.isIdle)
  }

  @Test("A row that comes at the end slides in, too, and so do the first of all")
  func append() {
    let screen = screen(["one"])
    screen.change { $0.people.append(Person(9, "abcdef")) }
    #expect(
      screen.frames() == [
        "▌one", "▌one\ndef", "▌one\ncdef", "▌one\nabcdef", "▌one\n abcdef",
      ])
    let empty = self.screen([])
    empty.change { $0.people = [Person(1, "abcdef")] }
    #expect(empty.frames() == ["", "def", "cdef", "abcdef", "▌abcdef"])
    let full = self.screen(["one", "two", "six", "ten"])
    full.change { $0.people.append(Person(9, "abcdef")) }
    #expect(full.isIdle)
  }

  private struct Folder: Identifiable {
    var id: String
    var children: [Folder]?
  }

  private struct Folders {
    var roots = [Folder(id: "one", children: [Folder(id: "abc")]), Folder(id: "two")]
    var open: Set<String> = []
  }

  @Test("What is below a row of a tree slides in when that opens")
  func open() {
    let screen = TestScreen(
      Fixture(Folders()) { _ in
        List(\.roots, children: \.children, expanded: \.open) { Text($0.id) }
          .animation(.slide)
          .scrollIndicators(.hidden)
      }, columns: 8, rows: 4, animates: true)
    screen.press(.right)
    let frames = screen.frames()
    #expect(frames.first == "▌▾ one\n   two")
    #expect(frames.last == "▌▾ one\n │   abc\n   two")
    #expect(frames.count > 2)
  }

  private func selecting(
    _ count: Int, update: UpdateMode = .automatic
  ) -> TestScreen<Fixture<People>> {
    TestScreen(
      Fixture(People((0..<count).map { Person($0, "r\($0)") })) { _ in
        List(\.people, selection: \.selected) { Text($0.name) }
          .animation(.slide)
          .scrollIndicators(.hidden)
          .onKey(.character("a"), update: update) {
            $0.people.append(Person(100, "abcdef"))
            $0.selected = 100
          }
          .onKey(.character("i")) {
            $0.people.insert(Person(100, "abcdef"), at: 10)
            $0.selected = 100
          }
          .onKey(.character("o")) {
            $0.people.append(Person(100, "abcdef"))
            $0.selected = 1
          }
      }, columns: 7, rows: 3, animates: true)
  }

  @Test("A row that is added below a full list, and gone to, is seen sliding in")
  func appendBelow() {
    let full = selecting(3)
    full.type("a")
    #expect(
      full.frames() == [
        " r1\n r2", " r1\n r2\ndef", " r1\n r2\ncdef", " r1\n r2\nabcdef",
        " r1\n r2\n abcdef",
      ])
    #expect(full.isIdle)
    let far = selecting(1_000)
    far.type("a")
    #expect(
      far.frames() == [
        " r998\n r999", " r998\n r999\ndef", " r998\n r999\ncdef", " r998\n r999\nabcdef",
        " r998\n r999\n abcdef",
      ])
    #expect(far.isIdle)
  }

  @Test("A row that is put in far from what is seen, and gone to, is seen sliding in")
  func insertFar() {
    let screen = selecting(1_000)
    screen.type("i")
    #expect(
      screen.frames() == [
        " r8\n r9", " r8\n r9\ndef", " r8\n r9\ncdef", " r8\n r9\nabcdef",
        " r8\n r9\n abcdef",
      ])
    #expect(screen.isIdle)
  }

  @Test("A row that was there does not slide in when it is selected, nor where the change says so")
  func noArrival() {
    let screen = selecting(3)
    screen.press(.down, .down)
    screen.type("o")
    #expect(screen.state.selected == 1 && screen.frames() == [" r0\n r1\n r2"])
    let immediate = selecting(1_000, update: .immediate)
    immediate.type("a")
    #expect(immediate.frames() == [" r998\n r999\n abcdef"])
  }

  @Test("A row that goes slides out, and those below close up")
  func delete() {
    let screen = screen(["one", "two", "six"])
    screen.press(.down, .delete)
    #expect(
      screen.frames() == [
        " one\n▌two\n▌six",
        " one\n   ▌two\n▌six",
        " one\n    ▌tw\n▌six",
        " one\n      ▌\n▌six",
        " one\n\n▌six",
        " one\n▌six",
      ])
    #expect(screen.isIdle)
  }

  @Test("A row that is moved by a key changes places with the one beside it, and both are seen")
  func move() {
    let screen = screen(["one", "two", "six"])
    screen.press(Key.down.with(.alt))
    #expect(screen.frames() == ["▌one\n two\n six", " two\n▌one\n six"])
    #expect(screen.isIdle)
  }

  @Test("Several changes at once are one movement")
  func several() {
    let screen = screen(["a", "b", "c"])
    screen.change { state in
      state.people.remove(at: 1)
      state.people.insert(Person(8, "x"), at: 0)
      state.people.insert(Person(9, "y"), at: 2)
    }
    #expect(
      screen.frames() == [
        "▌a\n b\n c", "\n▌a\n\n c", "x\n▌a\ny\n c", " x\n▌a\n y\n c",
      ])
    #expect(screen.isIdle)
  }

  @Test("A row that is deleted at the end of what is seen lets the next one come up")
  func deleteAboveMore() {
    let screen = screen(["a", "b", "c", "d", "e"], rows: 3)
    screen.press(.delete)
    #expect(
      screen.frames() == [
        "▌a\n▌b\n c",
        "   ▌a\n▌b\n c",
        "    ▌a\n▌b\n c",
        "      ▌\n▌b\n c",
        "\n▌b\n c",
        "▌b\n c\n d",
      ])
    #expect(screen.isIdle)
  }

  @Test("A second change goes on from what is painted")
  func interrupted() {
    let screen = screen(["one", "two", "six"])
    screen.change { $0.people.remove(at: 0) }
    screen.stepAnimation()
    screen.stepAnimation()
    let before = screen.text
    screen.change { $0.people.insert(Person(9, "abcdef"), at: 0) }
    #expect(screen.text == before)
    #expect(
      screen.frames() == [
        "    ▌on\n▌two\n six",
        "      ▌\n▌two\n six",
        "\n▌two\n six",
        " abcdef\n▌two\n six",
      ])
    #expect(screen.isIdle)
  }

  @Test("Input is not delayed: keys act on the rows as they will be")
  func input() {
    let screen = screen(["one", "two", "six", "ten"])
    screen.send([
      .key(KeyEvent(.delete)), .key(KeyEvent(.down)), .key(KeyEvent(.delete)),
    ])
    #expect(screen.state.people.map(\.name) == ["two", "ten"])
    #expect(screen.isAnimating)
    screen.stepAnimation()
    screen.press(.delete)
    #expect(screen.state.people.map(\.name) == ["two"])
    screen.click(column: 1, row: 0)
    screen.press(.delete)
    #expect(screen.state.people.isEmpty)
    #expect(screen.frames().last == "")
    #expect(screen.isIdle)
  }

  @Test("With less motion every change is there at once")
  func reduceMotion() {
    var environment = EnvironmentValues()
    environment.reduceMotion = true
    let screen = screen(["one", "two"], environment: environment)
    screen.change { $0.people.insert(Person(9, "abcdef"), at: 0) }
    #expect(screen.text == " abcdef\n▌one\n two" && screen.isIdle)
    screen.press(.delete)
    #expect(screen.isIdle)
  }

  @Test("To scroll is no change: rows that come into sight are there at once")
  func scrolling() {
    let screen = screen((0..<20).map { "r\($0)" })
    screen.press(.pageDown, .end, .home)
    screen.wheel(.down, column: 1, row: 1)
    #expect(screen.text == " r3\n r4\n r5\n r6" && screen.isIdle)
  }

  @Test("A change that cannot be seen moves nothing")
  func offScreen() {
    let screen = screen((0..<1_000).map { "r\($0)" })
    screen.change { $0.people.remove(at: 500) }
    #expect(screen.isIdle)
    screen.change { $0.people.append(Person(5_000)) }
    #expect(screen.isIdle)
  }

  @Test(
    "Whatever is changed while rows are on their way, they end where they belong", arguments: 0..<4)
  func random(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let screen = screen((0..<6).map { "r\($0)" })
    var next = 100
    for _ in 0..<12 {
      let count = screen.state.people.count
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        let place = Int.random(in: 0...count, using: &random)
        let person = Person(next, "n\(next)")
        next += 1
        screen.change { $0.people.insert(person, at: place) }
      case 1 where count > 0:
        let place = Int.random(in: 0..<count, using: &random)
        screen.change { $0.people.remove(at: place) }
      default:
        let people = screen.state.people.shuffled(using: &random)
        screen.change { $0.people = people }
      }
      for _ in 0..<Int.random(in: 0...3, using: &random) { screen.stepAnimation() }
    }
    _ = screen.frames()
    screen.press(.home)
    let names = screen.state.people.prefix(4).map(\.name)
    let lines = names.enumerated().map { ($0.offset == 0 ? "▌" : " ") + $0.element }
    #expect(screen.text == lines.joined(separator: "\n"))
    #expect(screen.isIdle)
  }
}
