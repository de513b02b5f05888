import Recurse
import RecurseCore
import RecurseTerminal
import RecurseTesting
import Testing

@MainActor @Suite("Big text and bars on a terminal without UTF-8") struct BigTextTerminalTests {
  private struct Page: Component {
    func render(state: Void) -> Node {
      BigText("0123456789 AB")
      BigText("CDEF / °C, −1")
      BigText("-1,23:4.5+6% x")
      Gauge(
        segments: [
          BarSegment("Apps", value: 7), BarSegment("Photos", value: 12), BarSegment("c", value: 4),
        ], total: 32, caption: ""
      )
      .labelsInside().disabled()
    }
  }

  @Test("are ASCII")
  func ascii() {
    let screen = MemoryScreen(size: CellSize(columns: 60, rows: 10), isUTF8: false)
    let stage = Stage(Page(), on: screen, clock: AppClock(timeline: Timeline { .zero }))
    stage.present()
    #expect(
      screen.text == """
         _       _   _       _   _   _   _   _      _   _
        | |   |  _|  _| |_| |_  |_    | |_| |_|    |_| |_)
        |_|   | |_   _|   |  _| |_|   | |_|  _|    | | |_)
         _   _   _   _       /     _   _
        |   | \\ |_  |_      /     |_| |         _    |
        |_  |_/ |_  |      /          |_  ,          |
                   _   _           _       _
         _    |    _|  _| . |_|   |_  _|_ |_  o /
              | , |_   _| .   | .  _|  |  |_| / o    x
        ### Apps ####%%%%%%% Photos %%%%%%%%== c ==─────────────────
        """)
  }
}
