import Recurse
import RecurseTesting
import Testing
import WidgetFixture

private struct Taps: Equatable { var log: [String] = [] }

private struct Row: Component {
  enum Output: Equatable, Sendable { case opened(Int) }
  var number: Int

  func render(state: Void) -> Node {
    Text("row \(number)").onTapGesture { _, emit in emit(.opened(number)) }
  }
}

@MainActor
@Suite("Taps") struct TapTests {
  @Test("run the transition of the innermost content with a handler")
  func innermost() throws {
    let screen = TestScreen(
      Fixture(Taps()) { _ in
        VStack {
          Text("inner").onTapGesture { $0.log.append("inner") }
          Text("other")
        }.onTapGesture { $0.log.append("outer") }
        Text("outside")
      }, columns: 10, rows: 4)
    try screen.click("inner")
    try screen.click("other")
    try screen.click("outside")
    #expect(screen.state.log == ["inner", "outer"])
  }

  @Test("may emit, from a component too")
  func emits() throws {
    let screen = TestScreen(
      Fixture(Taps()) { _ in
        ForEach(0..<3, id: \.self) { number in
          Row(number: number).on { state, output in state.log.append("\(output)") }
        }
      }, columns: 10, rows: 4)
    try screen.click("row 1")
    #expect(screen.state.log == ["opened(1)"])
  }

  @Test("need press and release in one cell")
  func dragged() {
    let screen = TestScreen(
      Fixture(Taps()) { _ in
        Text("one").onTapGesture { $0.log.append("one") }
        Text("two").onTapGesture { $0.log.append("two") }
      }, columns: 3, rows: 2)
    screen.drag(from: CellPoint(column: 0, row: 0), to: CellPoint(column: 0, row: 1))
    #expect(screen.state.log.isEmpty)
    screen.drag(from: CellPoint(column: 0, row: 0), to: CellPoint(column: 2, row: 0))
    #expect(screen.state.log.isEmpty)
  }

  @Test("are counted where they quickly follow each other in one place")
  func doubleClick() async {
    let screen = TestScreen(
      Fixture(Taps()) { _ in
        Text("a row").onTapGesture(count: 2) { $0.log.append("double") }
          .onTapGesture { $0.log.append("single") }
      }, columns: 10, rows: 1)
    screen.click(column: 1, row: 0, count: 2)
    #expect(screen.state.log == ["single", "double"])
    await screen.advance(by: .seconds(1))
    screen.click(column: 1, row: 0)
    await screen.advance(by: .milliseconds(600))
    screen.click(column: 1, row: 0)
    screen.click(column: 2, row: 0)
    #expect(screen.state.log == ["single", "double", "single", "single", "single"])
    screen.click(column: 2, row: 0, count: 3)
    #expect(screen.state.log.suffix(3) == ["double", "single", "double"])
  }

  @Test("do not include presses that a button or a field handles")
  func widgets() throws {
    let screen = TestScreen(
      Fixture(Taps()) { _ in
        VStack {
          Button("go") { $0.log.append("button") }
          TextField("f", text: "") { _, _ in }
          Text("text")
        }.onTapGesture { $0.log.append("stack") }
      }, columns: 10, rows: 3)
    try screen.click("go")
    try screen.click("f")
    #expect(screen.focused?.label == "f")
    try screen.click("text")
    #expect(screen.state.log == ["button", "stack"])
  }

  @Test("bubble past disabled content")
  func disabled() throws {
    let screen = TestScreen(
      Fixture(Taps()) { _ in
        VStack {
          VStack { Text("x").onTapGesture { $0.log.append("inside") } }.disabled()
        }.onTapGesture { $0.log.append("outside") }
      }, columns: 10, rows: 3)
    try screen.click("x")
    #expect(screen.state.log == ["outside"])
  }
}
