import Recurse
import RecurseTesting
import Testing
import gallery

@MainActor @Suite("The gallery's layers") struct LayersPageTests {
  private func screen(_ columns: Int = 60, _ rows: Int = 14) -> TestScreen<LayersPage> {
    TestScreen(LayersPage(), columns: columns, rows: rows)
  }

  @Test("A file is made in a sheet, with its folder in another")
  func new() throws {
    let screen = screen()
    screen.press(.function(10), .enter)
    #expect(screen.focused?.label == "Name")
    screen.type("Plan")
    try screen.press("Change…")
    try screen.press("Music")
    #expect(screen.layers(.sheet).count == 1)
    try screen.press("Save")
    #expect(screen.sheet == nil && screen.state.current?.folder == "Music")
    #expect(screen.text.contains("Plan is saved"))
  }

  @Test("What was typed is not lost without a question")
  func discard() throws {
    let screen = screen()
    screen.type("n")
    screen.type("Plan")
    screen.press(.escape)
    #expect(screen.sheet != nil && screen.focused?.label == "Go on")
    screen.press(.enter)
    #expect(screen.alert == nil && screen.state.draft?.name == "Plan")
    try screen.press("Cancel")
    try screen.press("Discard")
    #expect(screen.sheet == nil && screen.state.draft == nil)
  }

  @Test("A deleted file is brought back from the toast, which goes by itself")
  func undo() async throws {
    let screen = screen()
    screen.press(.delete)
    try screen.press("Delete")
    #expect(screen.state.files.count == 5)
    try screen.click("Undo")
    #expect(screen.state.files.count == 6 && screen.layers(.toast).isEmpty)
    await screen.advance(by: .seconds(1))
    screen.press(.delete)
    try screen.press("Delete")
    await screen.advance(by: .seconds(5))
    #expect(screen.layers(.toast).isEmpty && screen.state.files.count == 5)
  }

  @Test(
    "Each popover lies in the window, however small it is",
    arguments: [(20, 5), (60, 14), (300, 80)])
  func popovers(columns: Int, rows: Int) throws {
    let screen = screen(columns, rows)
    for edge in LayersState.InfoEdge.allCases {
      screen.change { $0.infoEdge = edge }
      #expect(screen.text.contains("6 files") && screen.text.contains("[ Close ]"))
      screen.press(.escape)
      #expect(screen.popover == nil)
    }
  }

  @Test("A row has its menu by the keyboard, which acts on that file")
  func rowMenu() throws {
    let screen = screen()
    screen.press(.home, .down, Key(.function(10), modifiers: .shift))
    #expect(screen.layers(.menu).count == 1)
    screen.press(.enter)
    #expect(screen.state.draft?.name == "Garden.txt")
  }
}
