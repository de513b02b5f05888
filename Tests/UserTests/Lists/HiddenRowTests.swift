import Recurse
import RecurseTesting
import TestSupport
import Testing

/// Numbers in a list or a table, some of which are hidden.
private struct Numbers: Component {
  enum Hiding: CaseIterable { case absent, collapsed, withoutHeight, empty }

  struct Number: Identifiable, Equatable {
    var id: Int
    var isShown: Bool
  }

  struct State {
    var numbers: [Number]
    var selected: Int?
    var place: Int?
  }

  struct Blank: Component, Equatable {
    func render(state: Void) -> Node {}
  }

  let hiding: Hiding
  var isTable = false
  var isBound = false
  let initialState: State

  init(
    _ count: Int, hiding: Hiding = .absent, isTable: Bool = false, isBound: Bool = false,
    isShown: (Int) -> Bool
  ) {
    self.hiding = hiding
    self.isTable = isTable
    self.isBound = isBound
    initialState = State(numbers: (0..<count).map { Number(id: $0, isShown: isShown($0)) })
  }

  func render(state: State) -> Node {
    if isTable {
      Table(\.numbers, selection: \.selected) {
        TableColumn("n") { number in row(number) }
      }
      .scrollIndicators(.hidden)
    } else if isBound {
      List(\.numbers, selection: \.selected) { row($0) }
        .scrollIndicators(.hidden).scrollPosition(id: \.place)
    } else {
      List(\.numbers) { row($0) }.scrollIndicators(.hidden).scrollPosition(id: \.place)
    }
  }

  @NodeBuilder<Numbers> private func row(_ number: Number) -> Node {
    let text = Text("number \(number.id)")
    switch hiding {
    case .absent: if number.isShown { text }
    case .collapsed: text.collapsed(!number.isShown)
    case .withoutHeight: text.frame(height: number.isShown ? 1 : 0)
    case .empty: if number.isShown { text } else { Blank() }
    }
  }
}

@MainActor
@Suite("Rows without height") struct HiddenRowTests {
  private func screen(
    _ numbers: Numbers, rows: Int = 6, isStrict: Bool? = nil
  ) -> TestScreen<Numbers> {
    TestScreen(numbers, columns: 16, rows: rows, isStrict: isStrict)
  }

  private func lines(_ screen: TestScreen<Numbers>) -> [Int] {
    screen.text.split(separator: "\n").compactMap { Int($0.dropFirst(8).prefix { $0 != " " }) }
  }

  @Test(
    "A list of only hidden rows is empty", arguments: Numbers.Hiding.allCases, [1, 7, 40, 300])
  fileprivate func none(hiding: Numbers.Hiding, count: Int) {
    for isTable in [false, true] {
      let screen = screen(Numbers(count, hiding: hiding, isTable: isTable) { _ in false })
      #expect(screen.failure == nil)
      #expect(lines(screen) == [])
      screen.press(.down, .end, .up, .home, .pageDown, .pageUp)
      screen.wheel(.down, column: 1, row: 2)
      screen.resize(columns: 10, rows: 3)
      #expect(screen.failure == nil && lines(screen) == [])
    }
  }

  @Test("Hidden rows take a dozen layout passes and are mounted once")
  func many() {
    let screen = screen(Numbers(100_050) { $0 >= 100_000 }, isStrict: false)
    #expect(screen.failure == nil)
    #expect(lines(screen) == Array(100_000..<100_006))
    let record = screen.takeRecord()
    #expect(record.update.regions <= 100_050)
    #expect(record.laidOut <= 2 * 100_050)
    #expect(record.update.commits <= 14)
  }

  @Test(
    "The cost depends on the rows between visible ones, not on the length of the list",
    arguments: [false, true])
  func between(isTable: Bool) {
    func record(_ count: Int) -> FrameRecord {
      let screen = screen(Numbers(count, isTable: isTable) { $0 % 100 == 99 }, isStrict: false)
      #expect(screen.failure == nil)
      #expect(lines(screen).starts(with: [99, 199, 299, 399, 499]))
      return screen.takeRecord()
    }
    #expect(record(10_000) == record(100_000))
    #expect(record(100_000).update.regions <= 1_000)
  }

