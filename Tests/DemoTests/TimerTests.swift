import Recurse
import RecurseTesting
import Testing
import timer_demo

@MainActor
@Suite("Timer demo") struct TimerTests {
  private func picture(_ seconds: Int) -> String {
    "Seconds Elapsed: \(seconds)\n\n" + String(repeating: " ", count: 21) + "F1 Commands  q Quit"
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

  @Test("q quits")
  func ending() {
    let screen = TestScreen(TimerDemo(), columns: 40, rows: 3)
    screen.type("x")
    #expect(screen.quitStatus == nil)
    screen.type("q")
    #expect(screen.quitStatus == 0)
  }
}
