import Recurse
import RecurseTesting
import Testing

/// Numbers that are not finite, or larger than any screen, still give a picture.
@MainActor
@Suite("Layouts with numbers that are not finite") struct HostileNumberTests {
  struct Board: Component {
    let change: @MainActor (VirtualNode<Board>) -> VirtualNode<Board>
    func render(state: Void) -> Node {
      VStack {
        HStack {
          change(box("a"))
          change(box("b").flex(grow: 1, shrink: 1))
          Text("c")
        }
        change(box("d"))
        Text("below")
      }
    }

    private func box(_ text: String) -> Node { VStack { Text(text) } }
  }

  nonisolated private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300,
    3.5e38, -3.5e38, .leastNonzeroMagnitude, -0.0, 1e-40,
  ]

  private func changed(
    _ node: VirtualNode<Board>, _ change: Int, by number: Double
  ) -> VirtualNode<Board> {
    switch change {
    case 0: node.flex(grow: number)
    case 1: node.flex(shrink: number)
    case 2: node.flex(grow: number, shrink: number, basis: .cells(number))
    case 3: node.flex(grow: 1, basis: .percent(number))
    case 4: node.frame(width: .cells(number), height: .cells(number))
    case 5: node.frame(width: .percent(number), height: .percent(number))
    case 6: node.frame(minWidth: .cells(number), minHeight: .percent(number))
    case 7: node.frame(idealWidth: .cells(number), idealHeight: .cells(number))
    case 8: node.frame(maxWidth: .percent(number), maxHeight: .percent(number))
    case 9: node.margin(.leading, .cells(number)).margin(.top, .percent(number))
    case 10: node.aspectRatio(number)
    default: node.aspectRatio(number).frame(height: 3)
    }
  }

  @Test("Any number gives a picture", arguments: 0..<12, numbers)
  func picture(change: Int, number: Double) {
    let screen = TestScreen(
      Board { changed($0, change, by: number) }, columns: 20, rows: 6)
    screen.resize(columns: 7, rows: 3)
    #expect(screen.failure == nil)
  }

  @Test("Any number as a gap or an edge of a flexbox gives a picture", arguments: numbers)
  func flexBox(number: Double) {
    struct Box: Component {
      let number: Double
      func render(state: Void) -> Node {
        FlexBox(rowGap: .cells(number), columnGap: .cells(number)) {
          Text("a").padding(Edges(.cells(number)))
          Text("b").flex(grow: number)
          Text("c").margin(.percent(number))
        }
      }
    }
    let screen = TestScreen(Box(number: number), columns: 20, rows: 4)
    #expect(screen.failure == nil)
  }
}
