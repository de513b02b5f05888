import Recurse
import RecurseTesting
import Testing
import timer_demo

@MainActor
@Suite("Timer demo") struct TimerTests {
  private func picture(_ seconds: Int) -> String {
    " Seconds Elapsed: \(seconds)\n\n" + String(repeating: " ", count: 21) + "F1 Commands  q Quit"
  }

  @Test("The demo counts the seconds since its start")
  func counting() async {
    let screen = TestScreen(TimerDemo(), columns: 40, rows: 3)
    #expect(screen.text == picture(0))
    await screen.advance(by: .milliseconds(999))
    #expect(screen.text == picture(0))
    await screen.advance(by: .milliseconds(1))
    #expect(screen.text == picture(1))
    _ = screen.takeRecord()
    await screen.advance(by: .seconds(65))
    #expect(screen.text == picture(66))
    #expect(screen.takeRecord().frames == 65)
  }

  @Test("The label is a function of the seconds")
  func label() {
    let tree = tree(TimerDemo(), state: .init(seconds: 12))
    #expect(tree.hasText("Seconds Elapsed: 12"))
  }

  @Test("Where there is room the time has large digits, painted as cells")
  func face() {
    let screen = TestScreen(TimerDemo(), columns: 40, rows: 13, colorScheme: .dark)
    func accents(row: Int) -> String {
      String(
        (2..<38).map {
          screen.style(row: row, column: $0).background == Theme.standard.dark.accent ? "#" : " "
        })
    }
    #expect(
      (3..<8).map(accents) == [
        " ######  ######      ######  ###### ",
        " ##  ##  ##  ##  ##  ##  ##  ##  ## ",
        " ##  ##  ##  ##      ##  ##  ##  ## ",
        " ##  ##  ##  ##  ##  ##  ##  ##  ## ",
        " ######  ######      ######  ###### ",
      ])
    #expect(screen.text.contains("│ 00:00 ────────────────────── 01:00 │"))
  }

  @Test("In a low window the digits are three rows high")
  func low() {
    let screen = TestScreen(TimerDemo(), columns: 40, rows: 9, colorScheme: .dark)
    screen.change { $0.seconds = 754 }
    #expect(
      screen.text == """
         Seconds Elapsed: 754
          ╭──────────────────────────────────╮
          │         ▄█  ▀▀█ ▄ ▀▀█ █ █        │
          │          █  █▀▀ ▄ ▀▀█ ▀▀█        │
          │         ▀▀▀ ▀▀▀   ▀▀▀   ▀        │
          │                                  │
          │ 12:00 ━━━━━━━━━━━───────── 13:00 │
          ╰──────────────────────────────────╯
                            F1 Commands  q Quit
        """)
  }

  @Test("The face fits its window, also after an hour", arguments: [(80, 24), (300, 80), (50, 14)])
  func large(columns: Int, rows: Int) {
    let screen = TestScreen(TimerDemo(), columns: columns, rows: rows)
    screen.change { $0.seconds = 3605 }
    #expect(screen.text.contains("1:00:00 ") && screen.text.contains(" 1:01:00"))
    #expect(screen.text.contains("╰") && screen.text.hasSuffix("q Quit"))
  }

  @Test("q quits")
  func ending() {
    let screen = TestScreen(TimerDemo(), columns: 40, rows: 3)
    screen.type("x")
    #expect(screen.quitStatus == nil)
    screen.type("q")
    #expect(screen.quitStatus == 0)
  }
}
