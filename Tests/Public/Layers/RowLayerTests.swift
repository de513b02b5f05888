import Recurse
import RecurseTesting
import Testing

private struct Item: Equatable, Identifiable {
  var id: Int
  var name = "item"
}

private struct Row: Component {
  let item: Item
  let opens: Int?
  var initialState: Bool { false }

  func render(state: Bool) -> Node {
    HStack {
      Text("\(item.name) \(item.id)")
      Button("Ask") { $0 = true }
    }
    .sheet(isPresented: \.self) {
      Text("About \(item.name) \(item.id)")
      Button("Close", role: .cancel)
    }
  }
}

private struct Screen: Component {
  struct State: Equatable {
    var items = (0..<1000).map { Item(id: $0) }
    var top = ScrollPosition()
    var name = ""
    var editing: Int?
    var showsInfo = false
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    List(state.items) { item in Row(item: item, opens: nil) }
      .scrollPosition(\.top)
      .frame(height: 6)
  }
}

@MainActor @Suite("A sheet that a row of a list presents") struct RowLayerTests {
  private func opened() throws -> TestScreen<Screen> {
    let screen = TestScreen(Screen(), columns: 40, rows: 8)
    try screen.click(screen.all(.button, "Ask")[1])
    #expect(screen.sheet?.hasText("About item 1") == true)
    return screen
  }

  @Test("stays when the row is scrolled away, and closes there")
  func scrolledAway() throws {
    let screen = try opened()
    screen.change { $0.top.scroll(to: 900) }
    #expect(screen.sheet?.hasText("About item 1") == true)
    try screen.press(#require(screen.sheet).button("Close"))
    #expect(screen.sheet == nil)
    screen.change { $0.top.scroll(to: 0) }
    #expect(screen.sheet == nil && screen.text.contains("item 1 "))
  }

  @Test("follows the row when others come before it")
  func moved() throws {
    let screen = try opened()
    screen.change { $0.items.insert(contentsOf: (2000..<2500).map { Item(id: $0) }, at: 0) }
    #expect(screen.sheet?.hasText("About item 1") == true)
    screen.change { $0.items[501].name = "thing" }
    #expect(screen.sheet?.hasText("About thing 1") == true)
  }

  @Test("stays when so many rows come between that its row is out of sight")
  func parted() throws {
    let screen = try opened()
    screen.change { $0.items.insert(contentsOf: (2000..<2500).map { Item(id: $0) }, at: 1) }
    #expect(screen.sheet?.hasText("About item 1") == true)
    screen.change { $0.items[501].name = "thing" }
    #expect(screen.sheet?.hasText("About thing 1") == true)
  }

  @Test("goes with the row when it is removed, or has another key")
  func removed() async throws {
    let screen = try opened()
    screen.change { $0.items.remove(at: 1) }
    #expect(screen.sheet == nil)
    await screen.advance(by: .seconds(1))
    try screen.click(screen.all(.button, "Ask")[1])
    #expect(screen.sheet?.hasText("About item 2") == true)
    screen.change { $0.items[1].id = 5000 }
    #expect(screen.sheet == nil)
  }
}
