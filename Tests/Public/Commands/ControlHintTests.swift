import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  struct State: Equatable {
    var volume = 5
    var size = 1
    var count = 0
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      Slider("Volume", value: \.volume, in: 0...10)
      Picker("Size", selection: \.size, options: [1, 2]) { Text("\($0)") }
      Button("Done") { $0.count += 1 }
      Spacer()
      KeyHints()
    }
    .command("Save", key: "ctrl+s") { $0.count += 1 }
  }
}

@MainActor @Suite("What keys do in the focused control") struct ControlHintTests {
  private func screen() -> TestScreen<Page> { TestScreen(Page(), columns: 73, rows: 12) }

  private func hints<Root: Component>(_ screen: TestScreen<Root>) -> String {
    String(screen.text.split(separator: "\n").last ?? "")
  }

  @Test("is said first in the line of hints, and a move of the focus renders nothing")
  func line() {
    let screen = screen()
    #expect(
      hints(screen)
        == "←/→ Change  Home/End First, last  Ctrl+S Save    F1 Commands  Ctrl+Q Quit")
    _ = screen.takeRecord()
    screen.press(.tab)
    #expect(hints(screen).hasPrefix("Enter Open  Ctrl+S Save    "))
    #expect(screen.takeRecord().renders == 0)
    screen.press(.tab)
    #expect(hints(screen).hasPrefix("Enter Press  Ctrl+S Save    "))
  }

  @Test("is a part of the page of all commands, which runs commands alone")
  func page() {
    let screen = screen()
    screen.press(.function(1))
    #expect(screen.hasText("Volume") && screen.hasText("Change") && screen.hasText("←/→"))
    screen.press(.enter)
    #expect(screen.state.count == 1 && screen.sheet == nil)
    screen.press(.function(1))
    screen.type("change")
    #expect(screen.hasText("Change") && !screen.hasText("Save"))
    screen.press(.enter)
    #expect(screen.sheet != nil && screen.state.volume == 5)
    screen.press(.escape)
    screen.press(.tab, .tab, .function(1))
    #expect(!screen.hasText("Change"))
    screen.resize(columns: 20, rows: 5)
    #expect(screen.failure == nil)
  }

  @Test("is what a control of an app's own says")
  func ownControl() {
    struct Dial: WidgetElement {
      func makeWidget(_ sender: EventSender<Dial>) -> ElementWidget<Dial> {
        DialWidget(self, sender)
      }
    }
    final class DialWidget: ElementWidget<Dial> {
      override var isFocusable: Bool { true }
      override func measure(_ proposal: LayoutProposal) -> CellSize {
        CellSize(columns: 3, rows: 1)
      }
      override func keyHints(in words: Words) -> [KeyHint] {
        [
          KeyHint("Turn", keys: .character("+"), .character("-")),
          KeyHint(words.open, keys: .enter),
        ]
      }
    }
    struct App: Component {
      func render(state: Void) -> Node {
        VStack(alignment: .stretch) {
          VirtualNode(Dial())
          KeyHints()
        }
      }
    }
    let screen = TestScreen(App(), columns: 60, rows: 3)
    #expect(hints(screen).hasPrefix("+/- Turn  Enter Open   "))
  }

  @Test("has the room that it needs after a spacer")
  func spacer() {
    struct Bar: Component {
      func render(state: Void) -> Node {
        HStack {
          Text("3 files").lineLimit(1)
          Spacer()
          KeyHints()
        }
        .commands {
          Command("Save", key: "ctrl+s") { _ in }
          Command("Open", key: "ctrl+o") { _ in }
        }
      }
    }
    let wide = TestScreen(Bar(), columns: 60, rows: 1)
    for hint in ["Ctrl+S Save", "Ctrl+O Open", "F1 Commands", "Ctrl+Q Quit"] {
      #expect(wide.text.contains(hint))
    }
    #expect(wide.text.hasPrefix("3 files ") && wide.text.hasSuffix("Ctrl+Q Quit"))
    #expect(TestScreen(Bar(), columns: 20, rows: 1).text == "3 files  Ctrl+Q Quit")
  }
}
