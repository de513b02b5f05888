import Recurse
import RecurseTesting
import Testing

private struct Orders: Component {
  struct State {
    var isOpen = false
    var saved: [String] = []
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Button("Open") { $0.isOpen = true }
    Button("Save") { $0.saved.append("page") }
      .sheet(isPresented: \.isOpen) {
        Button("Save") { $0.saved.append("sheet") }
        Button("Close", role: .cancel)
      }
  }
}

@MainActor
@Suite("A search while a sheet is open") struct CoveredSearchTests {
  @Test("finds what is in the sheet before what has the same name behind it")
  func sheet() throws {
    let screen = TestScreen(Orders(), columns: 30, rows: 10)
    try screen.press("Open")
    try screen.press("Save")
    #expect(screen.state.saved == ["sheet"])
    try screen.press("Close")
    try screen.press("Save")
    #expect(screen.state.saved == ["sheet", "page"])
  }

  @Test("finds what is behind the sheet alone")
  func behind() throws {
    let screen = TestScreen(Orders(), columns: 30, rows: 10)
    try screen.press("Open")
    #expect(try screen.button("Open").label == "Open")
  }
}
