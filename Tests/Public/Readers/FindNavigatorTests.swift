import Recurse
import RecurseEditor
import RecurseReaders
import RecurseTesting
import Testing

/// One reader of lines, with a bar that the state opens.
private struct Reader: Component {
  enum Kind: Sendable, CaseIterable { case editor, log, diff, columns }
  struct State {
    var finds: Bool
    var text = TextDocument("one\ntwo\nthree")
    var changes = 0
  }
  var kind: Kind
  var finds = false
  var initialState: State { State(finds: finds) }

  static let log = Log("one\ntwo\nthree\n")
  static let patch = Patch(from: "one\ntwo\n", to: "one\nthree\n", oldPath: "a", newPath: "a")

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      Button("Find") { $0.finds = true }
      switch kind {
      case .editor: TextEditor("Text", text: \.text).findNavigator(isPresented: \.finds)
      case .log: LogView(Self.log).findNavigator(isPresented: \.finds)
      case .diff: DiffView(Self.patch, style: .unified).findNavigator(isPresented: \.finds)
      case .columns: DiffView(Self.patch, style: .sideBySide).findNavigator(isPresented: \.finds)
      }
    }
    .onChange(of: state.finds) { state, _ in state.changes += 1 }
  }
}

@MainActor @Suite("The bar that the state opens") struct FindNavigatorTests {
  private func screen(_ kind: Reader.Kind, finds: Bool = false) -> TestScreen<Reader> {
    TestScreen(Reader(kind: kind, finds: finds), columns: 80, rows: 12)
  }

  private func isOpen(_ screen: TestScreen<Reader>, _ kind: Reader.Kind) -> Bool {
    screen.shows(kind == .editor ? "Find:" : "/") && screen.cursor?.row == 11
  }

  @Test("takes the focus, finds, and closes with the state", arguments: Reader.Kind.allCases)
  private func opening(kind: Reader.Kind) throws {
    let screen = screen(kind)
    try screen.press("Find")
    #expect(isOpen(screen, kind))
    screen.type("three")
    #expect(screen.line(11).contains("three"))
    screen.change { $0.finds = false }
    #expect(!isOpen(screen, kind) && !screen.line(11).contains("three"))
    #expect(screen.state.changes == 2)
  }

  @Test("tells the state when a person closes or opens it", arguments: Reader.Kind.allCases)
  private func closing(kind: Reader.Kind) throws {
    let screen = screen(kind)
    try screen.press("Find")
    screen.press(.escape)
    #expect(!screen.state.finds && !isOpen(screen, kind))
    screen.press(kind == .editor ? .control("f") : .character("/"))
    #expect(screen.state.finds && isOpen(screen, kind))
    screen.press(.escape)
    #expect(!screen.state.finds && screen.state.changes == 4)
  }

  @Test("is there in the first frame, if the state says so", arguments: Reader.Kind.allCases)
  private func first(kind: Reader.Kind) {
    let screen = screen(kind, finds: true)
    #expect(isOpen(screen, kind) && screen.state.finds)
    screen.type("two")
    screen.press(.escape)
    #expect(!screen.state.finds)
  }
}
