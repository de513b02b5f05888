import Recurse
import RecurseCharts
import RecurseTesting
import Testing

/// A chart and something else that has the focus.
private struct Pair: Component {
  struct State { let samples: [Load] = .waves(33) }
  let initialState = State()

  func render(state: State) -> Node {
    Chart(\.samples) { LineMark(x: \.time, y: \.value).foreground(by: \.host) }
    Button("Other") { _ in }
  }
}

/// A chart above lines that scroll with it.
private struct Scrolled: Component {
  struct State { let samples: [Load] = .waves(33) }
  let initialState = State()

  func render(state: State) -> Node {
    ScrollView {
      Chart(\.samples) { LineMark(x: \.time, y: \.value) }.frame(height: 8)
      for index in 0..<20 { Text("line \(index)") }
    }
  }
}

@MainActor @Suite("The cursor of a chart on a screen") struct ChartCursorTests {
  private func screen(_ columns: Int = 44, _ rows: Int = 10) -> TestScreen<Page> {
    TestScreen(Page(samples: .waves(33)), columns: columns, rows: rows)
  }

  private func value(_ screen: TestScreen<Page>) throws -> String? {
    try screen.element(.chart, "").value
  }

  @Test("begins at the last data, and moves to the next")
  func arrows() throws {
    let screen = screen()
    #expect(try value(screen) == nil)
    screen.press(.left)
    #expect(try value(screen) == "32: web 0, db 8")
    #expect(
      screen.picture == """
        10 ⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠈⠁⠁⠁⠁⠁⠈⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁ 32      ⠁│
           ⢄     ⠂  ⢀⢄ ⠐     ⠐⢀▲    ⠂   ⢀ ● web 0 ⢀▲
           ⠈⠢▲   ⠂ ⡔⠁⠈⠢●     ⡔⠁⠈⠢⡀  ⠂  ⡔⠁ ▲ db 8  ⠁│
         5 ⡀⡀⠈⢆⡀⡀●⠊⡀⡀⡀⡀⠈⢆⡀⡀⡠⠊⢀⡀⡀⡀⠈⢆⡀⡀⡠⠊⡀⡀⡀⡀⠈⢆⡀⡀⡠⠊⡀⡀│
           ⠂   ⠣⡜⠂     ⠐ ⠣⡜  ⠐     ⠣⡜     ⠂  ⠣⡜ ⠐  │
           ⠂  ⡠⠊⠘⢄     ⠐⡠▲⠘⢄ ⠐    ⡠●⠘▲    ⠂ ⡠⠊⠘●⠐  │
           ⠂⢀⠔⠁  ⠂⠑▲  ⢀⠔⠁   ⠑●  ⢀⠔⠁ ⠂ ⠑⡄  ⢀▲⠁   ⠑⡄ │
         0 ●⠁⡀⡀⡀⡀⡀⡀⠈⠢⡰⠁⢀⡀⡀⡀⡀⡀⠈⠢⡰⠁⡀⡀⡀⡀⡀⡀⠈⠢⡰⠁⡀⡀⡀⡀⡀⢀⠈⠢●
           0     5     10    15     20    25    30
        ● web  ▲ db
        """)
    screen.press(.left, .left)
    #expect(try value(screen) == "30: web 2, db 6")
    screen.press(.home)
    #expect(try value(screen) == "0: web 0, db 8")
    #expect(
      screen.picture == """
        10 │⠁ 0       ⠁⠈⠁⠁⠁⠁⠁⠈⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠈⠁⠁⠁
           ▲  ● web 0  ⠐     ⠐⢀▲    ⠂   ⢀●⠂     ⠐ ⢀⠄
           ⠈⠢ ▲ db 8  ⠢●     ⡔⠁⠈⠢⡀  ⠂  ⡔⠁⠈⠢⡀    ⠐▲⠁
         5 │⡀⠈⢆⡀⡀●⠊⡀⡀⡀⡀⠈⢆⡀⡀⡠⠊⢀⡀⡀⡀⠈⢆⡀⡀⡠⠊⡀⡀⡀⡀⠈⢆⡀⡀⡠⠊⡀⡀⡀
           │   ⠣⡜⠂     ⠐ ⠣⡜  ⠐     ⠣⡜     ⠂  ⠣⡜ ⠐
           │  ⡠⠊⠘⢄     ⠐⡠▲⠘⢄ ⠐    ⡠●⠘▲    ⠂ ⡠⠊⠘●⠐
           │⢀⠔⠁  ⠂⠑▲  ⢀⠔⠁   ⠑●  ⢀⠔⠁ ⠂ ⠑⡄  ⢀▲⠁   ⠑⡄
         0 ●⠁⡀⡀⡀⡀⡀⡀⠈⠢⡰⠁⢀⡀⡀⡀⡀⡀⠈⠢⡰⠁⡀⡀⡀⡀⡀⡀⠈⠢⡰⠁⡀⡀⡀⡀⡀⢀⠈⠢⡀
           0     5     10    15     20    25    30
        ● web  ▲ db
        """)
    screen.press(.right)
    #expect(try value(screen) == "1: web 1, db 7")
    screen.press(.end)
    #expect(try value(screen) == "32: web 0, db 8")
    screen.press(.escape)
    #expect(try value(screen) == nil)
  }

  @Test("at the end follows new data, and elsewhere stays until the data leaves")
  func following() throws {
    let screen = screen()
    screen.press(.end)
    screen.change { $0.samples = Array([Load].waves(34).dropFirst(2)) }
    #expect(try value(screen) == "33: web 1, db 7")
    screen.press(.home)
    #expect(try value(screen) == "1: web 1, db 7")
    screen.change { $0.samples.removeFirst(2) }
    #expect(try value(screen) == nil)
  }

  @Test("is where the mouse is, and is gone with it")
  func mouse() throws {
    let screen = TestScreen(
      Page(samples: .waves(33)), columns: 44, rows: 10, colorScheme: .dark)
    screen.moveMouse(column: 20, row: 4)
    #expect(try value(screen) == "14: web 2, db 6")
    screen.moveMouse(column: 2, row: 9)
    #expect(try value(screen) == nil)
    screen.click(column: 20, row: 4)
    screen.moveMouse(column: 2, row: 9)
    #expect(try value(screen) == "14: web 2, db 6")
  }

  @Test("is shown in one line where there is no room for a box")
  func line() {
    let screen = screen(20, 5)
    screen.press(.left)
    #expect(
      screen.picture == """
        32  ● web 0  ▲ db 8
           ⠘⢄⢀⠎⠘⢄⢀⠎⠘⢄⢀⠎⠘⢄⢀⠎│
           ⠂⡨▲  ⡨●  ⡨⢣  ⡨▲⠂│
         0 ●⠁⡀⠱⡔⠁⡀⠱⡔⠁⡀⠱⡔⠁⡀⠱●
           0    10   20   30
        """)
  }

  @Test("moves down along level bars")
  func levelBars() throws {
    let samples = ["Swift", "Rust", "C"].enumerated().map {
      Load(time: 0, value: Double(3 - $0.offset), host: $0.element)
    }
    let page = Page(samples: samples) { Chart(\.samples) { BarMark(x: \.value, y: \.host) } }
    let screen = TestScreen(page, columns: 40, rows: 8)
    screen.press(.home)
    #expect(try value(screen) == "Swift: 3")
    screen.press(.down)
    #expect(try value(screen) == "Rust: 2")
    #expect(
      screen.picture == """
        Swift ██████████████████████████████▌
              ██████████████████████████████▌
         Rust ████████████████████●─────────────
              ████████████████████▎    ⠂    ⠂
            C ██████████▏    ⠂    ⠂    ⠂    ⠂
              ██████████▏    ⠂    ⠂    ⠂   Rust
              ⠂    ⠂    ⠂    ⠂    ⠂    ⠂   2
              0   0.5   1   1.5   2   2.5   3
        """)
  }

  @Test("is hidden while something else has the focus")
  func focus() throws {
    let screen = TestScreen(Pair(), columns: 44, rows: 11)
    let value = { try screen.element(.chart, "").value }
    screen.press(.end)
    #expect(try value() == "32: web 0, db 8")
    screen.press(.tab)
    #expect(try value() == nil)
    screen.press(.tab)
    #expect(try value() == "32: web 0, db 8")
  }

  @Test("keeps the wheel with Ctrl where it shows everything: the page around does not scroll")
  func wheelAtTheEnd() {
    let screen = TestScreen(Scrolled(), columns: 44, rows: 10)
    screen.wheel(.down, column: 20, row: 3, modifiers: .control)
    #expect(screen.shows("line 1") && !screen.shows("line 4"))
    screen.wheel(.down, column: 20, row: 3)
    #expect(screen.shows("line 4"))
  }

  @Test("shows the very first and the very last data, also of many in a column")
  func ends() throws {
    let screen = TestScreen(
      Page(samples: (0..<200).map { Load(time: Double($0), value: Double($0 % 50)) }),
      columns: 30, rows: 8)
    screen.press(.end)
    #expect(try screen.element(.chart, "").value == "199: web 49")
    screen.press(.home)
    #expect(try screen.element(.chart, "").value == "0: web 0")
    screen.change { $0.samples.append(Load(time: 200, value: 7)) }
    screen.press(.end)
    #expect(try screen.element(.chart, "").value == "200: web 7")
  }

  @Test("zooms and moves what is in sight, and goes on beyond its edges")
  func zoom() throws {
    let screen = screen()
    screen.press(.home)
    screen.type("+++")
    #expect(screen.rows[8] == "   0   1   2   3   4    5   6   7   8   9")
    screen.press(.right.with(.shift))
    #expect(screen.rows[8] == "   1   2   3   4    5   6   7   8   9    10")
    screen.press(.end)
    #expect(screen.rows[8] == "     23  24  25  26  27   28  29  30  31  32")
    screen.press(.home)
    #expect(screen.rows[8] == "   0   1   2   3   4    5   6   7   8   9")
    for _ in 0..<12 { screen.press(.right) }
    #expect(try value(screen) == "12: web 4, db 4")
    screen.type("0")
    #expect(screen.rows[8] == "   0     5     10    15     20    25    30")
    screen.wheel(.up, column: 40, row: 3, modifiers: .control)
    #expect(screen.rows[8] == "   10        15       20       25        30")
    screen.type("-")
    #expect(screen.rows[8] == "   0     5     10    15     20    25    30")
    screen.type("-")
    #expect(screen.unhandled.count == 1)
  }

  @Test("moves with a drag, which moves what is in sight if there is more")
  func drag() throws {
    let screen = screen()
    // Everything is in sight, so the cursor goes with the mouse.
    screen.drag(from: CellPoint(column: 10, row: 3), to: CellPoint(column: 20, row: 3))
    screen.moveMouse(column: 2, row: 9)
    #expect(try value(screen) == "14: web 2, db 6")
    screen.press(.home)
    screen.type("+++")
    let before = screen.rows[8]
    screen.drag(from: CellPoint(column: 30, row: 3), to: CellPoint(column: 12, row: 4))
    #expect(screen.rows[8] != before)
    screen.drag(from: CellPoint(column: 12, row: 3), to: CellPoint(column: 30, row: 3))
    #expect(screen.rows[8] == before)
    // It stops at the end of the data.
    screen.drag(from: CellPoint(column: 12, row: 3), to: CellPoint(column: 30, row: 3))
    #expect(screen.rows[8] == before)
  }

  @Test("has hints of its keys, those that have an effect")
  func hints() {
    let page = Page(samples: .waves(33)) {
      VStack(alignment: .stretch) {
        Chart(\.samples) { LineMark(x: \.time, y: \.value).foreground(by: \.host) }
        KeyHints()
      }
    }
    let screen = TestScreen(page, columns: 80, rows: 12)
    let hints = {
      // Before the hints of every app.
      var shown = (screen.rows.last ?? "").prefix { $0 != "F" }
      while shown.last == " " { shown.removeLast() }
      return String(shown)
    }
    #expect(hints() == "←/→ Move  +/- Zoom")
    screen.press(.end)
    screen.type("+")
    #expect(hints() == "←/→/[/] Move  +/-/0 Zoom  Esc Clear")
    screen.press(.escape)
    screen.type("0")
    #expect(hints() == "←/→ Move  +/- Zoom")
  }
}
