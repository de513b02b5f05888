import RecurseReaders
import Testing

@Suite("The severity of a line") struct LogLevelTests {
  @Test(
    "is read from its first word for one",
    arguments: [
      ("2026-11-26 12:00:00 ERROR disk is full", LogLevel.error), ("[info] started", .info),
      ("time=3 level=warn msg=\"an error\"", .warning), ("{\"level\":\"fatal\"}", .critical),
      ("Nov 26 12:00:00 host app[3]: <debug> x", .debug), ("INFO: all is well", .info),
      ("[E] broken", .error), ("W/Activity: slow", .warning), ("Warning! Hot", .warning),
      ("12:00 NOTICE x", .notice), ("TRACE x", .trace), ("Information: y", .info),
      ("kernel panic", .critical), ("err 3", .error), ("\u{1b}[31mERROR\u{1b}[m x", .error),
    ])
  func levels(line: String, level: LogLevel) { #expect(LogLevel(line: line) == level) }

  @Test(
    "is not read from names and other words",
    arguments: [
      "", "all is well", "error_count is 3", "read info.txt", "/var/error/x", "terrors", "E broken",
      "I am here", "warnings", "informational", String(repeating: "x ", count: 200) + "ERROR",
    ])
  func none(line: String) { #expect(LogLevel(line: line) == nil) }
}
