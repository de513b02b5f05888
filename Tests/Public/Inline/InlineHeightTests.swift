import Recurse
import RecurseEditor
import RecurseReaders
import RecurseTesting
import Testing

/// An app of up to eight rows, whose content may scroll.
private struct Lines: App {
  enum Kind: CaseIterable { case list, listBetween, scroll, editor, log, table, fixed, pair }
  struct Line: Identifiable, Equatable { var id: Int }
  struct State: Equatable {
    var kind = Kind.list
    var lines: [Line]
    var isLarge = false
    var text = ""
    init(_ kind: Kind, _ count: Int) {
      self.kind = kind
      lines = (1...count).map { Line(id: $0) }
      text = (1...count).map { "line \($0)" }.joined(separator: "\n")
    }
  }
  var kind = Kind.list
  var count = 3
  var initialState: State { State(kind, count) }

  func presentation(state: State) -> Presentation {
    state.isLarge ? .fullScreen : .inline(maxHeight: 8)
  }

  func render(state: State) -> Node {
    switch state.kind {
    case .list: list
    case .listBetween:
      Text("head")
      list
      Text("foot")
    case .scroll: ScrollView { for line in state.lines { Text("line \(line.id)") } }
    case .editor: TextEditor("Text", text: \.text)
    case .log: LogView(Log(state.text))
    case .table: Table(\.lines) { TableColumn("Line") { Text("line \($0.id)") } }
    case .fixed: list.frame(height: 4)
    case .pair:
      HStack {
        list
        VStack {
          list
          Text("foot")
        }
      }
    }
  }

  private var list: Node { List(\.lines) { Text("line \($0.id)") } }
}

@MainActor @Suite("Content that scrolls, below the prompt") struct InlineHeightTests {
  private func screen(_ kind: Lines.Kind, _ count: Int) -> TestScreen<Lines> {
    TestScreen(Lines(kind: kind, count: count), columns: 20, rows: 24, isStrict: true)
  }

  @Test("is as high as its content", arguments: Lines.Kind.allCases)
  fileprivate func fits(kind: Lines.Kind) {
    let screen = screen(kind, 3)
    let others =
      switch kind {
      case .list, .scroll, .editor, .log: 0
      case .table, .pair: 1
      case .listBetween: 2
      case .fixed: 1
      }
    #expect(screen.size.rows == 3 + others, "\(screen.text)")
    #expect((1...3).allSatisfy { screen.shows("line \($0)") })
    #expect(screen.shows("foot") == (kind == .listBetween || kind == .pair))
  }

  @Test("is cut at the limit of the app, with all that is around it", arguments: Lines.Kind.allCases)
  fileprivate func limited(kind: Lines.Kind) {
    let screen = screen(kind, 20)
    #expect(screen.size.rows == (kind == .fixed ? 4 : 8), "\(screen.text)")
    #expect(screen.shows("head") == (kind == .listBetween))
    #expect(screen.shows("foot") == (kind == .listBetween || kind == .pair))
    // A log is followed at its end.
    #expect(screen.shows(kind == .log ? "line 20" : "line 1"))
  }

  @Test("grows and shrinks with it, and has the whole screen where the app has it")
  func changing() {
    let screen = screen(.listBetween, 1)
    for count in [2, 5, 6, 9, 40, 3, 1, 7] {
      screen.change { $0.lines = (1...count).map { Lines.Line(id: $0) } }
      #expect(screen.size.rows == min(8, count + 2))
    }
    screen.change { $0.isLarge = true }
    #expect(screen.size.rows == 24)
    #expect(screen.text.split(separator: "\n", omittingEmptySubsequences: false).count == 24)
    screen.change { $0.isLarge = false }
    #expect(screen.size.rows == 8)
  }
}
