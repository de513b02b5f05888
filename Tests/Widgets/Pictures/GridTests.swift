import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("Grids and flows") struct GridTests {
  @Test("A column is as wide as its widest cell")
  func columns() {
    #expect(
      picture(20, 5) {
        Grid {
          GridRow {
            Text("a")
            Text("bbb")
            Text("c")
          }
          GridRow {
            Text("dddd")
            Text("e")
          }
        }
      } == """
        a    bbb c
        dddd e
        """)
  }

  @Test("Cells are aligned by grid, column and row")
  func alignment() {
    #expect(
      picture(20, 4) {
        Grid(alignment: .trailing, horizontalSpacing: 2) {
          GridRow {
            Text("name").gridColumnAlignment(.leading)
            Text("1")
            Text("x\ny")
          }
          GridRow(alignment: .bottom) {
            Text("n")
            Text("1000")
            Text("x\ny")
          }
        }
      } == """
        name     1  x
                    y
                    x
        n     1000  y
        """)
  }

  @Test("A field expands to the room that is left, a divider to the whole row")
  func flexible() {
    #expect(
      picture(16, 4) {
        Grid {
          GridRow {
            Text("Name")
            TextField("Name", text: "ada") { _, _ in }
            Text("!")
          }
          Divider()
          GridRow {
            Text("Of")
            Text("London")
          }
        }
      } == """
        Name ada       !
        ────────────────
        Of   London
        """)
  }

  @Test("Cells span several columns and rows")
  func spans() {
    #expect(
      picture(16, 5) {
        Grid(horizontalSpacing: 0) {
          GridRow {
            Text("1\n2\n3").border().gridCellRows(3)
            Text("two wide").gridCellColumns(2)
          }
          GridRow {
            Text("a")
            Text("b")
          }
          GridRow {
            Text("c")
            Text("d")
          }
        }
      } == """
        ┌─┐two wide
        │1│a   b
        │2│
        │3│c   d
        └─┘
        """)
  }

  @Test("A change in a cell moves its column, in one frame and as in a fresh grid")
  func changes() {
    let screen = TestScreen(
      Fixture("x") { text in
        Grid {
          GridRow {
            Text(text)
            Text("b")
          }
          GridRow {
            Text("c")
            Text("d")
          }
        }
      }, columns: 12, rows: 2)
    #expect(screen.text == "x b\nc d")
    screen.change { $0 = "long" }
    #expect(screen.text == "long b\nc    d")
    screen.change { $0 = "wide" }
    #expect(screen.text == "wide b\nc    d")
  }

  @Test("A row outside a grid is a row")
  func rowAlone() {
    #expect(
      picture(9, 1) {
        GridRow {
          Text("a")
          Text("b")
        }
      } == "ab")
  }

  @Test("A flow breaks its nodes into lines")
  func flows() {
    func flow(_ columns: Int, _ alignment: HorizontalAlignment = .leading) -> String {
      picture(columns, 6) {
        FlowStack(alignment: alignment) {
          ForEach(["one", "two", "three", "four"], id: \.self) { Text($0) }
        }
      }
    }
    #expect(flow(20) == "one two three four")
    #expect(flow(13) == "one two three\nfour")
    #expect(flow(9) == "one two\nthree\nfour")
    #expect(flow(9, .trailing) == "  one two\n    three\n     four")
    #expect(flow(9, .center) == " one two\n  three\n   four")
    #expect(
      picture(9, 6) {
        FlowStack(spacing: 2, lineSpacing: 1) {
          ForEach(["one", "two", "three"], id: \.self) { Text($0) }
        }
      } == "one  two\n\nthree")
  }

  @Test("A flow wraps in the room that its siblings leave")
  func flowInRow() {
    #expect(
      picture(12, 3) {
        HStack {
          Text("tags:")
          FlowStack { ForEach(["one", "two"], id: \.self) { Text($0) } }
        }
      } == "tags: one\n      two")
  }
}