  @Test("The cursor skips hidden rows in a list and in a table", arguments: [false, true])
  func cursor(isTable: Bool) {
    let screen = screen(
      Numbers(20_003, isTable: isTable, isBound: true) { $0 % 10_001 == 1 }, isStrict: false)
    screen.press(.down)
    #expect(screen.state.selected == 1)
    screen.press(.down)
    #expect(screen.state.selected == 10_002)
    screen.press(.down)
    #expect(screen.state.selected == 10_002)
    #expect(lines(screen).contains(10_002))
    screen.press(.up)
    #expect(screen.state.selected == 1)
    screen.press(.end)
    #expect(screen.state.selected == 10_002)
    _ = screen.takeRecord()
    // There are no more rows, and they are not searched again.
    screen.press(.down, .down)
    #expect(screen.takeRecord().update.regions == 0)
    screen.press(.home)
    #expect(screen.state.selected == 1)
    #expect(screen.failure == nil)
  }

  @Test("Rows may be hidden and shown")
  func change() {
    let screen = screen(Numbers(40, isBound: true) { $0 % 4 == 0 })
    screen.press(.down, .down)
    #expect(screen.state.selected == 4)
    screen.change { for place in 0..<40 { $0.numbers[place].isShown.toggle() } }
    #expect(lines(screen) == [1, 2, 3, 5, 6, 7])
    #expect(screen.state.selected == 4)
    screen.press(.down)
    #expect(screen.state.selected == 5)
    screen.change { for place in 0..<40 { $0.numbers[place].isShown = false } }
    #expect(lines(screen) == [])
    screen.change { for place in 0..<40 { $0.numbers[place].isShown = true } }
    #expect(lines(screen).count == 6)
    #expect(screen.failure == nil)
  }

  @Test(
    "Showing all rows again costs the visible ones", arguments: Numbers.Hiding.allCases,
    [false, true])
  fileprivate func comeBack(hiding: Numbers.Hiding, isTable: Bool) {
    let screen = screen(
      Numbers(5_000, hiding: hiding, isTable: isTable) { _ in false }, isStrict: false)
    #expect(lines(screen) == [])
    _ = screen.takeRecord()
    screen.change { for place in 0..<5_000 { $0.numbers[place].isShown = true } }
    #expect(lines(screen).starts(with: [0, 1, 2, 3, 4]))
    #expect(screen.failure == nil)
    let record = screen.takeRecord()
    #expect(record.update.regions <= 1_030)
    #expect(record.laidOut <= 4_100)
  }

  @Test("Hiding thousands of rows leaves no gap", arguments: 0..<6)
  func manyChange(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let screen = screen(
      Numbers(4_000, isTable: seed % 2 == 1, isBound: seed % 3 == 1) { _ in false },
      isStrict: false)
    for step in 0..<12 {
      let share = random.pick([0, 1, 3, 700, 5_000])
      let first = random.pick([0, 1_000, 3_990])
      screen.change {
        for place in 0..<4_000 {
          $0.numbers[place].isShown = place >= first && share > 0 && place % share == 0
        }
      }
      switch random.pick([0, 1, 2, 3, 4]) {
      case 0: screen.press(.end)
      case 1: screen.press(.home)
      case 2: screen.press(.down, .down)
      case 3: screen.wheel(random.pick([.up, .down]), notches: 2, column: 1, row: 3)
      default: break
      }
      let shown = screen.state.numbers.filter(\.isShown).map(\.id)
      let seen = lines(screen)
      let lines = seed % 2 == 1 ? 5 : 6
      #expect(seen.count == min(shown.count, lines), "seed \(seed), step \(step)")
      if let first = seen.first, let place = shown.firstIndex(of: first) {
        #expect(seen == Array(shown[place...].prefix(seen.count)), "seed \(seed), step \(step)")
      }
      #expect(screen.failure == nil)
    }
  }

