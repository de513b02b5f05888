import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("What only shows something") struct StatusTests {
  private struct Gauges: Component {
    func render(state: Void) -> Node {
      VStack(alignment: .stretch) {
        Gauge("Memory", value: 8, in: 0...16)
        Gauge("CPU", value: 0.25, caption: "25 %")
        Gauge(value: .nan, in: 0...1, caption: "?")
        Gauge("Too much", value: 5, in: 0...4)
      }
    }
  }

  @Test("A gauge shows a number on a line")
  func gauge() throws {
    let screen = TestScreen(Gauges(), columns: 24, rows: 4)
    #expect(
      screen.text == """
        Memory ━━━━━━━━─────── 8
        CPU ━━━━─────────── 25 %
        ────────────────────── ?
        Too much ━━━━━━━━━━━━━ 5
        """)
    let memory = try screen.element(.gauge, "Memory")
    #expect(memory.value == "8")
    for columns in 1...20 {
      #expect(TestScreen(Gauges(), columns: columns, rows: 4).failure == nil)
    }
  }

  @Test("Gauges of a form begin and end alike")
  func inForm() {
    struct Page: Component {
      func render(state: Void) -> Node {
        Form {
          Gauge("Memory", value: 8, in: 0...16)
          Gauge("CPU", value: 0.25, caption: "25 %")
          LabeledContent("Disks", value: "2")
        }
      }
    }
    #expect(
      TestScreen(Page(), columns: 24, rows: 4).text == """
        Memory  ━━━━━━─────    8
        CPU     ━━━──────── 25 %
        Disks   2
        """)
  }

  @Test("A skeleton has the shape of a text")
  func skeleton() throws {
    struct Loading: Component {
      func render(state: Void) -> Node {
        Skeleton(lines: 3)
        Skeleton(lines: -5)
      }
    }
    let screen = TestScreen(Loading(), columns: 10, rows: 5)
    #expect(
      screen.text == """
        ░░░░░░░░░░
        ░░░░░░░░░░
        ░░░░░░
        ░░░░░░░░░░
        """)
    #expect(screen.all(.progressView).map(\.value) == ["busy", "busy"])
    // Where there are surfaces, it is no heavier than the text it stands for.
    let tinted = TestScreen(Loading(), columns: 10, rows: 5, theme: .nord, colorScheme: .dark)
    #expect(tinted.text.hasPrefix("▄▄▄▄▄▄▄▄▄▄\n▄▄▄▄▄▄▄▄▄▄\n▄▄▄▄▄▄\n"))
    #expect(tinted.style(row: 2, column: 5).foreground == Theme.nord.dark.field)
  }

  @Test("A status bar goes from edge to edge, in one row")
  func statusBar() {
    struct Screen: Component {
      func render(state: Void) -> Node {
        VStack(alignment: .stretch) {
          Spacer()
          StatusBar {
            Text("3 files and some more")
            Spacer()
            Text("UTF-8")
          }
        }
      }
    }
    #expect(
      TestScreen(Screen(), columns: 40, rows: 2).text
        == "\n 3 files and some more            UTF-8")
    let narrow = TestScreen(Screen(), columns: 20, rows: 5).text
    #expect(narrow == "\n\n\n\n 3 files an…    UT…")
    let colored = TestScreen(Screen(), columns: 40, rows: 2, theme: .nord, colorScheme: .dark)
    #expect(colored.style(row: 1, column: 0) == colored.style(row: 1, column: 39))
    #expect(colored.style(row: 1, column: 0) != colored.style(row: 0, column: 0))
  }
}
