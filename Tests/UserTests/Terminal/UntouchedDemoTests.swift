import Recurse
import RecurseTesting
import Testing

/// The demos on the real loop and the real clock, left alone after some keys.
@Suite("A demo that nobody touches") struct UntouchedDemoTests {
  /// A program that was given some keys, when nothing has come from it for a while.
  private func rest(
    _ name: String, _ size: CellSize, keys: [Key], pause: Double = 0,
    motion: Bool
  ) throws -> TerminalProcess {
    let app = try TerminalProcess(
      builtProduct(name),
      // Each frame is compared with that of a fresh build.
      environment: ["RECURSE_REDUCE_MOTION": motion ? nil : "1", "RECURSE_STRICT": "1"], size: size)
    try app.waitUntil("the first frame") { !$0.text.isEmpty }
    for key in keys {
      // Keys that come in one read lead to one frame, which may be scrolled otherwise.
      let before = try app.counts()
      try app.press(key)
      try app.waitUntil("the key is read") { _ in try app.counts().since(before).reads > 0 }
      if pause > 0 { app.watch(seconds: pause) }
    }
    try rest(app)
    return app
  }

  private func rest(_ app: TerminalProcess) throws {
    var quiet = 0
    for _ in 0..<30 where quiet < 5 { quiet = app.watch(seconds: 0.1) == 0 ? quiet + 1 : 0 }
    #expect(quiet == 5, "still busy after three seconds:\n\(app.screen.text)")
  }

  @Test(
    "shows after any keys what it shows where nothing moves, and wakes up no more",
    arguments: 0..<8)
  func law(seed: Int) throws {
    var dice = Dice(seed)
    let size = dice.pick([
      CellSize(columns: 50, rows: 10), CellSize(columns: 60, rows: 12),
      CellSize(columns: 20, rows: 6), CellSize(columns: 80, rows: 24),
    ])
    let typed: [Key] = ["a", "a", "d", "u", "/"].map { .character($0) }
    let all = typed + [.home, .end, .up, .down, .escape, Key.up.with(.alt), Key.down.with(.alt)]
    let keys = (0..<10).map { _ in dice.pick(all) }
    let pause = dice.pick([0, 0.02, 0.12])
    let moving = try rest("user-list-demo", size, keys: keys, pause: pause, motion: true)
    let still = try rest("user-list-demo", size, keys: keys, pause: pause, motion: false)
    #expect(moving.screen.text == still.screen.text, "\(size), \(keys)")
    let before = try moving.counts()
    moving.watch(seconds: 1)
    let spent = try moving.counts().since(before)
    #expect(spent.reads == 0 && spent.writes == 0, "\(size), \(keys)")
  }

  @Test("closes up at the top of the list when its first row has gone")
  func rowAtTheTop() throws {
    let keys: [Key] = [.character("a"), .character("a"), .home, .character("d")]
    let app = try rest(
      "user-list-demo", CellSize(columns: 50, rows: 10), keys: keys, pause: 0.3, motion: true)
    #expect(app.screen.line(2) == "Grace Hopper")
    #expect(!app.screen.shows("Ada"))
  }

  @Test("closes up where a filter was")
  func filter() throws {
    let app = try rest(
      "user-list-demo", CellSize(columns: 60, rows: 12), keys: [.character("/"), .escape],
      pause: 0.3, motion: true)
    #expect(app.screen.line(2) == "Ada Lovelace")
  }

  @Test("shows that it reads when it has read for a while", arguments: ["tracks", "books"])
  func spinner(name: String) throws {
    let app = try TerminalProcess(
      builtProduct("\(name)-demo"), ["--pace", "6000"],
      environment: ["RECURSE_REDUCE_MOTION": "1"], size: CellSize(columns: 60, rows: 12))
    try app.waitUntil("the spinner", timeout: 5) { $0.shows("⣿") }
    #expect(!app.screen.shows("There is no GPX"))
  }
}
