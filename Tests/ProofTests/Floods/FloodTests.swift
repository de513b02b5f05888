import Foundation
import RecurseTerminal
import RecurseTesting
import Testing

@Suite("Floods of input into a program") struct FloodTests {
  private func field() throws -> TerminalProcess {
    let app = try TerminalProcess(
      builtProduct("ending-fixture"), ["field"], environment: ["RECURSE_STRICT": nil])
    try app.waitUntil("the field") { $0.shows("Bytes 0") }
    return app
  }

  private func seconds(_ body: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try body()
    return (ContinuousClock.now - start) / .seconds(1)
  }

  @Test("A paste of up to 16 MiB arrives whole, and a key after it is handled at once")
  func paste() throws {
    let app = try field()
    let size = Fuzz.amount(2 << 20, atMost: 16 << 20)
    let text = String(repeating: "0123456789abcdef", count: size / 16 - 1) + "the very end"
    let pasting = try seconds {
      try app.paste(text, timeout: 60)
      try app.waitUntil("all of it", timeout: 60) { $0.shows("Bytes \(text.utf8.count)") }
    }
    #expect(app.screen.shows("the very end"))
    let key = try seconds {
      try app.press(.backspace)
      try app.waitUntil("one less") { $0.shows("Bytes \(text.utf8.count - 1)") }
    }
    Figures.note(
      "\(size >> 20) MiB pasted in \(Figures.short(pasting)) s, a key then \(Figures.short(key)) s")
    #expect(key < 2)
  }

  @Test("Up to 100,000 keys are all there, in order, and a frame comes again and again")
  func keys() throws {
    let app = try field()
    let count = Fuzz.amount(10_000, atMost: 100_000)
    let text = String(repeating: "abcdefghij", count: count / 10)
    let frames = app.bursts.count
    let time = try seconds {
      try app.send(Array(text.utf8), timeout: 120)
      try app.waitUntil("all of them", timeout: 60) { $0.shows("Bytes \(count)") }
    }
    let seen = app.bursts.count - frames
    Figures.note("\(count) keys in \(Figures.short(time)) s, \(seen) frames seen meanwhile")
    #expect(app.screen.shows("fghij"))
    // The kernel hands over 4 KiB at most; a frame follows each read.
    #expect(seen >= count / 4096)
  }

  @Test("A signal is not held up by it")
  func signal() throws {
    let app = try field()
    try app.type(String(repeating: "x", count: 4000))
    app.signal(SIGTERM)
    #expect(try app.waitForExit() == .signaled(SIGTERM))
  }
}

/// Figures of a run, for whoever reads its log.
enum Figures {
  static func note(_ text: String) { print("figures: \(text)") }

  static func short(_ number: Double) -> String { String(format: "%.2f", number) }
}
