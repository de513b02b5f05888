import Recurse
import RecurseTesting
import Testing

/// A text that a widget edits, each character with an event of its own.
private struct Code: WidgetElement, Accessible {
  typealias Event = String

  var text = ""

  var role: Role { Role("code") }
  var label: String { "" }
  var value: String? { text }

  func makeWidget(_ sender: EventSender<Code>) -> ElementWidget<Code> { CodeWidget(self, sender) }
}

private final class CodeWidget: ElementWidget<Code> {
  override var isFocusable: Bool { true }

  override func measure(_ proposal: LayoutProposal) -> CellSize {
    CellSize(columns: 12, rows: 1)
  }

  override func paint(_ context: GraphicsContext) { context.draw(element.text, column: 0, row: 0) }

  override func handle(_ event: KeyEvent) -> Bool {
    guard let typed = event.text else { return false }
    insert(typed)
    return true
  }

  override func handle(_ paste: Paste) -> Bool {
    insert(paste.text)
    return true
  }

  private func insert(_ typed: String) {
    let before = element.text
    var text = before
    for character in typed {
      text.append(character)
      send(text)
      #expect(element.text == before, "until the commit the element is the last one")
    }
  }
}

private struct Editing: Component {
  struct State { var text = "" }
  var initialState: State { State() }
  func render(state: State) -> Node { VirtualNode(Code(), binding: \.text, to: \.text) }
}

@MainActor
@Suite("A widget that edits") struct EditingWidgetTests {
  @Test("loses nothing that is typed at once, or pasted")
  func atOnce() {
    let screen = TestScreen(Editing(), columns: 14, rows: 1)
    screen.typeAtOnce("abcdef")
    #expect(screen.state.text == "abcdef")
    screen.paste("ghi")
    #expect(screen.state.text == "abcdefghi")
    #expect(screen.text == "abcdefghi")
  }
}
