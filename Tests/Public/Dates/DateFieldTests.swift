import Foundation
import Recurse
import RecurseFoundation
import RecurseTesting
import Testing

private struct Page: Component {
  struct State: Equatable {
    var due = date(2026, 11, 23, 14, 30, 15)
    var done: Date?
    var ticks = 0
  }
  var calendar = testCalendar()
  var range: ClosedRange<Date>?
  var initialState = State()

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      DateField("Due", selection: \.due, in: range)
      TimeField("At", selection: \.due, in: range)
      DateField("Done", selection: \.done)
      TimeField("Done at", selection: \.done)
      Text("\(state.ticks)")
    }
    .environment(\.calendar, calendar)
    .environment(\.now, testNow)
  }
}

@MainActor @Suite("A field of a date") struct DateFieldTests {
  private func screen(_ page: Page = Page()) -> TestScreen<Page> {
    TestScreen(page, columns: 24, rows: 7)
  }

  private func write<Root: Component>(_ text: String, _ screen: TestScreen<Root>) {
    screen.press(.control("u"))
    screen.paste(text)
  }

  @Test("shows the day and the time, and what is to be typed where there is none")
  func picture() {
    #expect(
      screen().text == """
        2026-11-23             ▾
        14:30
        yyyy-mm-dd             ▾
        hh:mm
        0
        """)
  }

  @Test("changes the day and keeps the time, and the other way round")
  func parts() {
    let screen = screen()
    for text in ["2027-01-05", "2027/1/5", " 2027.01.5 ", "2027 1 05"] {
      screen.change { $0.due = date(2026, 11, 23, 14, 30, 15) }
      write(text, screen)
      screen.press(.tab, .shiftTab)
      #expect(screen.state.due == date(2027, 1, 5, 14, 30, 15))
      #expect(screen.line(0).hasPrefix("2027-01-05"))
    }
    screen.press(.tab)
    for (text, hour, minute) in [
      ("9:05", 9, 5), ("0:00", 0, 0), ("23.59", 23, 59), ("1430", 14, 30), ("905", 9, 5),
      ("7", 7, 0), ("12 am", 0, 0), ("12:15 PM", 12, 15), ("3p", 15, 0),
    ] {
      write(text, screen)
      screen.press(.tab, .shiftTab)
      #expect(screen.state.due == date(2027, 1, 5, hour, minute, 15), "\(text)")
    }
  }

  @Test("keeps what cannot be read, and says so")
  func unreadable() {
    let screen = screen()
    let due = screen.state.due
    for (text, message) in [
      ("23.11.2026", "Not a date like"), ("tomorrow", "Not a date like"),
      ("26-11-23", "Not a date like"), ("2026-02-30", "No such day"),
      ("2026-13-01", "No such day"), ("2026-00-10", "No such day"),
      ("", "Not a date like"),
    ] {
      write(text, screen)
      screen.press(.enter)
      #expect(screen.line(1) == "✗ \(message)", "\(text)")
      #expect(screen.state.due == due)
    }
    screen.change { $0.ticks = 1 }
    #expect(screen.line(1).hasPrefix("✗ Not a date"))
    screen.press(.tab)
    write("25:00", screen)
    screen.press(.enter)
    #expect(screen.text.contains("25:00\n✗ Not a time like 14:30"))
    for text in ["12:60", "13 pm", "0 am", "1:2:3", "noon", "-1", ":30", "99999"] {
      write(text, screen)
      screen.press(.enter)
      #expect(screen.state.due == due && screen.text.contains("✗ Not a time"), "\(text)")
    }
  }

  @Test("steps the part with the cursor")
  func steps() {
    let screen = screen()
    screen.press(.end, .up)
    #expect(screen.state.due == date(2026, 11, 24, 14, 30, 15))
    screen.press(.pageUp)
    #expect(screen.line(0).hasPrefix("2026-12-04"))
    screen.press(.left, .left, .left, .up)
    #expect(screen.line(0).hasPrefix("2027-01-04"))
    screen.press(.down, .down)
    #expect(screen.line(0).hasPrefix("2026-11-04"))
    screen.press(.home, .up)
    #expect(screen.line(0).hasPrefix("2027-11-04"))
    screen.press(.tab, .end, .up)
    #expect(screen.state.due == date(2027, 11, 4, 14, 31, 15))
    screen.press(.home, .pageDown, .pageDown)
    #expect(screen.state.due == date(2027, 11, 4, 18, 31, 15))
    screen.change { $0.due = date(2026, 1, 31) }
    screen.press(.shiftTab, .home)
    screen.press(.right, .right, .right, .right, .right, .up)
    #expect(screen.line(0).hasPrefix("2026-02-28"))
  }

  @Test("is empty while there is no date; a time makes one of today")
  func optional() {
    let screen = screen()
    screen.press(.tab, .tab)
    screen.press(.up)
    #expect(screen.state.done == date(2026, 11, 23, 0))
    screen.press(.control("u"))
    #expect(screen.state.done == date(2026, 11, 23, 0) && screen.line(2).hasPrefix("yyyy-mm-dd"))
    screen.press(.tab)
    #expect(screen.state.done == nil)
    screen.type("8:15")
    #expect(screen.state.done == date(2026, 11, 23, 8, 15))
    screen.press(.control("u"), .shiftTab)
    screen.type("2026-12-24")
    #expect(screen.state.done == date(2026, 12, 24, 0))
  }

  @Test("of an optional date with its time is emptied by the day")
  func pair() {
    struct Pair: Component {
      struct State { var end: Date? = date(2026, 12, 24, 18, 0) }
      var initialState: State { State() }
      func render(state: State) -> Node {
        DatePicker("End", selection: \.end)
          .environment(\.calendar, testCalendar()).environment(\.now, testNow)
      }
    }
    let screen = TestScreen(Pair(), columns: 40, rows: 3)
    #expect(screen.text == "End 2026-12-24            ▾ 18:00")
    screen.press(.tab, .control("u"))
    #expect(screen.state.end == date(2026, 12, 24, 18, 0))
    screen.type("8")
    screen.press(.shiftTab)
    #expect(screen.state.end == date(2026, 12, 24, 8, 0))
    screen.press(.control("u"), .enter)
    #expect(screen.state.end == nil && screen.text == "End yyyy-mm-dd            ▾ hh:mm")
    #expect(screen.focused?.label == "End time")
    screen.type("9:15")
    #expect(screen.state.end == date(2026, 11, 23, 9, 15))
  }

  @Test("stays in its range")
  func range() {
    let screen = screen(Page(range: date(2026, 11, 20, 10)...date(2026, 11, 25, 15)))
    write("2026-11-26", screen)
    screen.press(.enter)
    #expect(screen.line(1).hasPrefix("✗ 2026-11-20 to"))
    write("2026-11-25", screen)
    #expect(screen.state.due == date(2026, 11, 25, 14, 30, 15))
    screen.press(.up)
    #expect(screen.line(0).hasPrefix("2026-11-25"))
    screen.press(.tab)
    write("16:00", screen)
    #expect(screen.line(1) == "16:00")
    screen.press(.shiftTab)
    #expect(screen.line(1) == "16:00" && screen.line(2) == "✗ 15:00 or earlier")
    #expect(screen.state.due == date(2026, 11, 25, 14, 30, 15))
    screen.press(.tab)
    write("15:00", screen)
    screen.press(.shiftTab)
    #expect(screen.state.due == date(2026, 11, 25, 15))
    write("2026-11-20", screen)
    screen.press(.tab)
    write("10:00", screen)
    screen.press(.tab)
    #expect(screen.state.due == date(2026, 11, 20, 10) && screen.line(1) == "10:00")
    screen.press(.shiftTab, .home, .up)
    #expect(screen.state.due == date(2026, 11, 20, 11) && screen.line(1) == "11:00")
    screen.press(.down, .down)
    #expect(screen.state.due == date(2026, 11, 20, 10) && screen.line(1) == "10:00")
  }

  @Test(
    "writes the day of each calendar, and reads it back",
    arguments: [
      (Calendar.Identifier.gregorian, "2026-11-23"), (.iso8601, "2026-11-23"),
      (.hebrew, "5787-03-13"), (.buddhist, "2569-11-23"), (.japanese, "2026-11-23"),
      (.chinese, "2026-11-23"), (.islamicUmmAlQura, "1448-06-13"), (.persian, "1405-09-02"),
      (.republicOfChina, "0115-11-23"),
    ])
  func calendars(identifier: Calendar.Identifier, text: String) {
    let screen = screen(Page(calendar: testCalendar(identifier)))
    #expect(screen.line(0).hasPrefix(text))
    for days in stride(from: 0, to: 800, by: 37) {
      let due = date(2026, 11, 23, 14, 30, 15) + Double(days) * 86400
      screen.change { $0.due = due }
      let shown = screen.line(0).prefix { $0 != " " }
      screen.change { $0.due = date(2020, 2, 29, 14, 30, 15) }
      write(String(shown), screen)
      #expect(screen.state.due == due, "\(shown)")
    }
  }

  @Test(
    "knows days that have no midnight, hours that are skipped, and days that a country left out")
  func skipped() {
    let paulo = "America/Sao_Paulo"
    let zone = screen(Page(calendar: testCalendar(.gregorian, paulo)))
    zone.change { $0.due = date(2018, 11, 3, 0, zone: paulo) }
    zone.press(.end, .up)
    #expect(zone.line(0).hasPrefix("2018-11-04") && zone.line(1) == "01:00")
    zone.press(.tab, .tab)
    zone.type("2018-11-04")
    #expect(zone.state.done == date(2018, 11, 4, 1, zone: paulo))
    zone.change { $0.due = date(2018, 11, 3, 0, 30, zone: paulo) }
    zone.press(.shiftTab, .shiftTab, .end, .up)
    #expect(zone.line(0).hasPrefix("2018-11-04") && zone.line(1) == "01:30")
    zone.press(.tab)
    write("0:45", zone)
    #expect(zone.state.due == date(2018, 11, 4, 1, 45, zone: paulo) && zone.line(1) == "01:45")

    let apia = screen(Page(calendar: testCalendar(.gregorian, "Pacific/Apia")))
    write("2011-12-30", apia)
    apia.press(.enter)
    #expect(apia.line(1) == "✗ No such day")
    write("2011-12-29", apia)
    apia.press(.up)
    #expect(apia.line(0).hasPrefix("2011-12-31"))
  }

  @Test(
    "shows the same moment in each zone as its own day",
    arguments: [
      ("Pacific/Kiritimati", "2026-11-24", "04:30"), ("Pacific/Pago_Pago", "2026-11-23", "03:30"),
      ("Asia/Kathmandu", "2026-11-23", "20:15"),
    ])
  func zones(zone: String, day: String, time: String) {
    let screen = screen(Page(calendar: testCalendar(.gregorian, zone)))
    #expect(screen.line(0).hasPrefix(day) && screen.line(1) == time)
    screen.press(.end, .up, .down)
    #expect(screen.state.due == date(2026, 11, 23, 14, 30, 15))
  }

  @Test("keeps the second hour of two that are called the same, and parts of seconds")
  func folded() {
    let berlin = "Europe/Berlin"
    let screen = screen(Page(calendar: testCalendar(.gregorian, berlin)))
    let second = date(2026, 10, 25, 1, 30, 0) + 0.625
    screen.change { $0.due = second }
    #expect(screen.line(1) == "02:30")
    write("2026-10-25", screen)
    screen.press(.tab)
    write("2:30", screen)
    #expect(screen.state.due == second)
    write("2:31", screen)
    #expect(
      screen.state.due.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1) == 0.625)
  }

  @Test("survives dates that no calendar has")
  func extreme() {
    for due in [
      Date.distantPast, .distantFuture, Date(timeIntervalSince1970: .infinity),
      Date(timeIntervalSince1970: -.infinity), Date(timeIntervalSince1970: .nan),
      Date(timeIntervalSince1970: 1e18), Date(timeIntervalSince1970: -6.3e10),
    ] {
      let screen = screen()
      screen.change { $0.due = due }
      screen.press(.up, .down, .home, .pageUp, .pageDown, .tab, .up, .down, .shiftTab)
      screen.press(Key.down.with(.alt))
      screen.press(.right, .pageDown, .enter)
      #expect(screen.failure == nil)
    }
    let screen = screen()
    write("-0043-03-15", screen)
    #expect(screen.line(0).hasPrefix("-0043-03-15"))
    screen.press(.up)
    #expect(screen.line(0).hasPrefix("-0043-03-16"))
  }

  @Test("takes ranges that are open at an end")
  func openRanges() {
    struct Trip: Component {
      struct State { var start = date(2026, 11, 23), end = date(2026, 11, 23) }
      var initialState: State { State() }
      func render(state: State) -> Node {
        VStack {
          DateField("Start", selection: \.start, in: ...date(2026, 12, 1))
          DateField("End", selection: \.end, in: state.start...)
        }
        .environment(\.calendar, testCalendar()).environment(\.now, testNow)
      }
    }
    let screen = TestScreen(Trip(), columns: 24, rows: 6)
    screen.press(.control("u"))
    screen.type("2027-01-01\t")
    #expect(screen.state.start == date(2026, 11, 23))
    screen.press(.control("u"))
    screen.type("2025-01-01\t")
    #expect(screen.state.end == date(2026, 11, 23))
    screen.press(.control("u"))
    screen.type("2026-11-30\t")
    #expect(screen.state.start == date(2026, 11, 30))
  }
}
