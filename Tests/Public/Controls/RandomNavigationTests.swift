import Recurse
import RecurseTesting
import TestSupport
import Testing

/// A screen that counts when it is told to, so that a test sees whose state is alive.
private struct Leaf: Component, Equatable {
  let name: String
  var initialState: Int { 0 }
  func render(state: Int) -> Node { Button("\(name) at \(state)") { $0 += 1 } }
}

private struct Stack: Component {
  struct State {
    var path: [Int] = []
    var renders = 0
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    NavigationStack(path: \.path) {
      Leaf(name: "root")
    } destination: { route in
      Leaf(name: "page \(route)").navigationTitle("Title \(route)")
    }
  }
}

/// What a stack is to be: the values of its path, each with the count of its screen.
///
/// It says in other words than the library which screens stay: those of the longest equal
/// beginning, then of the longest equal end, then the first with an equal value.
private struct Model {
  var screens: [(route: Int, count: Int)] = []
  var rootCount = 0

  mutating func write(_ path: [Int]) {
    var old = screens.map { Optional($0) }
    var new: [(route: Int, count: Int)?] = path.map { _ in nil }
    func keep(_ from: Int, _ to: Int) -> Bool {
      guard old.indices.contains(from), new.indices.contains(to), new[to] == nil,
        let screen = old[from], screen.route == path[to]
      else { return false }
      new[to] = screen
      old[from] = nil
      return true
    }
    var place = 0
    while keep(place, place) { place += 1 }
    place = 1
    while keep(old.count - place, path.count - place) { place += 1 }
    for to in new.indices where new[to] == nil {
      _ = old.indices.first { keep($0, to) }
    }
    screens = zip(new, path).map { $0 ?? ($1, 0) }
  }
}

@MainActor @Suite("A navigation stack, used at random") struct RandomNavigationTests {
  @Test("has alive exactly the screens that a plain model says", arguments: 0..<8)
  func model(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let screen = TestScreen(Stack(), columns: 24, rows: 4)
    var model = Model()
    for step in 0..<100 {
      var path = model.screens.map(\.route)
      let route = Int.random(in: 0..<4, using: &random)
      let place = Int.random(in: 0...path.count, using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0...2: path.append(route)
      case 3:
        if !path.isEmpty { path.removeLast() }
        screen.press(.escape)
        model.write(path)
      case 4: path = (0..<place).map { _ in Int.random(in: 0..<4, using: &random) }
      case 5: path.insert(route, at: place)
      case 6: if place < path.count { path.remove(at: place) }
      case 7: if place < path.count { path[place] = route }
      case 8: path.removeSubrange(place...)
      case 9: path.shuffle(using: &random)
      default:
        let top = model.screens.last
        let label = top.map { "page \($0.route) at \($0.count)" } ?? "root at \(model.rootCount)"
        try screen.press(label)
        if top == nil {
          model.rootCount += 1
        } else {
          model.screens[model.screens.count - 1].count += 1
        }
      }
      if screen.state.path != path { screen.change { [path] in $0.path = path } }
      model.write(path)
      #expect(screen.state.path == path)
      let alive = screen.all(.button).map(\.label).filter { $0 != "Back" }
      let wanted =
        ["root at \(model.rootCount)"] + model.screens.map { "page \($0.route) at \($0.count)" }
      #expect(alive == wanted, "seed \(seed), step \(step)")
      #expect(screen.shows(wanted.last!))
      #expect(screen.focused?.label == wanted.last!, "seed \(seed), step \(step)")
      if alive != wanted { return }
    }
  }

