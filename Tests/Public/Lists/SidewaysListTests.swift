import Recurse
import RecurseTesting
import TestSupport
import Testing

/// A list of long lines in a scroll view.
private struct Sideways: Component {
  enum Kind: CaseIterable { case alone, wide, framed, bounded, both, bothWide, inStack, forEach }

  let kind: Kind
  var initialState: [Int] { Array(0..<50) }

  func render(state: [Int]) -> Node {
    switch kind {
    case .alone: ScrollView(.horizontal) { list }
    case .wide: ScrollView(.horizontal) { list.frame(width: 60) }
    case .framed: ScrollView(.horizontal) { list.frame(width: 60, height: 4) }
    case .bounded:
      ScrollView(.horizontal) { list.frame(width: 60, maxHeight: .infinity) }
        .frame(maxHeight: .infinity)
    case .both: ScrollView([.horizontal, .vertical]) { list }
    case .bothWide: ScrollView([.horizontal, .vertical]) { list.frame(width: 60) }
    case .forEach:
      ScrollView(.horizontal) {
        List { ForEach(state, id: \.self) { number in line(number) } }
      }
    case .inStack:
      Text("above")
      ScrollView(.horizontal) { list }
      Text("below")
    }
  }

  @NodeBuilder<Self> private var list: Node {
    List(\.self, id: \.self) { number in line(number) }
  }

  private func line(_ number: Int) -> some StaticContent {
    Text("\(number) " + String(repeating: "abcdefghij", count: 5) + "end").lineLimit(1)
  }
}

@MainActor
@Suite("A list that is scrolled sideways") struct SidewaysListTests {
  @Test("shows its rows, and their ends by arrows", arguments: Sideways.Kind.allCases)
  private func ends(kind: Sideways.Kind) {
    let screen = TestScreen(Sideways(kind: kind), columns: 30, rows: 7, isStrict: true)
    #expect(screen.text.contains("0 abcdefghij"))
    #expect(screen.text.contains("2 abcdefghij"))
    #expect(!screen.text.contains("end"))
    for _ in 0..<40 { screen.press(.right) }
    #expect(screen.text.contains("jend"))
    for _ in 0..<40 { screen.press(.left) }
    screen.press(.end)
    #expect(screen.text.contains("49 abcdefghij"))
  }

  @Test("shows their ends by the wheel", arguments: Sideways.Kind.allCases)
  private func wheel(kind: Sideways.Kind) {
    let screen = TestScreen(Sideways(kind: kind), columns: 30, rows: 7, isStrict: true)
    let row = CellPoint(column: 3, row: 2)
    for _ in 0..<20 { screen.send([.mouse(MouseEvent(.wheelRight, at: row))]) }
    #expect(screen.text.contains("jend"))
    for _ in 0..<20 { screen.send([.mouse(MouseEvent(.wheelLeft, at: row))]) }
    #expect(screen.text.contains("1 abcdefghij"))
  }

  @Test("has its own height in a stack")
  func stack() {
    let screen = TestScreen(Sideways(kind: .inStack), columns: 30, rows: 7)
    #expect(screen.text.hasPrefix("above"))
    #expect(screen.text.contains("below"))
    #expect(screen.focused?.frame?.rows ?? 0 >= 4)
  }

  @Test("is the same after any size of the window", arguments: Sideways.Kind.allCases)
  private func sizes(kind: Sideways.Kind) {
    let screen = TestScreen(Sideways(kind: kind), columns: 30, rows: 7, isStrict: true)
    for (columns, rows) in [(80, 7), (30, 3), (5, 2), (1, 1), (61, 60), (30, 7)] {
      screen.resize(columns: columns, rows: rows)
    }
    let fresh = TestScreen(Sideways(kind: kind), columns: 30, rows: 7)
    #expect(screen.text == fresh.text)
  }
}
