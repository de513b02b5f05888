import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("Lines that meet join") struct JoinTests {
  @Test("A divider joins the border at its end")
  func dividers() {
    #expect(
      picture(9, 5) {
        VStack(alignment: .stretch) {
          Text("a")
          Divider()
          Text("b")
        }.border()
      } == """
        ┌───────┐
        │a      │
        ├───────┤
        │b      │
        └───────┘
        """)
    #expect(
      picture(9, 3) {
        HStack(spacing: 0) {
          Text("a")
          Divider()
          Text("b")
          Spacer()
        }.border(.rounded)
      } == """
        ╭─┬─────╮
        │a│b    │
        ╰─┴─────╯
        """)
  }

  @Test("Dividers that cross by touching join, and text between ends them")
  func crossing() {
    #expect(
      picture(7, 5) {
        VStack(alignment: .stretch) {
          HStack(spacing: 0) {
            Text("a")
            Divider()
            Text("b")
          }
          Divider()
          HStack(spacing: 0) {
            Text("c")
            Divider()
            Text("d")
          }
        }.border()
      } == """
        ┌─┬───┐
        │a│b  │
        ├─┼───┤
        │c│d  │
        └─┴───┘
        """)
  }

  @Test("A title is not joined")
  func titles() {
    #expect(
      picture(9, 3) {
        HStack(spacing: 0) {
          Text("ab")
          Divider()
          Spacer()
        }.border(title: "T")
      } == """
        ┌─ T ───┐
        │ab│    │
        └──┴────┘
        """)
  }

  @Test("Bordered nodes in a stack with a spacing of −1 share their line")
  func sharedLines() {
    #expect(
      picture(11, 5) {
        VStack(spacing: -1) {
          HStack(spacing: -1) {
            Text("a").border()
            Text("bb").border()
            Text("c").border()
          }
          Text("dddd").border()
        }
      } == """
        ┌─┬──┬─┐
        │a│bb│c│
        ├─┴──┼─┘
        │dddd│
        └────┘
        """)
  }

  @Test("Lines of several weights join with the character that Unicode has, or the nearest")
  func weights() {
    func box(_ border: Border) -> String {
      picture(5, 4) {
        VStack(alignment: .stretch) {
          Divider()
          Text("x")
        }.border(border)
      }
    }
    #expect(box(.heavy) == "┏━━━┓\n┠───┨\n┃x  ┃\n┗━━━┛")
    #expect(box(.double) == "╔═══╗\n╟───╢\n║x  ║\n╚═══╝")
    #expect(
      picture(5, 3) {
        HStack(spacing: -1) {
          Text("a").border(.double)
          Text("b").border(.single)
        }
      } == "╔═╦─┐\n║a║b│\n╚═╩─┘")
  }

  @Test("Borders beside each other are two lines, and some join nothing at all")
  func apart() {
    #expect(
      picture(6, 3) {
        HStack(spacing: 0) {
          Text("a").border()
          Text("b").border()
        }
      } == "┌─┐┌─┐\n│a││b│\n└─┘└─┘")
    #expect(
      picture(4, 4) {
        VStack(alignment: .stretch) {
          Divider()
          Text("x")
        }.border(joins: false)
      } == "┌──┐\n│──│\n│x │\n└──┘")
  }

  @Test("Layers join none of the lines behind them")
  func layers() {
    #expect(
      picture(9, 5) {
        ZStack {
          VStack(alignment: .stretch) {
            Text("")
            Divider()
            Text("")
          }.border().flex(grow: 1)
          Text("x").border()
        }
      } == """
        ┌───────┐
        │  ┌─┐  │
        ├──│x│──┤
        │  └─┘  │
        └───────┘
        """)
  }

  @Test("A line that is inserted, removed or changed gives the joins of a fresh picture")
  func changes() {
    let screen = TestScreen(
      Fixture(0) { state in
        VStack(alignment: .stretch) {
          Text("a")
          if state > 0 { Divider() }
          if state == 2 { Text("x") }
          HStack(spacing: state == 3 ? 2 : 0) {
            Text("b")
            Divider()
            Text(state == 4 ? "longer" : "c")
          }
        }.border(state == 5 ? .heavy : .single)
      }, columns: 10, rows: 6)
    for state in [1, 2, 0, 3, 1, 4, 5, 2, 0] {
      screen.change { $0 = state }
      let fresh = TestScreen(
        Fixture(state) { state in
          VStack(alignment: .stretch) {
            Text("a")
            if state > 0 { Divider() }
            if state == 2 { Text("x") }
            HStack(spacing: state == 3 ? 2 : 0) {
              Text("b")
              Divider()
              Text(state == 4 ? "longer" : "c")
            }
          }.border(state == 5 ? .heavy : .single)
        }, columns: 10, rows: 6)
      #expect(screen.text == fresh.text)
    }
    #expect(screen.text.contains("┴"))
  }
}