  @Test("handles keys, clicks, resizes and time in any order", arguments: 0..<6)
  func use(seed: UInt64) async {
    struct Page: Component {
      struct State {
        var path: [Int] = []
        var tab = 0
        var rows = Array(0..<200)
        var text = ""
        var isDisabled = false
        var width = 12
        var showsDetail = true
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        NavigationSplitView(sidebarWidth: \.width, showsDetail: \.showsDetail) {
          List(\.rows, id: \.self) { row in
            Text("side \(row)").onSelect { $0.showsDetail = true }
          }
          if state.width > 10 {
            NavigationSplitView {
              Button("a") { $0.width += 7 }
            } detail: {
              Leaf(name: "b")
            }
          }
        } detail: {
          tabs(state)
        }
      }

      @NodeBuilder<Page> private func tabs(_ state: State) -> Node {
        TabView(selection: \.tab) {
          Tab("Stack", value: 0) {
            NavigationStack(path: \.path) {
              List(\.rows, id: \.self) { NavigationLink("row \($0)", to: $0, on: \.path) }
                .navigationTitle("Rows \(state.text)")
            } destination: { row in
              ScrollView {
                NavigationLink("Next 日本語", to: row + 1, on: \.path).disabled(state.isDisabled)
                NavigationLink(to: row, on: \.path) { Text("Same").bold() }
                TextField("Text", text: \.text)
                Toggle("Disabled", isOn: \.isDisabled)
                Leaf(name: "row \(row)")
                DisclosureGroup("More") { for line in 0..<9 { Text("line \(line)") } }
              }
              .navigationTitle("Row \(row)")
            }
          }
          Tab("Other", value: 1) { Button("go") { $0.path = [1, 1] } }
        }
      }
    }
    var random = SplitMix64(seed: seed)
    let screen = TestScreen(Page(), columns: 50, rows: 9)
    let keys: [Key] = [
      .enter, .enter, .space, .tab, .tab, .shiftTab, .up, .down, .left, .right, .escape, .home,
      .end, .pageDown, Key.left.with(.alt), Key.pageDown.with(.control), .character("x"),
    ]
    for step in 0..<100 {
      switch Int.random(in: 0..<21, using: &random) {
      case 0...11: screen.press(keys.randomElement(using: &random)!)
      case 12...15:
        screen.click(
          column: Int.random(in: 0..<50, using: &random),
          row: Int.random(in: 0..<9, using: &random))
      case 19:
        screen.drag(
          from: CellPoint(column: [12, 19, 20].randomElement(using: &random)!, row: 3),
          to: CellPoint(column: Int.random(in: 0..<60, using: &random), row: 4))
      case 16:
        screen.resize(
          columns: Int.random(in: 1..<90, using: &random),
          rows: Int.random(in: 1..<14, using: &random))
      case 17:
        let path = (0..<Int.random(in: 0..<5, using: &random)).map { $0 % 2 }
        screen.change { $0.path = path }
      case 18: screen.change { $0.rows.shuffle() }
      default: await screen.advance(by: .milliseconds(300))
      }
      #expect(screen.failure == nil, "seed \(seed), step \(step)")
    }
  }
}

@MainActor @Suite("What a navigation stack costs") struct NavigationCostTests {
  private struct Deep: Component {
    struct State { var path: [Int] = [] }
    var initialState: State { State() }
    func render(state: State) -> Node {
      NavigationStack(path: \.path) {
        Leaf(name: "root")
        for line in 0..<300 { Text("line \(line)") }
      } destination: { route in
        Leaf(name: "page \(route)")
      }
    }
  }

  @Test("A key in the shown screen renders that alone, and none below")
  func key() async {
    let screen = TestScreen(Deep(), columns: 30, rows: 8)
    screen.change { $0.path = Array(0..<20) }
    await screen.advance(by: .seconds(1))
    _ = screen.takeRecord()
    screen.press(.enter)
    let record = screen.takeRecord()
    #expect(record.update.renders == 1 && record.update.regions == 0)
    #expect(record.update.patches == 1 && record.laidOut < 10 && record.painted < 10)
  }

  @Test("Opening a screen makes and lays out that screen alone, and renders none of those below")
  func opening() {
    func cost(below: Int) -> FrameRecord {
      let screen = TestScreen(Deep(), columns: 30, rows: 8)
      screen.change { $0.path = Array(0..<below) }
      _ = screen.takeRecord()
      screen.change { $0.path.append(99) }
      return screen.takeRecord()
    }
    let (few, many) = (cost(below: 1), cost(below: 40))
    // The owner, the stack, and the screen that comes.
    #expect(few.update.renders == 3 && many.update.renders == 3)
    #expect(many.update.made == few.update.made && many.update.made < 12)
    #expect(many.laidOut == few.laidOut && many.painted == few.painted)
    #expect(many.update.skipped >= 41)
  }
}
