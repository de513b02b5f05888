import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("A box that becomes smaller") struct ShrinkingBoxTests {
  private struct Boxes: Component {
    var initialState: Bool { true }
    func render(state: Bool) -> Node {
      ScrollView {
        FlowStack(lineAlignment: .stretch, spacing: 0) {
          for name in ["one", "two"] {
            Panel(title: name).content {
              VStack(alignment: .stretch) {
                Text(name)
                if state || name == "two" { for line in 0..<3 { Text("line \(line)") } }
              }
              .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            .frame(width: 20, minHeight: 4)
          }
        }
      }
      .animation(.fade)
    }
  }

  @Test("has all of its border in every frame, and so have those beside and below it",
    arguments: [20, 41])
  func border(_ columns: Int) async {
    let screen = TestScreen(Boxes(), columns: columns, rows: 16, animates: true)
    screen.change { $0 = false }
    for _ in 0..<20 {
      for corner in "╭╮╰╯" {
        #expect(screen.text.count { $0 == corner } == 2, "\(screen.text)")
      }
      await screen.advance(by: .milliseconds(33))
    }
    screen.change { $0 = true }
    for _ in 0..<20 {
      for corner in "╭╮╰╯" {
        #expect(screen.text.count { $0 == corner } == 2, "\(screen.text)")
      }
      await screen.advance(by: .milliseconds(33))
    }
  }
}
