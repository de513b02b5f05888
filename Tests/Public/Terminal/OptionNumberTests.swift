import RecurseTesting
import TestSupport
import Testing

@Suite("Too many rows for a demo", .blocking) struct OptionNumberTests {
  @Test(
    "The demo says how many rows there can be",
    arguments: [("user-list-demo", []), ("gallery", []), ("bench", ["peer"])],
    ["1000000000000", "-1", "9223372036854775807", "-9223372036854775808"])
  func rows(program: (name: String, arguments: [String]), rows: String) throws {
    let app = try TerminalProcess(
      builtProduct(program.name), program.arguments + ["--rows=\(rows)"])
    #expect(try app.waitForExit() == .exited(64))
    #expect(app.screen.text.contains("There can be 0 to 10,000,000"))
    #expect(app.screen.text.contains("not \(rows)"))
    #expect(app.screen.privateModesSeen == [])
  }
}
