import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("The border around the focus") struct FocusBorderTests {
  private struct Panels: App {
    struct State {
      var name = ""
      var isAsking = false
    }
    var initialState: State { State() }
    var theme: Theme { .nord }

    func render(state: State) -> Node {
      Panel(title: "Left").content {
        TextField("Name", text: \.name)
        Button("Ask") { $0.isAsking = true }
      }
      VStack { Button("Low") { $0.name = "" } }
        .border(.rounded, title: "Low")
        .sheet(isPresented: \.isAsking) { Button("Done") { $0.isAsking = false } }
    }
  }

  private func corner(_ screen: TestScreen<Panels>, row: Int) -> Color? {
    screen.style(row: row, column: 0).foreground
  }

  private func titleIsBold(_ screen: TestScreen<Panels>, row: Int) -> Bool {
    screen.style(row: row, column: 3).attributes.contains(.bold)
  }

  @Test("has the accent on all sides and a bold title, wherever inside the focus is")
  func accent() {
    let screen = TestScreen(Panels(), columns: 20, rows: 7, colorScheme: .dark)
    let (accent, plain) = (corner(screen, row: 0), corner(screen, row: 4))
    #expect(accent == Theme.nord.dark.focusedBorder && plain == Theme.nord.dark.border)
    #expect(titleIsBold(screen, row: 0) && !titleIsBold(screen, row: 4))
    screen.press(.tab)
    #expect(corner(screen, row: 0) == accent && corner(screen, row: 4) == plain)
    screen.press(.tab)
    #expect(corner(screen, row: 0) == plain && !titleIsBold(screen, row: 0))
    for row in 4...6 {
      #expect(screen.style(row: row, column: 0).foreground == accent)
      #expect(screen.style(row: row, column: 19).foreground == accent)
    }
    #expect(titleIsBold(screen, row: 4))
  }

  @Test("is quiet behind a sheet, and has the accent again when it is gone")
  func sheet() {
    let screen = TestScreen(Panels(), columns: 40, rows: 12, colorScheme: .dark)
    let accent = corner(screen, row: 0)
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.sheet != nil && corner(screen, row: 0) != accent)
    screen.press(.escape)
    #expect(screen.sheet == nil && corner(screen, row: 0) == accent)
  }
}
