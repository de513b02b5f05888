import Recurse
import RecurseTesting
import Testing

@MainActor
@Suite("Boxes with a position") struct PositionTests {
  @Test("An absolute box takes no room, and stands at its distances from the stack's edges")
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
        a: on red
        """)
  }

  @Test("A relative box is moved and keeps its room")
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

  @Test("What lies over others is painted over them, whichever of them changes")
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

  @Test("Shares of the stack are distances too")
  func percent() {
    #expect(
      picture(9, 1) {
        VStack {
          Text("x").position(.absolute, inset: Edges(top: 0, left: .percent(50)))
        }.frame(width: 8, height: 1)
      } == "    x")
  }
}
