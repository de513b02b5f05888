import Recurse
import RecurseTesting
import Testing

private struct Report: Component {
  struct State { var isAsking = false }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .leading) {
      Text("load").bold().foreground(.accent)
      Text("    ").background(.rgb(0xD0_40_40))
      Text("    ").background(.series(1))
      Text("▀▀▀▀").foreground(.rgb(0xD0_40_40)).background(.rgb(0x20_80_D0))
      Text("card").background(.surface)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .onKey(.character("?")) { $0.isAsking = true }
    .sheet(isPresented: \.isAsking) { Text("Sure?") }
  }
}

@MainActor @Suite("Content that a sheet covers") struct CoveredColorsTests {
  private func screen(_ scheme: ColorScheme) -> TestScreen<Report> {
    TestScreen(Report(), columns: 40, rows: 11, colorScheme: scheme, colors: .trueColor)
  }

  @Test(
    "keeps what is painted as a background, in other colors that differ as well",
    arguments: [ColorScheme.dark, .light])
  func fills(scheme: ColorScheme) {
    let screen = screen(scheme)
    let ground = screen.style(row: 10, column: 39).background
    let before = (0..<4).map { screen.style(row: $0, column: 0) }
    screen.type("?")
    let covered = (1...3).map { screen.style(row: $0, column: 0) }
    for (row, style) in zip(1..., covered) {
      #expect(style.background != ground && style.background != before[row].background)
    }
    #expect(Set(covered.map(\.background)).count == 3)
    #expect(covered[2].foreground != covered[2].background)
    #expect(covered[2].foreground == covered[0].background)
    screen.press(.escape)
    #expect((0..<4).map { screen.style(row: $0, column: 0) } == before)
  }

  @Test(
    "has faint text and no grounds of panels", arguments: [ColorScheme.dark, .light])
  func text(scheme: ColorScheme) {
    let screen = screen(scheme)
    let ground = screen.style(row: 10, column: 39).background
    #expect(screen.style(row: 4, column: 0).background != ground)
    screen.type("?")
    #expect(screen.style(row: 4, column: 0).background == ground)
    #expect(screen.style(row: 0, column: 0).attributes.isEmpty)
  }
}
