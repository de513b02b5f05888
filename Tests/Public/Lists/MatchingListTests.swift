import Recurse
import RecurseTesting
import Testing

private struct Commit: Identifiable, Equatable {
  var id: Int
  var subject: String
}

/// A field above a list of the commits that it finds.
private struct Log: Component {
  struct State {
    var commits: [Commit] = []
    var query = ""
    var commit: Commit.ID?
    var opened: [Commit.ID] = []

    init(_ subjects: [String], commit: Commit.ID? = nil) {
      commits = subjects.enumerated().map { Commit(id: $0.offset, subject: $0.element) }
      self.commit = commit
    }
  }
  var initialState: State
  var fallback = SelectionFallback.automatic

  func render(state: State) -> Node {
    TextField("Find", text: \.query).onSubmit { state in
      if let id = state.commit { state.opened.append(id) }
    }
    List(\.commits, matching: \.query, in: \.subject, selection: \.commit) { commit in
      Text(commit.subject).onMove { $0.commits.move(id: commit.id, by: $1.offset) }
    } placeholder: {
      Text("Nothing")
    }
    .selectionFallback(fallback)
  }
}

@MainActor
@Suite("A list that takes a query") struct MatchingListTests {
  private nonisolated static let subjects = [
    "Fix the parser", "Add a page", "Parse faster", "Drop pages",
  ]

  private func screen(
    _ subjects: [String] = Self.subjects, commit: Commit.ID? = nil,
    fallback: SelectionFallback = .automatic
  ) throws -> TestScreen<Log> {
    let screen = TestScreen(
      Log(initialState: Log.State(subjects, commit: commit), fallback: fallback), columns: 24,
      rows: 8)
    try screen.focus(on: screen.field("Find"))
    return screen
  }

  @Test("selects the best row when it comes after the query, until a person has moved")
  func late() throws {
    let screen = try screen(["Drop pages"])
    screen.type("par")
    #expect(shown(screen) == [] && screen.state.commit == nil)
    screen.change { state in
      state.commits += [Commit(id: 7, subject: "Compare"), Commit(id: 8, subject: "Parse faster")]
    }
    #expect(screen.state.commit == 8)
    screen.press(.enter)
    #expect(screen.state.opened == [8])
    // From now on the selection stays with its row.
    screen.change { $0.commits.append(Commit(id: 9, subject: "par")) }
    #expect(shown(screen).first == "par" && screen.state.commit == 8)
  }

  private func shown(_ screen: TestScreen<Log>) -> [String] { screen.rows.map(\.text) }

  /// All texts of up to a number of letters.
  private func texts(_ letters: [String], upTo count: Int) -> [String] {
    var all = [""]
    var last = [""]
    for _ in 0..<count {
      last = last.flatMap { text in letters.map { text + $0 } }
      all += last
    }
    return all
  }

