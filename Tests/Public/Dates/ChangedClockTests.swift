import Foundation
import Recurse
import RecurseFoundation
import RecurseTesting
import Testing

private struct Moment: Component {
  struct State { var date: Date }
  let calendar: Calendar
  let start: Date
  var style = DatePickerStyle.menu
  var initialState: State { State(date: start) }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      DatePicker("At", selection: \.date, style: style, calendar: calendar)
    }
    .environment(\.now, testNow)
  }
}

private struct Wish: Component {
  struct State { var date: Date? }
  let calendar: Calendar
  let start: Date
  var initialState: State { State(date: start) }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) { TimeField("At", selection: \.date, calendar: calendar) }
      .environment(\.now, testNow)
  }
}

@MainActor @Suite("A date where clocks change") struct ChangedClockTests {
  private func screen(
    _ start: Date, _ zone: String, _ style: DatePickerStyle = .menu
  ) -> TestScreen<Moment> {
    let calendar = testCalendar(.gregorian, zone)
    return TestScreen(Moment(calendar: calendar, start: start, style: style), columns: 50, rows: 12)
  }

  /// 01:30 of winter time, on a day that has two of them.
  private let second = Date(timeIntervalSince1970: 1_825_569_000)

  @Test("a minute later is a minute later in the hour that comes twice")
  func repeatedMinute() throws {
    let screen = screen(second, "America/New_York")
    try screen.focus("At time")
    screen.press(.end, .up)
    #expect(screen.state.date.timeIntervalSince(second) == 60)
    screen.press(.down, .down)
    #expect(screen.state.date.timeIntervalSince(second) == -60)
  }

  @Test("an hour earlier is the first of two hours that the clock shows alike")
  func repeatedHour() throws {
    let screen = screen(second, "America/New_York")
    try screen.focus("At time")
    screen.press(.home, .down)
    #expect(screen.state.date.timeIntervalSince(second) == -3600 && screen.shows("01:30"))
    screen.press(.up, .up)
    #expect(screen.state.date.timeIntervalSince(second) == 3600 && screen.shows("02:30"))
  }

  @Test("a day later and earlier is the same hour of two")
  func daysAround() throws {
    let screen = screen(second, "America/New_York")
    try screen.focus("At")
    screen.press(.end, .up, .down)
    #expect(screen.state.date == second)
    screen.press(.down, .down, .up, .up)
    #expect(screen.state.date == second)
  }

  @Test("a time that is typed stays in the hour of two that the date was in")
  func typed() throws {
    for start in [second, second - 3600] {
      let screen = screen(start, "America/New_York")
      try screen.focus("At time")
      screen.press(.control("u"))
      screen.type("01:59")
      #expect(screen.state.date.timeIntervalSince(start) == 29 * 60)
    }
  }

  @Test("a time over which clocks jump is there again a day later, in a field and in a calendar")
  func skippedHour() throws {
    let zone = "America/New_York"
    let start = date(2027, 3, 13, 2, 30, zone: zone)
    for style in [DatePickerStyle.menu, .inline] {
      let screen = screen(start, zone, style)
      try screen.focus("At")
      let (next, back): (Key, Key) = style == .menu ? (.up, .down) : (.right, .left)
      screen.press(.end)
      screen.change { $0.date = start }
      screen.press(next)
      #expect(screen.state.date == date(2027, 3, 14, 3, 30, zone: zone))
      screen.press(next)
      #expect(screen.state.date == date(2027, 3, 15, 2, 30, zone: zone))
      screen.press(back, back)
      #expect(screen.state.date == start)
    }
  }

  @Test("months and years over a time that clocks jump lead to it again")
  func months() throws {
    let zone = "America/New_York"
    for (style, key) in [(DatePickerStyle.menu, Key.up), (.inline, .pageDown)] {
      let start = date(2027, 2, 14, 2, 30, zone: zone)
      let screen = screen(start, zone, style)
      try screen.focus("At")
      if style == .menu { screen.press(.home, .right, .right, .right, .right, .right) }
      screen.press(key)
      #expect(screen.state.date == date(2027, 3, 14, 3, 30, zone: zone))
      screen.press(key)
      #expect(screen.state.date == date(2027, 4, 14, 2, 30, zone: zone))
    }
    let start = date(2026, 3, 14, 2, 30, zone: zone)
    let screen = screen(start, zone)
    try screen.focus("At")
    screen.press(.home, .up)
    #expect(screen.state.date == date(2027, 3, 14, 3, 30, zone: zone))
    screen.press(.up)
    #expect(screen.state.date == date(2028, 3, 14, 2, 30, zone: zone))
  }

