import Recurse
import RecurseLists
import RecurseReconciler
import RecurseTesting
import RecurseWidgets
import TestSupport
import Testing

/// A field above a list of items, as many as there may be.
private struct Items: Component {
  struct Item: Identifiable {
    var id: Int
    var name: String
    var isMarked = false
  }
  struct State {
    var items: [Item]
    var query = ""
    var isShown = true
    var clicks = 0
  }
  let count: Int
  // Calculated: a stored one would hold the array.
  var initialState: State { State(items: (0..<count).map { Item(id: $0, name: "item \($0)") }) }

  func render(state: State) -> Node {
    TextField("Find", text: \.query)
    if state.isShown {
      List(\.items, matching: \.query, in: \.name) { item in
        Text(item.isMarked ? "* " + item.name : item.name)
      }
    }
  }
}

@MainActor
@Suite("The ranking of a list") struct ListRankingTests {
  private static let slice = 4_096

  private func screen(_ count: Int, isStrict: Bool? = nil) throws -> TestScreen<Items> {
    let screen = TestScreen(Items(count: count), columns: 24, rows: 8, isStrict: isStrict)
    try screen.focus(on: screen.field("Find"))
    return screen
  }

  private func list(_ screen: TestScreen<Items>) throws -> ElementInstance {
    try #require(screen.all(.list).first?.widget?.instance)
  }

  private func ranked(_ screen: TestScreen<Items>) throws -> Int {
    try #require(list(screen).ranked).count
  }

  /// The lines that the list shows, without its gutter and scrollbar.
  private func lines(_ screen: TestScreen<Items>) -> [String] {
    screen.text.split(separator: "\n").dropFirst().map { line in
      String(line.drop { " ▌".contains($0) }.prefix { !"▕▐".contains($0) })
        .split(separator: " ").joined(separator: " ")
    }
  }

  private func expectResults(_ screen: TestScreen<Items>) throws {
    let state = screen.state
    let found = fuzzyMatches(of: state.query, in: state.items.map(\.name))
    let wanted = found.prefix(7).map { place in
      (state.items[place].isMarked ? "* " : "") + state.items[place].name
    }
    #expect(lines(screen) == wanted, "“\(state.query)” among \(state.items.count)")
    #expect(try list(screen).listRowCount == found.count)
  }

  @Test("Of a million candidates, a slice is ranked with a key and one in each turn after it")
  func slices() async throws {
    let screen = try screen(1_000_000, isStrict: false)
    #expect(try ranked(screen) == 0)
    screen.type("9")
    var last = try ranked(screen)
    #expect(last == Self.slice)
    for _ in 0..<10 {
      await Task.yield()
      let now = try ranked(screen)
      #expect(now - last <= Self.slice)
      last = now
    }
    #expect(last > Self.slice)
    // A key in the middle begins anew, and nothing goes on that nobody wants.
    screen.type("9")
    #expect(screen.state.query == "99")
    #expect(try ranked(screen) == last + Self.slice)
    last = try ranked(screen)
    for _ in 0..<10 {
      await Task.yield()
      let now = try ranked(screen)
      #expect(now - last <= Self.slice)
      last = now
    }
    // Nor does it without the query, or without the list.
    screen.press(.backspace, .backspace)
    last = try ranked(screen)
    for _ in 0..<10 { await Task.yield() }
    #expect(try ranked(screen) == last)
    screen.type("9")
    screen.change { $0.isShown = false }
    await screen.settle()
    #expect(screen.failure == nil && screen.rows.isEmpty)
  }

  @Test("An update with the same query and the same collection ranks nothing")
  func unchanged() async throws {
    for count in [100, 10_000] {
      let screen = try screen(count)
      screen.type("1")
      await screen.settle()
      let before = try ranked(screen)
      #expect(before == count)
      screen.change { $0.clicks += 1 }
      screen.change { $0.query = " 1 " }
      screen.press(.down, .down, .pageDown, .end, .home)
      await screen.settle()
      #expect(try ranked(screen) == before)
      try expectResults(screen)
    }
  }

  @Test("An edited row is shown at once, and in its new place once all are ranked")
  func edited() async throws {
    let screen = try screen(10_000)
    screen.type("item 99")
    await screen.settle()
    let count = try ranked(screen)
    screen.change { $0.items[99].isMarked = true }
    #expect(lines(screen).first == "* item 99")
    await screen.settle()
    #expect(try ranked(screen) == count + 10_000)
    try expectResults(screen)
    screen.change { $0.items[99].name = "nothing" }
    // What is typed before that is looked for among all.
    screen.type("0")
    screen.change { $0.items[5].name = "item 990" }
    await screen.settle()
    try expectResults(screen)
  }

