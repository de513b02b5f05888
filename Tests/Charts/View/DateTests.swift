import Foundation
import Recurse
import RecurseCharts
import RecurseFoundation
import RecurseTesting
import Testing

private struct Measurement: Equatable {
  var date: Date
  var value: Double
}

private struct Weather: Component {
  var zone = 0

  func render(state: Void) -> Node {
    // 2026-11-27 12:00:00 UTC and each hour after it.
    let hours = (0...6).map {
      Measurement(date: Date(timeIntervalSince1970: 1_795_780_800 + Double($0) * 3_600), value: 2)
    }
    Chart(of: hours) { LineMark(x: \.date, y: \.value) }.chartTimeZone(secondsFromGMT: zone)
  }
}

@MainActor @Suite("A chart of dates") struct DateTests {
  @Test("has ticks at round times, and says the date at its cursor")
  func dates() throws {
    let screen = TestScreen(Weather(), columns: 44, rows: 6)
    #expect(screen.text.contains("12:00") && screen.text.contains("18:00"))
    screen.press(.end)
    #expect(try screen.element(.chart, "").value == "2026-11-27 18:00:00: 2")
    let berlin = TestScreen(Weather(zone: 3_600), columns: 44, rows: 6)
    berlin.press(.end)
    #expect(try berlin.element(.chart, "").value == "2026-11-27 19:00:00: 2")
  }
}
