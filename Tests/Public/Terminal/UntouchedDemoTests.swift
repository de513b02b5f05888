import Recurse
import RecurseTesting
import TestSupport
import Testing

/// The demos with the real event loop and clock, without input after some keys.
@Suite("Idle demos", .blocking) struct UntouchedDemoTests {
  /// A program that is idle after some keys.
  private func rest(
    _ name: String, _ size: CellSize, keys: [Key], pause: Double = 0,
    motion: Bool
  ) throws -> TerminalProcess {
    let app = try TerminalProcess(
      builtProduct(name),
      // Strict mode compares each frame with a fresh build.
      environment: ["RECURSE_REDUCE_MOTION": motion ? nil : "1", "RECURSE_STRICT": "1"], size: size)
    try app.waitUntil("the first frame") { !$0.text.isEmpty }
    for key in keys {
      // Keys in one read lead to one frame, which may be scrolled differently.
      let before = try app.counts()
      try app.press(key)
      try app.waitUntil("the key is read") { _ in try app.counts().since(before).reads > 0 }
      if pause > 0 { app.watch(seconds: pause) }
    }
    try app.waitUntilIdle(seconds: 0.5, mayWake: true)
    return app
  }

  @Test(
    "After any keys a demo shows the same as without animations, and is idle",
    arguments: 0..<8)
  func law(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let size = random.pick([
      CellSize(columns: 50, rows: 10), CellSize(columns: 60, rows: 12),
      CellSize(columns: 20, rows: 6), CellSize(columns: 80, rows: 24),
    ])
    let typed: [Key] = ["a", "a", "d", "u", "/"].map { .character($0) }
    let moves = [.home, .end, .up, .down, .escape, Key.up.with(.alt), Key.down.with(.alt)]
    let all = typed + [.enter] + moves
    let keys = (0..<10).map { _ in random.pick(all) }
    let pause = random.pick([0, 0.02, 0.12])
    let moving = try rest("user-list-demo", size, keys: keys, pause: pause, motion: true)
    let still = try rest("user-list-demo", size, keys: keys, pause: pause, motion: false)
    #expect(moving.screen.text == still.screen.text, "\(size), \(keys)")
    try moving.waitUntilIdle(seconds: 1, mayWake: true)
  }

  @Test("Removing the first row leaves no gap")
  func rowAtTheTop() throws {
    let keys: [Key] = [
      .character("a"), .enter, .character("a"), .enter, .home, .character("d"),
    ]
    let app = try rest(
      "user-list-demo", CellSize(columns: 50, rows: 10), keys: keys, pause: 0.3, motion: true)
    #expect(app.screen.line(1).hasPrefix(" Grace Hopper"))
    #expect(!app.screen.shows("Ada"))
  }

  @Test("Closing the filter leaves no gap")
  func filter() throws {
    let app = try rest(
      "user-list-demo", CellSize(columns: 60, rows: 12), keys: [.character("/"), .escape],
      pause: 0.3, motion: true)
    #expect(app.screen.line(1).hasPrefix(" Ada Lovelace"))
  }

  @Test("A slow load shows its progress", arguments: ["tracks", "books"])
  func spinner(name: String) throws {
    let app = try TerminalProcess(
      builtProduct("\(name)-demo"), ["--pace", "3600000"],
      environment: ["RECURSE_REDUCE_MOTION": "1"], size: CellSize(columns: 60, rows: 12))
    try app.waitUntil("the spinner") { $0.shows("⣿") }
    #expect(!app.screen.shows("There is no GPX"))
  }
}
