import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("A layer that is higher than the window") struct LowLayerTests {
  private struct Page: Component {
    struct State {
      var isOpen = false
      var size = 5.0
    }
    var isSheet: Bool
    var initialState: State { State() }

    func render(state: State) -> Node {
      if isSheet {
        Button("Open") { $0.isOpen = true }.sheet(isPresented: \.isOpen) { dialog }
      } else {
        Button("Open") { $0.isOpen = true }.popover(isPresented: \.isOpen) { dialog }
      }
    }

    @NodeBuilder<Page> private var dialog: Node {
      Text("What the size is of all that is seen there, and of what is not seen")
      Slider("Size", value: \.size, in: 0...9, step: 1)
    }
  }

  @Test("changes nothing that is out of sight: arrows scroll to it", arguments: [true, false])
  func arrows(isSheet: Bool) {
    let screen = TestScreen(Page(isSheet: isSheet), columns: 20, rows: 5)
    screen.press(.enter)
    #expect(screen.shows("What the") && screen.focused?.role != .slider, "\(screen.text)")
    screen.press(.right, .character("7"))
    #expect(screen.state.size == 5)
    for _ in 0..<9 where screen.focused?.role != .slider { screen.press(.down) }
    #expect(screen.focused?.role == .slider && screen.shows("Size"), "\(screen.text)")
    screen.press(.right)
    #expect(screen.state.size == 6)
    screen.press(.escape)
    #expect(!screen.state.isOpen)
  }

  @Test("leads to its first control by Tab", arguments: [true, false])
  func tab(isSheet: Bool) {
    let screen = TestScreen(Page(isSheet: isSheet), columns: 20, rows: 5)
    screen.press(.enter, .tab)
    #expect(screen.focused?.role == .slider && screen.shows("Size"), "\(screen.text)")
  }

  @Test("begins with the control that has room", arguments: [true, false])
  func high(isSheet: Bool) {
    let screen = TestScreen(Page(isSheet: isSheet), columns: 40, rows: 12)
    screen.press(.enter)
    #expect(screen.focused?.role == .slider)
  }

  private struct Block: Component {
    struct State {
      var isOpen = true
      var rows = 1
    }
    var isSheet: Bool
    var initialState: State { State() }

    func render(state: State) -> Node {
      if isSheet {
        Button("Open") { $0.isOpen = true }.sheet(isPresented: \.isOpen) { content(state.rows) }
      } else {
        Button("Open") { $0.isOpen = true }.popover(isPresented: \.isOpen) { content(state.rows) }
      }
    }

    @NodeBuilder<Block> private func content(_ rows: Int) -> Node {
      VStack {
        Text("First").focusable()
        Spacer().frame(width: 10, height: rows)
      }
    }
  }

  @Test("has a bar exactly while it does not fit, whatever it was before", arguments: [true, false])
  func bar(isSheet: Bool) {
    let screen = TestScreen(Block(isSheet: isSheet), columns: 20, rows: 6)
    let heights = 1...8
    for (before, after) in heights.flatMap({ a in heights.map { (a, $0) } }) {
      screen.change { $0.rows = before }
      screen.change { $0.rows = after }
      #expect(screen.text.contains("▐") == (after + 1 > 4), "\(before) to \(after)")
    }
  }
}
