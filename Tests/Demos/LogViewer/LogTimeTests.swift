import Testing

@testable import log_viewer

@Suite("The time of a line") struct LogTimeTests {
  @Test(
    "is read in the forms of logs",
    arguments: [
      ("2026-11-26T12:34:56.789Z INFO x", 1_795_696_496),
      ("2026-11-26 12:34:56,789 x", 1_795_696_496),
      ("[26/Nov/2026:12:34:56 +0000] GET /", 1_795_696_496),
      ("127.0.0.1 - - [26/Nov/2026:12:34:56 +0000] \"GET /\"", 1_795_696_496),
      ("Nov 26 12:34:56 host app[3]: x", 1_795_696_496), ("Nov  6 12:34:56 host", 1_793_968_496),
      ("2026/11/26 12:34:56 x", 1_795_696_496),
    ])
  func days(line: String, seconds: Int) {
    let time = LogTime(line, year: 2026)
    #expect(time?.seconds == seconds && time?.hasDay == true)
  }

  @Test("may be one of a day only", arguments: [("12:34:56 x", 45_296), ("at 12:34", 45_240)])
  func clocks(line: String, seconds: Int) {
    let time = LogTime(line, year: 2026)
    #expect(time?.seconds == seconds && time?.hasDay == false)
  }

  @Test(
    "is none in other lines",
    arguments: ["", "at handler.swift:12", "a:b:c", "99:99", "1:23456", "23:3001:00"])
  func none(line: String) { #expect(LogTime(line, year: 2026) == nil) }
}
