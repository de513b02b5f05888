import Recurse
import RecurseTesting
import Testing

private struct Oops: Error, CustomStringConvertible { var description: String { "oops" } }

private struct Deep: Component {
  struct State: Equatable {
    var depth = 0
    var log: [String] = []
    var isFailing = false
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    ErrorBoundary {
      Button("Base") { $0.log.append("base") }
        .keyboardShortcut(.defaultAction)
        .sheet(isPresented: \.isOne) {
          TextField("One", text: \.one)
          Button("More") { $0.depth = 2 }
            .sheet(isPresented: \.isTwo) {
              TextField("Two", text: \.one)
              Button("Save") { $0.log.append("save") }.keyboardShortcut(.defaultAction)
              Button("Even more") { $0.depth = 3 }
                .alert("Three", isPresented: \.isThree) {
                  Button("Fail") { _ in throw Oops() }
                  Button("Base") { $0.depth = 0 }
                }
            }
        }
    } fallback: { failure in
      Text("failed: \(failure.message)")
    }
  }
}

extension Deep.State {
  fileprivate var isOne: Bool {
    get { depth >= 1 }
    set { depth = newValue ? max(depth, 1) : 0 }
  }
  fileprivate var isTwo: Bool {
    get { depth >= 2 }
    set { depth = newValue ? max(depth, 2) : 1 }
  }
  fileprivate var isThree: Bool {
    get { depth >= 3 }
    set { depth = newValue ? 3 : min(depth, 2) }
  }
  fileprivate var one: String {
    get { "" }
    set { log.append(newValue) }
  }
}

@MainActor @Suite("Layers over layers") struct NestedLayerTests {
  private func opened(_ depth: Int) -> TestScreen<Deep> {
    let screen = TestScreen(Deep(), columns: 40, rows: 10)
    for depth in 1...max(1, depth) where depth > 0 { screen.change { $0.depth = depth } }
    return screen
  }

  @Test("close one after the other by Escape, each giving the focus to the one below")
  func escape() throws {
    let screen = TestScreen(Deep(), columns: 40, rows: 10)
    screen.change { $0.depth = 1 }
    #expect(screen.focused?.label == "One")
    try screen.press("More")
    #expect(screen.focused?.label == "Two")
    try screen.press("Even more")
    #expect(screen.focused?.label == "Fail")
    screen.press(.escape)
    #expect(screen.state.depth == 2 && screen.focused?.label == "Even more")
    screen.press(.escape)
    #expect(screen.state.depth == 1 && screen.focused?.label == "More")
    screen.press(.escape)
    #expect(screen.state.depth == 0 && screen.focused?.label == "Base")
  }

  @Test("all open at once, in the order in which they are nested")
  func atOnce() {
    let screen = TestScreen(Deep(), columns: 40, rows: 10)
    screen.change { $0.depth = 3 }
    #expect(screen.focused?.label == "Fail")
    screen.press(.escape)
    #expect(screen.focused?.label == "Two")
  }

  @Test("Enter presses the default button of the sheet with the field, and none behind it")
  func defaultButton() {
    let screen = opened(2)
    screen.press(.enter)
    #expect(screen.state.log == ["save"])
    let without = opened(1)
    without.press(.enter)
    #expect(without.state.log == [])
  }

  @Test("An error in a layer goes to the boundary around what presents it")
  func failure() throws {
    let screen = opened(3)
    try screen.press("Fail")
    #expect(screen.text == "failed: oops")
    #expect(screen.sheet == nil && screen.alert == nil)
  }

  @Test("A button in the third closes all")
  func closesAll() throws {
    let screen = opened(3)
    try screen.press(#require(screen.alert).button("Base"))
    #expect(screen.layers(.sheet).isEmpty && screen.alert == nil && screen.state.log == [])
    #expect(screen.focused?.label == "Base")
  }

  @Test("survive a window of one cell")
  func oneCell() {
    let screen = opened(3)
    let before = screen.text
    screen.resize(columns: 1, rows: 1)
    screen.resize(columns: 40, rows: 10)
    #expect(screen.text == before && screen.focused?.label == "Fail")
  }
}
