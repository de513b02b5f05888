import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("Borders, padding and frames") struct BoxTests {
  @Test("A panel has a border with a title around its parent's nodes")
  func panels() {
    #expect(
      picture(10, 4) { Panel(title: "T").content { Text("hi") } } == """
        ╭─ T ────╮
        │ hi     │
        ╰────────╯
        """)
    #expect(
      picture(6, 3) { Panel(title: "Users", border: .rounded).content { Text("hi") } } == """
        ╭─ …─╮
        │ hi │
        ╰────╯
        """)
    #expect(
      picture(4, 3) { Panel(title: "T", border: .double).content { Text("hi") } } == """
        ╔══╗
        ╚══╝
        """)
  }

  @Test("A border changes its title, its line and its colour")
  func borderChanges() {
    let screen = TestScreen(
      Fixture(0) { state in
        Text("x").border(
          state == 1 ? .heavy : .single, title: state == 2 ? "n" : "m",
          color: state == 3 ? .red : nil
        )
        .onKey(.character("+")) { $0 += 1 }
      }, columns: 7, rows: 3)
    #expect(screen.text == "┌─ m ─┐\n│x    │\n└─────┘")
    screen.type("+")
    #expect(screen.text == "┏━ m ━┓\n┃x    ┃\n┗━━━━━┛")
    screen.type("+")
    #expect(screen.text == "┌─ n ─┐\n│x    │\n└─────┘")
    screen.type("+")
    #expect(screen.style(row: 0, column: 0).foreground == .red)
    #expect(screen.style(row: 1, column: 1).foreground == nil)
  }

  @Test("Padding adds free cells at each edge")
  func padding() {
    #expect(
      picture(9, 6) {
        HStack(spacing: 0) {
          Text("a").padding()
          Text("b").padding(horizontal: 1)
          Text("c").padding(Edges(top: 2, left: 1))
        }
      } == "    b\n a\n       c")
    #expect(
      picture(8, 3) { HStack { Text("x").padding(horizontal: 1).border() } } == """
        ┌───┐
        │ x │
        └───┘
        """)
  }

  @Test("A border is not covered by content that is larger")
  func borderOverflow() {
    #expect(
      picture(5, 4) {
        VStack(alignment: .stretch) { ForEach(0..<9, id: \.self) { Text("\($0)23456") } }
          .border().frame(height: 3)
        Text("end")
      } == """
        ┌───┐
        │023│
        └───┘
        end
        """)
    #expect(
      picture(7, 3) {
        HStack {
          HStack(spacing: 0) {
            Text("abcd").frame(minWidth: 4)
            Text("efgh").frame(minWidth: 4)
          }.border().frame(width: 6, height: 3)
        }
      } == """
        ┌────┐
        │abcd│
        └────┘
        """)
  }

  @Test("A frame sets a size, within a minimum and a maximum")
  func frames() {
    #expect(
      picture(12, 4) {
        HStack(spacing: 0) {
          Text("a").frame(width: 3)
          Text("b").frame(minWidth: 2)
          Text("cdef").lineLimit(1).frame(maxWidth: 3)
          Text("g")
        }
        Text("h").frame(height: 2)
        Text("i")
      } == """
        a  b cd…g
        h

        i
        """)
  }

  @Test("Shares divide the room of a row")
  func flex() {
    #expect(
      picture(12, 2) {
        HStack(spacing: 0) {
          Text("a").flex(grow: 1, basis: 0)
          Text("b").flex(grow: 2, basis: 0)
          Text("c")
        }
      } == "a   b      c")
    #expect(
      picture(6, 3) {
        HStack(spacing: 0) {
          Text("1\n2\n3")
          Text("x").alignSelf(.end)
        }
      } == "1\n2\n3x")
  }

  @Test("A background fills its content's area and nothing else")
  func backgrounds() {
    #expect(
      still(6, 2) {
        HStack {
          Text("a").frame(width: 3).background(.red)
          Text("b")
        }
      }.styledText == """
        a   b
        -----
        aaa
        -----
        a: brightWhite on red
        """)
  }

  @Test("Disabled content is gray, and what is around it is not")
  func disabled() {
    let screen = still(8, 2) {
      VStack {
        Button("a") { _ in }
        Text("b")
      }.disabled()
      Text("c")
    }
    #expect(screen.style(row: 0, column: 2).description == "#767676")
    #expect(screen.style(row: 1, column: 0).description == "#767676")
    #expect(
      still(8, 2) { Text("c").disabled(false) }.style(row: 0, column: 0).description == "plain")
  }
}
