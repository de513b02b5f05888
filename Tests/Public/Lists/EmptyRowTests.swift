import Recurse
import RecurseTesting
import TestSupport
import Testing

/// Numbers in a list or a table, some of which show nothing.
private struct Numbers: Component {
  enum Hiding: CaseIterable { case absent, collapsed, withoutHeight, empty, space }

  struct Number: Identifiable, Equatable {
    var id: Int
    var isShown: Bool
  }

  struct State {
    var numbers: [Number]
    var selected: Int?
  }

  struct Blank: Component, Equatable {
    func render(state: Void) -> Node {}
  }

  var hiding = Hiding.absent
  var isTable = false
  var isBound = false
  let initialState: State

  init(_ shown: [Bool], hiding: Hiding, isTable: Bool = false, isBound: Bool = false) {
    self.hiding = hiding
    self.isTable = isTable
    self.isBound = isBound
    initialState = State(
      numbers: shown.enumerated().map { Number(id: $0.offset, isShown: $0.element) })
  }

  func render(state: State) -> Node {
    if isTable {
      Table(\.numbers, selection: \.selected) {
        TableColumn("n") { number in row(number) }
      }
      .scrollIndicators(.hidden)
    } else if isBound {
      List(\.numbers, selection: \.selected) { row($0) }.scrollIndicators(.hidden)
    } else {
      List(\.numbers) { row($0) }.scrollIndicators(.hidden)
    }
  }

  @NodeBuilder<Numbers> private func row(_ number: Number) -> Node {
    let text = Text("number \(number.id)")
    switch hiding {
    case .absent: if number.isShown { text }
    case .collapsed: text.collapsed(!number.isShown)
    case .withoutHeight: text.frame(height: number.isShown ? 1 : 0)
    case .empty: if number.isShown { text } else { Blank() }
    case .space: if number.isShown { text } else { Text(" ") }
    }
  }
}

@MainActor
@Suite("Rows that show nothing") struct EmptyRowTests {
  @Test("A row that shows nothing is an empty line", arguments: Numbers.Hiding.allCases)
  fileprivate func line(hiding: Numbers.Hiding) {
    let screen = TestScreen(
      Numbers([true, false, false, true], hiding: hiding), columns: 12, rows: 6)
    #expect(screen.text == "▌number 0\n\n\n number 3")
    screen.press(.down)
    #expect(screen.text == " number 0\n▌\n\n number 3")
    screen.change { $0.numbers[1].isShown = true }
    #expect(screen.text == " number 0\n▌number 1\n\n number 3")
    screen.change { $0.numbers[3].isShown = false }
    #expect(screen.text == " number 0\n▌number 1")
    #expect(screen.failure == nil)
  }

  @Test("Flexible rows have the height of their content, and a line at least", arguments: 0..<3)
  func roomTakers(kind: Int) {
    struct Rows: Component {
      let kind: Int
      func render(state: Void) -> Node {
        List(0..<200, id: \.self) { number in
          switch kind {
          case 0: ScrollView { Text("inside") }
          case 1: GeometryReader { _ in Text("inside") }
          default: List(0..<3, id: \.self) { Text("inside \($0)") }
          }
          if number == 150 { Text("shown") }
        }
        .scrollIndicators(.hidden)
      }
    }
    let screen = TestScreen(Rows(kind: kind), columns: 16, rows: 4)
    #expect(screen.failure == nil)
    #expect(screen.text.split(separator: "\n").count == 4)
    screen.press(.down, .end, .home)
    #expect(screen.failure == nil)
  }

  @Test("A part of a body that is not taken is no row, no header and no footer")
  func notTaken() {
    struct Rows: Component {
      func render(state: Bool) -> Node {
        List {
          for section in 0..<2 {
            Section {
              for row in 0..<3 { if section == 1, row == 2 { if state { Text("row \(row)") } } }
            } header: {
              if state { if section == 0 { Text("section \(section)") } }
            } footer: {
              if state { if section == 0 { Text("end") } }
            }
          }
          ForEach(0..<3, id: \.self) { row in
            if row > 0 { if state { Text("each \(row)") } }
          }
        } footer: {
          if state { if state { Text("footer") } }
        }
        .scrollIndicators(.hidden)
      }
      var initialState: Bool { true }
    }
    let screen = TestScreen(Rows(), columns: 16, rows: 8)
    #expect(screen.text == " section 0\n end\n▌row 2\n each 1\n each 2\n footer")
    screen.change { $0 = false }
    #expect(screen.text == "" && screen.failure == nil)
  }

  @Test("Any number of sections that show nothing takes no line", arguments: [3, 5_000])
  func sections(count: Int) {
    struct Line: Identifiable { let id: Int }
    struct Titled: Component {
      let sections: SectionedCollectionProperty<Int, Line>
      func render(state: Void) -> Node {
        List(sections) {
          Text("line \($0.id)")
        } header: { title in
          if title < 0 { Text("title") }
        }
        .scrollIndicators(.hidden)
      }
    }
    let sections = SectionedCollectionProperty(
      (0..<count).map { ListSection($0, rows: [Line]()) })
    let screen = TestScreen(Titled(sections: sections), columns: 12, rows: 4, isStrict: false)
    #expect(screen.text == "" && screen.failure == nil)
    screen.press(.down, .end, .pageDown, .pageUp, .home)
    screen.turn { sections.modify { $0.appendSection(-1, rows: [Line(id: 1), Line(id: 2)]) } }
    #expect(screen.text == " title\n▌line 1\n line 2" && screen.failure == nil)
    screen.press(.down, .pageDown)
    #expect(screen.text == " title\n line 1\n▌line 2" && screen.failure == nil)
  }

  /// Compares the result of keys and the wheel with that in a list whose rows all have a text.
  @Test("A list of rows that show nothing behaves like any list", arguments: 0..<12)
  func law(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let shown = (0..<random.pick([8, 30, 120])).map { _ in random.pick([false, false, true]) }
    let hiding = random.pick(Numbers.Hiding.allCases)
    let isBound = random.pick([false, true])
    let isTable = random.pick([false, true, false])
    func screen(_ hiding: Numbers.Hiding) -> TestScreen<Numbers> {
      TestScreen(
        Numbers(shown, hiding: hiding, isTable: isTable, isBound: isBound), columns: 16, rows: 6)
    }
    let (blank, full) = (screen(hiding), screen(.space))
    #expect(blank.styledText == full.styledText)
    for step in 0..<24 {
      let keys: [Key] = [.down, .down, .down, .up, .up, .home, .end, .pageDown, .pageUp]
      switch random.pick([0, 0, 0, 1, 2]) {
      case 1:
        let direction: WheelDirection = random.pick([.up, .down])
        blank.wheel(direction, column: 1, row: 3)
        full.wheel(direction, column: 1, row: 3)
      case 2:
        let pressed = (0..<4).map { _ in random.pick(keys) }
        blank.send(pressed.map { .key(KeyEvent($0)) })
        full.send(pressed.map { .key(KeyEvent($0)) })
      default:
        let key = random.pick(keys)
        blank.press(key)
        full.press(key)
      }
      #expect(blank.failure == nil)
      #expect(blank.styledText == full.styledText, "seed \(seed), step \(step)")
      #expect(blank.state.selected == full.state.selected, "seed \(seed), step \(step)")
      guard blank.styledText == full.styledText else { return }
    }
  }
}
