import Recurse
import RecurseTesting
import Testing

/// Shows keys and ticks of a clock, in order.
private struct Diary: Component {
  var initialState: String { "" }

  func render(state: String) -> Node {
    Text(state).onKey(.character("a")) { $0 += "a" }.onKey(.character("b")) { $0 += "b" }
  }

  func effects(state: String) -> [Effect] {
    .every(.seconds(1), id: "tick") { $0 += "." }
  }
}

@MainActor
@Suite("Replaying a recording") struct ReplayTests {
  private func diary(_ events: String...) async throws -> String {
    let lines = [#"{"version": 2, "width": 20, "height": 1}"#] + events.map { "[\($0)]" }
    let screen = TestScreen(Diary(), columns: 20, rows: 1)
    await screen.replay(try Recording(asciicast: lines.joined(separator: "\n")))
    return screen.text
  }

  @Test("Input is handled when it was read")
  func together() async throws {
    #expect(
      try await diary(#"0.5, "i", "ab""#, #"1.0, "t", """#, #"1.5, "i", "a""#, #"2.1, "t", """#)
        == "ab.a.")
  }

  @Test("Input that was handled in parts is handled in the same parts, with timers between")
  func parts() async throws {
    #expect(
      try await diary(
        #"0.5, "i", "abab""#, #"0.9, "p", "1""#, #"1.0, "t", """#, #"1.1, "o", "x""#,
        #"1.9, "p", "2""#, #"2.0, "t", """#, #"2.5, "p", "1""#) == "a.ba.b")
    // The recorded process was killed while it handled the input.
    #expect(try await diary(#"0.5, "i", "abab""#, #"0.9, "p", "1""#) == "a")
    #expect(try await diary(#"0.5, "i", "abab""#, #"0.6, "o", "x""#) == "abab")
  }
}
