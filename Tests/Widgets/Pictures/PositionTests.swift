import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("Positioned content") struct PositionTests {
  @Test("Absolute content leaves no gap, and has its distances from the stack's edges")
  func absolute() {
    #expect(
      picture(10, 4) {
        VStack(alignment: .stretch) {
          Text("one")
          Text("3").position(.absolute, top: 0, right: 0)
          Text("z").position(.absolute, right: 2, bottom: 0)
          Text("two")
        }.border()
      } == """
        ┌────────┐
        │one    3│
        │two  z  │
        └────────┘
        """)
  }

  @Test("Two opposite distances are a size")
  func stretched() {
    #expect(
      still(8, 3) {
        VStack {
          Text("one")
          Text("").background(.red).position(.absolute, top: 1, right: 1, bottom: 0, left: 2)
        }.frame(width: 8, height: 3)
      }.styledText == """
        one
        -----

          aaaaa
          aaaaa
        -----
        a: brightWhite on red
        """)
  }

  @Test("Relative content is moved, and leaves its room free")
  func relative() {
    #expect(
      picture(8, 3) {
        VStack {
          Text("a")
          Text("b").position(.relative, top: 1, left: 2)
          Text("c")
        }
      } == "a\n\nc b")
  }

  @Test("Overlapping content is painted in order, whichever of it changes")
  func overlapping() {
    let screen = TestScreen(
      Fixture("under") { text in
        VStack {
          Text(text)
          Text("##").position(.absolute, top: 0, left: 1)
        }
      }, columns: 6, rows: 1)
    #expect(screen.text == "u##er")
    screen.change { $0 = "other" }
    #expect(screen.text == "o##er")
  }

  @Test("Distances can be shares of the stack")
  func percent() {
    #expect(
      picture(9, 1) {
        VStack {
          Text("x").position(.absolute, inset: Edges(top: 0, left: .percent(50)))
        }.frame(width: 8, height: 1)
      } == "    x")
  }
}