  @Test("a time that was chosen since then counts, and not one that clocks jumped over")
  func chosenSince() throws {
    let zone = "America/New_York"
    let screen = screen(date(2027, 3, 13, 2, 30, zone: zone), zone)
    try screen.focus("At")
    screen.press(.end, .up)
    try screen.focus("At time")
    screen.press(.end, .up)
    #expect(screen.state.date == date(2027, 3, 14, 3, 31, zone: zone))
    try screen.focus("At")
    screen.press(.end, .up)
    #expect(screen.state.date == date(2027, 3, 15, 3, 31, zone: zone))
    screen.press(.down)
    screen.change { $0.date = date(2027, 3, 14, 3, 45, zone: zone) }
    screen.press(.up)
    #expect(screen.state.date == date(2027, 3, 15, 3, 45, zone: zone))
  }

  /// A change of clocks: the zone, and a time a while before it.
  nonisolated private static let changes: [(String, Date)] = [
    ("America/New_York", date(2027, 3, 14, 6, 0)), ("America/New_York", date(2027, 11, 7, 4, 0)),
    ("Europe/Berlin", date(2027, 3, 28, 0, 0)), ("Europe/Berlin", date(2027, 10, 30, 23, 30)),
    ("Australia/Lord_Howe", date(2027, 4, 3, 14)), ("Australia/Lord_Howe", date(2027, 10, 2, 14)),
    ("America/Sao_Paulo", date(2018, 11, 4, 1, 30)), ("America/Sao_Paulo", date(2018, 2, 17, 23)),
    ("Asia/Kathmandu", date(2027, 5, 1, 17, 0)), ("Africa/Cairo", date(2027, 10, 28, 19, 30)),
    ("Europe/Dublin", date(2027, 10, 31, 0, 0)), ("Pacific/Apia", date(2011, 12, 30, 8, 30)),
  ]

  @Test("each minute leads to the next, and back", arguments: changes)
  func minutes(zone: String, start: Date) throws {
    let calendar = testCalendar(.gregorian, zone)
    let screen = TestScreen(
      Wish(calendar: calendar, start: start + 7.5), columns: 20, rows: 3, isStrict: false)
    try screen.focus("At")
    screen.press(.end)
    for minute in 0..<200 {
      let before = try #require(screen.state.date)
      screen.press(.up)
      let after = try #require(screen.state.date)
      let isSameDay = calendar.isDate(before + 60, inSameDayAs: before)
      #expect(!isSameDay || after.timeIntervalSince(before) == 60, "\(zone), minute \(minute)")
      #expect(calendar.isDate(before, inSameDayAs: after), "\(zone), minute \(minute)")
      screen.press(.down)
      #expect(screen.state.date == before, "\(zone), minute \(minute)")
      if !isSameDay { break }
      screen.press(.up)
    }
  }

  @Test("each day leads to the next at the same time, and back", arguments: changes)
  func days(zone: String, start: Date) throws {
    let calendar = testCalendar(.gregorian, zone)
    for minutes in stride(from: 0, to: 180, by: 20) {
      let first = start + Double(minutes * 60) - 2 * 24 * 60 * 60
      let screen = screen(first, zone)
      try screen.focus("At")
      screen.press(.end)
      let time = calendar.dateComponents([.hour, .minute, .second], from: first)
      for _ in 0..<4 { screen.press(.up) }
      let last = calendar.dateComponents([.hour, .minute, .second], from: screen.state.date)
      #expect(last == time, "\(zone), \(minutes)")
      for _ in 0..<4 { screen.press(.down) }
      #expect(screen.state.date == first, "\(zone), \(minutes)")
    }
  }
}
