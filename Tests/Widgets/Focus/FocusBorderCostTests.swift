import Recurse
import RecurseTesting
import Testing

@MainActor
@Suite("What a move of the focus costs") struct FocusBorderCostTests {
  private struct Two: App {
    func render(state: Void) -> Node {
      for name in ["A", "B"] {
        VStack(alignment: .stretch) {
          Button(name) { _ in }
          for line in 0..<100 { Text("\(name) \(line)") }
        }
        .border(.rounded)
      }
    }
  }

  @Test("Two borders are painted anew, and what they are around is not")
  func edges() {
    let screen = TestScreen(Two(), columns: 40, rows: 206)
    _ = screen.takeRecord()
    screen.press(.tab)
    let record = screen.takeRecord()
    #expect(record.update.regions == 0 && record.laidOut == 0)
    #expect(record.painted < 20)
  }
}
