import Recurse
import RecurseTesting
import Testing
import WidgetFixture

/// Writes down each size that a part of the body was rendered in.
@MainActor
private final class Sizes {
  var all: [String] = []

  func note(_ size: CellSize) -> String {
    all.append("\(size.columns)×\(size.rows)")
    return all.last!
  }
}

@MainActor
@Suite("Content that depends on its size") struct GeometryReaderTests {
  private let sizes = Sizes()

  @Test("The first frame is right: the body is rendered once, with the size it has")
  func firstFrame() {
    // What is compared with fresh builds is rendered for them too.
    let screen = TestScreen(
      Fixture(0) { [sizes] _ in
        Text("head")
        GeometryReader { size in Text(sizes.note(size)) }.padding(1).border()
        Text("foot")
      }, columns: 20, rows: 7, isStrict: false)
    #expect(
      screen.text == """
        head
        ┌──────────────────┐
        │                  │
        │ 16×1             │
        │                  │
        └──────────────────┘
        foot
        """)
    #expect(sizes.all == ["16×1"])
    #expect(screen.received.frames == 1)
  }

  @Test("A window of another size is one frame, and renders the reader alone")
  func resizing() {
    let screen = TestScreen(
      Fixture(0) { [sizes] _ in
        Text("head")
        GeometryReader { size in
          if size.columns > 15 {
            HStack {
              Text("left")
              Text("right")
            }
          }
          Text(sizes.note(size))
        }
      }, columns: 12, rows: 3, isStrict: false)
    #expect(screen.text == "head\n12×2")
    _ = screen.takeRecord()
    screen.resize(columns: 20, rows: 4)
    #expect(screen.text == "head\nleft right\n20×3")
    let record = screen.takeRecord()
    #expect(record.frames == 1 && record.update.renders == 0 && record.update.regions == 1)
    #expect(sizes.all == ["12×2", "20×3"])
  }

  @Test("A sibling that changes gives it another size in the same frame")
  func neighbours() {
    let screen = TestScreen(
      Fixture("a") { word in
        HStack {
          Text(word)
          GeometryReader { size in Text("\(size.columns) left") }
        }
      }, columns: 12, rows: 1)
    #expect(screen.text == "a 10 left")
    screen.change { $0 = "abc" }
    #expect(screen.text == "abc 8 left")
    _ = screen.takeRecord()
    screen.change { $0 = "cab" }
    #expect(screen.takeRecord().update.regions == 1)
  }

  @Test("Readers in readers are all right in one frame")
  func nested() {
    let screen = still(16, 4) {
      GeometryReader { outer in
        GeometryReader { inner in
          Text("\(outer.columns) \(inner.columns)")
          GeometryReader { last in Text("last \(last.columns)×\(last.rows)") }
        }.frame(width: outer.columns / 2)
      }
    }
    #expect(screen.text == "16 8\nlast 8×3")
    screen.resize(columns: 20, rows: 4)
    #expect(screen.text == "20 10\nlast 10×3")
    #expect(screen.received.frames == 2)
  }

  @Test("A changed padding in an unchanged frame is another size")
  func paddingAlone() {
    let screen = TestScreen(
      Fixture(0) { columns in
        GeometryReader { size in Text("\(size.columns)") }.padding(horizontal: columns)
      }, columns: 9, rows: 1)
    #expect(screen.text == "9")
    screen.change { $0 = 2 }
    #expect(screen.text == "  5")
  }

  @Test("A field inside is focused in the first frame, and keeps its state in another size")
  func focus() {
    let screen = TestScreen(
      Fixture("") { (text: String) in
        GeometryReader { size in
          if size.columns > 10 { Text("wide") }
          TextField("Name", text: text) { $0 = $1 }
        }
      }, columns: 9, rows: 2)
    #expect(screen.focused?.label == "Name")
    screen.type("ab")
    screen.resize(columns: 12, rows: 2)
    screen.type("c")
    #expect(screen.text == "wide\nabc")
    #expect(screen.cursor == CellPoint(column: 3, row: 1))
  }

  @Test("Content that changes its own size without end ends the app with the component's name")
  func loop() {
    let screen = TestScreen(Looping(), columns: 9, rows: 1)
    let message = screen.failure.map { "\($0.message)" } ?? "nothing"
    #expect(
      message.hasPrefix("Looping")
        && message.contains("after 100 passes: what it shows in the room"),
      "\(message)")
  }

  @Test("Without a layout the size is the window's")
  func treeDepth() {
    let tree = tree(Fixture(0) { _ in GeometryReader { Text("\($0.columns)×\($0.rows)") } })
    #expect(tree.hasText("80×24"))
    var environment = EnvironmentValues()
    environment.windowSize = CellSize(columns: 9, rows: 3)
    #expect(
      RecurseTesting.tree(
        Fixture(0) { _ in GeometryReader { Text("\($0.columns)×\($0.rows)") } },
        environment: environment
      ).hasText("9×3"))
  }
}

/// Reports its size to its owner, which makes it smaller, and then larger again.
private struct Looping: Component {
  struct State { var isNarrow = false }
  var initialState: State { State() }

  func render(state: State) -> Node {
    HStack(spacing: 0) {
      GeometryReader { size in
        Text("\(size.columns)")
          .onChange(of: size.columns) { state, _ in state.isNarrow.toggle() }
          .onAppear { $0.isNarrow.toggle() }
      }
      Text("").frame(width: state.isNarrow ? 3 : 4)
    }
  }
}