  @Test("What is typed after a finished query is looked for among its results")
  func narrowed() async throws {
    let screen = try screen(10_000)
    screen.type("99")
    await screen.settle()
    let found = try #require(list(screen).listRowCount)
    let before = try ranked(screen)
    screen.type("9")
    #expect(try ranked(screen) == before + found)
    try expectResults(screen)
  }

  @Test(
    "Settles on what a ranking from scratch finds, after any edits and queries with turns between",
    arguments: 0..<6)
  func random(seed: Int) async throws {
    var random = SplitMix64(seed: UInt64(seed))
    let screen = try screen(seed % 2 == 0 ? 9_000 : 4_095)
    var next = 100_000
    for _ in 0..<10 {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<screen.state.items.count, using: &random)
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
          let item = Items.Item(id: next, name: "item \(next % 1_000)")
          next += 1
          screen.change { $0.items.insert(item, at: place) }
        case 1: screen.change { $0.items.remove(at: place) }
        case 2: screen.change { $0.items[place].name += "7" }
        case 3: screen.change { $0.items[place].isMarked.toggle() }
        case 4: screen.press(.backspace)
        default: screen.type(String(Int.random(in: 0..<10, using: &random)))
        }
        for _ in 0..<Int.random(in: 0...3, using: &random) { await Task.yield() }
      }
      await screen.settle()
      try expectResults(screen)
    }
  }

  @Test("Candidates that arrive faster than they are ranked are shown, some turns later")
  func arriving() async throws {
    let screen = try screen(9_000)
    screen.type("item")
    await screen.settle()
    for id in 0..<20 {
      screen.change { $0.items.append(Items.Item(id: 50_000 + id, name: "item")) }
      await Task.yield()
    }
    #expect(try #require(list(screen).listRowCount) > 9_000)
    await screen.settle()
    try expectResults(screen)
  }

  @Test("Candidates of a computed property settle, too")
  func computed() async throws {
    struct Even: Component {
      struct State {
        var items = (0..<10_000).map { Items.Item(id: $0, name: "item \($0)") }
        var query = ""
        var even: [Items.Item] { items.filter { $0.id % 2 == 0 } }
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        TextField("Find", text: \.query)
        List(\.even, matching: \.query, in: \.name) { Text($0.name) }
      }
    }
    let screen = TestScreen(Even(), columns: 24, rows: 8)
    try screen.focus(on: screen.field("Find"))
    screen.type("8")
    await screen.settle()
    let list = try #require(screen.all(.list).first?.widget?.instance)
    let ranked = try #require(list.ranked)
    #expect(ranked.isSettled && ranked.count == 5_000)
    // Each render of the owner ranks anew, and that is all.
    screen.change { $0.items[9_998].name = "item 8" }
    await screen.settle()
    #expect(try #require(list.ranked).count == 10_000)
    let names = screen.state.even.map(\.name)
    #expect(list.listRowCount == fuzzyMatches(of: "8", in: names).count)
  }

  @Test("Without a query, an edit in place copies nothing")
  func inPlace() throws {
    let screen = try screen(1_000, isStrict: false)
    // The address is compared, and nothing is read through it.
    func address() -> UnsafeRawPointer? {
      screen.state.items.withUnsafeBytes { $0.baseAddress }
    }
    screen.type("1")
    screen.press(.backspace)
    screen.change { $0.items[0].isMarked.toggle() }
    let before = address()
    screen.change { $0.items[0].isMarked.toggle() }
    screen.press(.down, .down)
    screen.change { $0.items[5].name += "!" }
    #expect(address() == before)
  }

  @Test("Equal storage is told from equal and from other elements")
  func storage() {
    var first = Array(0..<100)
    let second = first
    #expect(sharesStorage(first, second))
    #expect(sharesStorage(first[10..<20], second[10..<20]))
    #expect(!sharesStorage(first[10..<20], second[10..<21]))
    #expect(!sharesStorage(first, first.map { $0 }))
    first[3] = 0
    #expect(!sharesStorage(first, second))
    #expect(!sharesStorage(CollectionOfOne(1), CollectionOfOne(2)))
    #expect(!sharesStorage(0..<3, 0..<3))
  }
}
