import RecurseTesting
import TestSupport
import Testing

@Suite("An animated app in a terminal", .blocking) struct AnimationTests {
  private func app(_ environment: [String: String?] = [:]) throws -> TerminalProcess {
    let app = try TerminalProcess(
      builtProduct("animated-fixture"), environment: TerminalProcess.strict(environment))
    try app.waitUntil("the rows") { $0.shows("row number 2") && $0.shows("end of 2") }
    return app
  }

  /// Whether a part of a row is visible, up to its end: it slides in.
  private func isPartlyShown(_ screen: TerminalEmulator) -> Bool {
    let first = screen.text.split(separator: "\n").first ?? ""
    return !first.isEmpty && first != "row number 3" && "row number 3".hasSuffix(first)
  }

  @Test("A row is visible during its transition, keys are handled, and afterwards the app is idle")
  func idleAgain() throws {
    let app = try app(["RECURSE_STRICT": nil])
    // Where the test is paused for as long as it takes, it does not see the row on its way.
    var wasOnItsWay = false
    for _ in 0..<50 where !wasOnItsWay {
      try app.type("a")
      try app.waitUntil("the row") {
        wasOnItsWay = isPartlyShown($0)
        return wasOnItsWay || $0.text == "row number 3\nrow number 1\nrow number 2\nend of 3"
      }
      if !wasOnItsWay {
        try app.type("d")
        try app.waitUntil("no row") { $0.text == "row number 1\nrow number 2\nend of 2" }
      }
    }
    #expect(wasOnItsWay)
    try app.type("n")
    try app.waitUntil("the end") {
      $0.text == "row number 3\nrow number 1\nrow number 2\nrow number 4\nend of 4"
    }
    try app.waitUntilIdle(seconds: 1)
  }

  @Test("Keys of one read change the transition, which ends at the state")
  func burst() throws {
    let app = try app()
    try app.type("aadnad")
    try app.waitUntil("the end") {
      $0.text == "row number 3\nrow number 1\nrow number 2\nrow number 4\nend of 4"
    }
  }

  @Test("RECURSE_REDUCE_MOTION=1 shows a row at once")
  func reduced() throws {
    let app = try app(["RECURSE_REDUCE_MOTION": "1"])
    var wasOnItsWay = false
    try app.type("a")
    try app.waitUntil("the row") {
      wasOnItsWay = wasOnItsWay || isPartlyShown($0)
      return $0.shows("row number 3")
    }
    #expect(!wasOnItsWay)
    #expect(app.screen.text == "row number 3\nrow number 1\nrow number 2\nend of 3")
  }
}