  @Test("Shows what each query finds in any texts, in the order of the ranking")
  func everyQuery() throws {
    let candidates = ["a", "b", "ab", "ba", "B a"]
    let pairs = candidates.flatMap { first in candidates.map { [first, $0] } }
    let screen = try screen([])
    for query in texts(["a", "b", "B", " "], upTo: 3) {
      screen.change { $0.query = query }
      for subjects in [[]] + candidates.map({ [$0] }) + pairs {
        screen.change { $0.commits = Log.State(subjects).commits }
        #expect(
          shown(screen) == fuzzyMatches(of: query, in: subjects).map { subjects[$0] },
          "“\(query)” in \(subjects)")
      }
    }
  }

  @Test("Follows a query as it is typed and taken back")
  func typing() throws {
    let screen = try screen()
    for key in ["p", "a", "r", "s", "e", " ", "f"].map({ Key.character(Character($0)) })
      + Array(repeating: Key.backspace, count: 7)
    {
      screen.press(key)
      let found = fuzzyMatches(of: screen.state.query, in: Self.subjects)
      #expect(shown(screen) == found.map { Self.subjects[$0] }, "“\(screen.state.query)”")
    }
    #expect(screen.state.query.isEmpty)
  }

  @Test("Marks what was found where a row shows the text, and nothing without a query")
  func marks() throws {
    let screen = try screen(["Fix the parser"])
    func marked() -> String {
      String(
        screen.text.split(separator: "\n", omittingEmptySubsequences: false)[1].enumerated()
          .filter { screen.style(row: 1, column: $0.offset).attributes.contains(.underline) }
          .map(\.element))
    }
    #expect(marked() == "")
    screen.type("fp")
    #expect(marked() == "Fp")
    screen.press(.backspace, .backspace)
    #expect(marked() == "")
  }

  @Test("Marks a text in a stack, in a branch and in a row that can be edited, and no other text")
  func marksInside() throws {
    struct Rows: Component {
      struct State {
        var commits = [Commit(id: 7, subject: "abc")]
        var query = "b"
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        List(\.commits, matching: \.query, in: \.subject) { commit, state in
          HStack(spacing: 1) {
            if !state.query.isEmpty { Text(commit.subject).foreground(.secondaryText) }
            Text("b\(commit.id)")
            (Text("a") + Text("bc").italic())
          }
          .onEdit(commit.subject) { $0.commits[id: commit.id]?.subject = $1 }
        }
      }
    }
    let screen = TestScreen(Rows(), columns: 20, rows: 2)
    #expect(screen.text == " abc b7 abc" || screen.text.hasSuffix("abc b7 abc"))
    let marked = (0..<20).filter {
      screen.style(row: 0, column: $0).attributes.contains(.underline)
    }
    #expect(marked == [2])
  }

  @Test("Shows the placeholder where nothing matches, and all rows again without the query")
  func nothing() throws {
    let screen = try screen()
    screen.type("xyz")
    #expect(screen.rows.isEmpty && screen.shows("Nothing"))
    screen.press(.backspace, .backspace, .backspace)
    #expect(shown(screen) == Self.subjects)
  }

  @Test("Keeps a selection that matches, and clears one that does not, without a fallback")
  func selection() throws {
    let screen = try screen(commit: 0, fallback: .none)
    screen.type("p")
    #expect(screen.state.commit == 0)
    screen.type("ag")
    #expect(screen.state.commit == nil)
  }

  @Test("Selects the best row at each change of the query")
  func best() throws {
    let screen = try screen()
    #expect(screen.state.commit == nil)
    for character in "parse" {
      screen.type("\(character)")
      #expect(screen.state.commit == fuzzyMatches(of: screen.state.query, in: Self.subjects).first)
    }
    screen.press(.enter)
    #expect(screen.state.opened == [2])
    screen.type("zz")
    #expect(screen.state.commit == nil)
  }

  @Test("Leaves a row that a person chose until the query changes")
  func chosen() throws {
    let screen = try screen()
    screen.type("pa")
    screen.press(.down)
    #expect(screen.focused?.role == .list)
    screen.press(.down)
    let second = fuzzyMatches(of: "pa", in: Self.subjects)[1]
    #expect(screen.state.commit == second)
    screen.change { $0.opened = [1] }
    #expect(screen.state.commit == second)
  }

  @Test("Shows the best row first in view when the query changes")
  func scrolls() throws {
    let subjects = (0..<100).map { "row \($0)" } + ["the last"]
    let screen = try screen(subjects)
    screen.press(.tab, .end)
    #expect(screen.shows("the last"))
    try screen.focus(on: screen.field("Find"))
    screen.type("row")
    let lines = screen.text.split(separator: "\n")
    #expect(lines.count > 1 && lines[1].contains("row 0"))
  }

  @Test("Moves no row while a query orders them")
  func moves() throws {
    let screen = try screen(["ab", "b", "cb"])
    let tree = tree(Log(initialState: Log.State(["ab", "b", "cb"])))
    try tree.moveRow("ab", by: 1)
    #expect(tree.state.commits.map(\.id) == [1, 0, 2])
    screen.type("b")
    screen.press(.down, .down, Key.down.with(.alt), Key.up.with(.alt))
    #expect(screen.state.commits.map(\.id) == [0, 1, 2])
  }

  @Test("Keeps a set of selected rows, whatever is found")
  func set() throws {
    struct Marked: Component {
      struct State {
        var commits = Log.State(["Fix the parser", "Add a page", "Parse faster", "Drop pages"])
          .commits
        var query = ""
        var marked: Set<Commit.ID> = [0, 1]
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        TextField("Find", text: \.query)
        List(\.commits, matching: \.query, in: \.subject, selection: \.marked) { commit in
          Text(commit.subject)
        }
      }
    }
    let screen = TestScreen(Marked(), columns: 24, rows: 8)
    try screen.focus(on: screen.field("Find"))
    screen.type("drop")
    screen.press(.down, .space)
    #expect(screen.state.marked == [0, 1, 3])
  }

  @Test("Finds the same in a tree without a screen")
  func withoutScreen() throws {
    var state = Log.State((0..<10_000).map { "row \($0)" })
    state.query = "999"
    let tree = tree(Log(initialState: state))
    let found = fuzzyMatches(of: "999", in: state.commits.map(\.subject))
    #expect(tree.rows.map(\.text) == found.map { "row \($0)" })
  }

  @Test("Is never empty on the way from one query to the next, also with many candidates")
  func large() async throws {
    // The only match is behind what one slice ranks.
    let screen = try screen((0..<9_000).map { "row \($0)" } + ["needle"])
    screen.type("needle")
    #expect(!screen.rows.isEmpty && !screen.shows("Nothing"))
    await screen.settle()
    #expect(shown(screen) == ["needle"])
    screen.type("s")
    #expect(screen.rows.isEmpty && screen.shows("Nothing"))
  }

  @Test("Keeps a selection until all candidates are ranked")
  func unrankedSelection() async throws {
    let subjects = ["need less"] + (1..<9_000).map { "row \($0)" } + ["needle", "a noodle"]
    for (selected, wanted) in [(9_000, 9_000), (9_001, nil), (5_000, nil)] as [(Int, Int?)] {
      let screen = try screen(subjects, commit: selected, fallback: .none)
      screen.type("needle")
      #expect(screen.state.commit == selected)
      await screen.settle()
      #expect(screen.state.commit == wanted)
    }
    let screen = try screen(subjects, commit: 9_001, fallback: .neighbor)
    screen.type("needle")
    await screen.settle()
    #expect(screen.state.commit == 9_000)
  }

  @Test("Selects the best of all candidates once they are ranked, unless a person has chosen")
  func bestOfMany() async throws {
    let subjects = ["a-b"] + (0..<9_000).map { "row \($0)" } + ["ab", "xab"]
    let screen = try screen(subjects, fallback: .first)
    screen.type("ab")
    #expect(screen.state.commit == 0)
    await screen.settle()
    #expect(screen.state.commit == 9_001)
    let more = ["a-b", "a--b"] + subjects.dropFirst()
    let other = try self.screen(more, fallback: .first)
    other.type("ab")
    other.press(.down, .down)
    #expect(other.state.commit == 1)
    await other.settle()
    #expect(other.state.commit == 1)
    #expect(shown(other) == fuzzyMatches(of: "ab", in: more).map { more[$0] })
  }

  @Test("Selects no row of an earlier query: Enter opens what is found, or nothing")
  func outdated() async throws {
    let subjects = (0..<20_000).map { "row \($0)" }
    let screen = try screen(subjects)
    screen.type("row")
    await screen.settle()
    #expect(screen.state.commit == 0)
    screen.change { $0.query = "19999" }
    screen.press(.enter)
    #expect(screen.state.commit == nil && screen.state.opened.isEmpty)
    #expect(!screen.rows.isEmpty)
    await screen.settle()
    screen.press(.enter)
    #expect(screen.state.opened == [19_999])
    // What was found before and still matches is there at once.
    screen.change { $0.query = "row 2" }
    await screen.settle()
    screen.change { $0.query = "2 19" }
    #expect(shown(screen).allSatisfy { $0.contains("2") } && screen.state.commit != nil)
  }

  @Test("Selects the neighbor of a row that is removed, and no better one")
  func removed() async throws {
    let screen = try screen()
    screen.type("pa")
    let found = fuzzyMatches(of: "pa", in: Self.subjects)
    screen.press(.down, .down)
    #expect(screen.state.commit == found[1])
    screen.change { state in state.commits.removeAll { $0.id == state.commit } }
    #expect(screen.state.commit == found[2])
  }

  @Test("Has an end to reach only once all candidates are ranked")
  func end() async throws {
    struct Ending: Component {
      struct State {
        var commits = Log.State(["needle"] + (0..<9_000).map { "row \($0)" }).commits
        var query = ""
        var ends = 0
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        TextField("Find", text: \.query)
        List(\.commits, matching: \.query, in: \.subject) { Text($0.subject) }
          .onReachEnd { $0.ends += 1 }
      }
    }
    let screen = TestScreen(Ending(), columns: 24, rows: 8)
    try screen.focus(on: screen.field("Find"))
    screen.type("needle")
    #expect(screen.rows.map(\.text) == ["needle"] && screen.state.ends == 0)
    await screen.settle()
    #expect(screen.rows.map(\.text) == ["needle"] && screen.state.ends == 1)
  }

  @Test("Finds again after any edits", arguments: [1, 2, 3])
  func edits(step: Int) throws {
    let screen = try screen(["ab", "ba", "a", "b", "abab"])
    screen.type("ab")
    for place in stride(from: 0, to: 5, by: step) {
      screen.change { state in
        guard state.commits.indices.contains(place) else { return }
        state.commits[place].subject += "b"
        state.commits.swapAt(0, place)
        if place % 2 == 1 { state.commits.remove(at: place) }
      }
      let subjects = screen.state.commits.map(\.subject)
      #expect(shown(screen) == fuzzyMatches(of: "ab", in: subjects).map { subjects[$0] })
    }
  }
}