  @Test("The row that the state scrolls to is visible among hidden rows")
  func position() {
    let screen = screen(Numbers(10_000) { $0 % 50 == 7 }, isStrict: false)
    screen.change { $0.place = 5_000 }
    #expect(lines(screen).contains(5_007))
    #expect(screen.failure == nil)
  }

  @Test("Flexible rows do not hide others: a list proposes no height", arguments: 0..<3)
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
      }
    }
    let screen = TestScreen(Rows(kind: kind), columns: 16, rows: 4)
    #expect(screen.failure == nil && screen.text == "▌shown")
    screen.press(.down, .end, .home)
    #expect(screen.failure == nil && screen.text == "▌shown")
  }

  @Test("The wheel scrolls over hidden rows in both directions")
  func wheel() {
    let screen = screen(Numbers(10_020) { $0 < 10 || $0 >= 10_010 }, isStrict: false)
    screen.wheel(.down, notches: 3, column: 1, row: 1)
    #expect(lines(screen) == [9] + Array(10_010..<10_015))
    screen.wheel(.down, notches: 2, column: 1, row: 1)
    #expect(lines(screen) == Array(10_014..<10_020))
    screen.wheel(.up, notches: 3, column: 1, row: 1)
    #expect(lines(screen) == Array(5..<10) + [10_010])
    #expect(screen.failure == nil)
  }

  @Test("A section of hidden rows keeps its header")
  func sections() {
    struct Rows: Component {
      func render(state: Void) -> Node {
        List {
          for section in 0..<3 {
            Section("section \(section)") {
              for row in 0..<30 { if section == 1, row > 27 { Text("row \(row)") } }
            }
          }
        }
        .scrollIndicators(.hidden)
      }
    }
    let screen = TestScreen(Rows(), columns: 16, rows: 8)
    #expect(screen.failure == nil)
    #expect(
      screen.text.split(separator: "\n").filter { !$0.isEmpty }
        == [" section 0", " section 1", "▌row 28", " row 29", " section 2"])
  }

  /// Compares the result of keys and the wheel with that in a list of the visible rows only.
  @Test("A list with hidden rows behaves like the list of the other rows", arguments: 0..<40)
  func law(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let count = random.pick([8, 30, 120])
    let share = random.pick([2, 5, 20])
    let shown = Set((0..<count).filter { _ in random.pick(Array(0..<share)) == 0 })
    let hiding = random.pick(Numbers.Hiding.allCases)
    let isBound = random.pick([false, true])
    let isTable = random.pick([false, true, false])
    let all = screen(
      Numbers(count, hiding: hiding, isTable: isTable, isBound: isBound) {
        shown.contains($0)
      })
    var only = Numbers(0, isTable: isTable, isBound: isBound) { _ in true }.initialState
    only.numbers = shown.sorted().map { .init(id: $0, isShown: true) }
    let few = TestScreen(
      Numbers(0, isTable: isTable, isBound: isBound) { _ in true }, state: only, columns: 16,
      rows: 6)
    #expect(all.styledText == few.styledText)
    for step in 0..<24 {
      let keys: [Key] = [.down, .down, .down, .up, .up, .home, .end]
      switch random.pick([0, 0, 0, 1, 2]) {
      case 1:
        let direction: WheelDirection = random.pick([.up, .down])
        all.wheel(direction, column: 1, row: 3)
        few.wheel(direction, column: 1, row: 3)
      case 2:
        // The same in one read as one by one.
        let pressed = (0..<4).map { _ in random.pick(keys) }
        all.send(pressed.map { .key(KeyEvent($0)) })
        for key in pressed { few.press(key) }
      default:
        let key = random.pick(keys)
        all.press(key)
        few.press(key)
      }
      #expect(all.failure == nil)
      #expect(all.styledText == few.styledText, "seed \(seed), step \(step)")
      #expect(all.state.selected == few.state.selected, "seed \(seed), step \(step)")
      guard all.styledText == few.styledText else { return }
    }
  }
}
