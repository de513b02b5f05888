import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("Margins, shares and ratios") struct MarginTests {
  @Test("A margin is outside border and background, at the given edges")
  func cells() {
    let screen = still(9, 6) {
      VStack {
        Text("a").background(.red).margin(.leading, 2).margin(.top, 1)
        Text("b").border().margin(1)
      }
    }
    #expect(screen.text == "\n  a\n\n ┌─┐\n │b│\n └─┘")
    #expect(screen.style(row: 1, column: 2).background == .red)
    #expect(screen.style(row: 1, column: 1).background == nil)
    #expect(screen.style(row: 0, column: 2).background == nil)
  }

  @Test("An automatic margin gets the free room")
  func auto() {
    #expect(
      picture(12, 1) {
        HStack {
          Text("left")
          Text("right").margin(.leading, .auto)
        }
        .frame(width: 12)
      } == "left   right")
    #expect(
      picture(7, 3) {
        FlexBox { Text("mid").margin(.auto) }.frame(width: 7, height: 3)
      } == "\n  mid")
    #expect(
      picture(6, 4) {
        VStack {
          Text("top")
          Text("end").margin(.top, .auto)
        }
        .frame(height: 4)
      } == "top\n\n\nend")
  }

  @Test("Negative margins overlap the sibling; percentages are shares of the width")
  func others() {
    #expect(
      picture(8, 4) {
        VStack {
          Text("one").border()
          Text("two").margin(.top, -2).margin(.leading, 2)
        }
      } == "┌───┐\n│otwo")
    #expect(picture(10, 1) { Text("x").margin(.leading, .percent(50)) } == "     x")
  }

  @Test("Percentages of width and height are shares of the container")
  func shares() {
    #expect(
      picture(12, 4) {
        HStack(spacing: 0) {
          Text("").border().frame(width: .percent(25), height: .percent(50))
          Text("").border().frame(width: .percent(50), height: 3)
        }
        .frame(width: 12, height: 4)
      } == "┌─┐┌────┐\n└─┘│    │\n   └────┘")
    #expect(
      picture(20, 3) {
        HStack(spacing: 0) {
          Text("").border().frame(maxWidth: .percent(30))
          Text("").border().frame(minWidth: .percent(25))
        }
        .frame(width: 20, height: 3)
      } == "┌────┐┌───┐\n│    ││   │\n└────┘└───┘")
  }

  @Test("A percentage follows the container's size")
  func resizing() {
    let screen = still(10, 1) {
      HStack(spacing: 0) {
        Text("a").frame(width: .percent(50))
        Text("b")
      }
      .frame(maxWidth: .infinity)
    }
    #expect(screen.text == "a    b")
    screen.resize(columns: 20, rows: 1)
    #expect(screen.text == "a         b")
  }

  @Test("A padding in percent offsets content as laid out")
  func padding() {
    let screen = still(20, 3) {
      VStack { Text("text").padding(Edges(horizontal: .percent(10))).background(.blue) }
        .frame(width: 20)
    }
    #expect(screen.text == "  text")
    #expect(screen.style(row: 0, column: 0).background == .blue)
    #expect(screen.style(row: 0, column: 7).background == .blue)
    #expect(screen.style(row: 0, column: 8).background == nil)
  }

  @Test("With a ratio one side follows from the other, before or after a frame")
  func ratios() {
    let expected = "┌──────┐\n│x     │\n│      │\n└──────┘"
    #expect(
      picture(10, 5) {
        HStack { Text("x").border().aspectRatio(2).frame(height: 4) }
      } == expected)
    #expect(
      picture(10, 5) {
        HStack { Text("x").border().frame(height: 4).aspectRatio(2) }
      } == expected)
    #expect(
      picture(10, 5) { Text("x").border().frame(width: 8).aspectRatio(2).node(for: Still.self) }
        == expected)
    #expect(
      tree(Fixture(0) { _ in Text("x").aspectRatio(2).frame(width: 8).background(.red) })
        .elements.count == 1)
    #expect(picture(5, 2) { Text("x").aspectRatio(nil).border().node(for: Still.self) } != "")
  }
}
