import Recurse
import RecurseReaders
import RecurseTesting
import TestSupport
import Testing

private struct Found: Component {
  struct State {
    var log: Log
    var presses = 0
  }

  var text: String
  var wraps = true
  var takesLetters = false
  var isDisabled = false

  var initialState: State { State(log: Log(text)) }

  func render(state: State) -> Node {
    VStack {
      LogView(state.log, wraps: wraps)
      if isDisabled { KeyHints() }
    }
    .findDisabled(isDisabled)
    .commands { if takesLetters { Command("Press", key: "n") { $0.presses += 1 } } }
  }
}

@MainActor @Suite("A search in a log view") struct LogSearchTests {
  private static let fruits = (1...20).map { "\($0) \(["Apple", "pear", "plum"][$0 % 3])" }
    .joined(separator: "\n")

  /// Many lines, of which the last one is `end`.
  private static let long =
    String(repeating: String(repeating: "x", count: 999) + "\n", count: 2500) + "end"

  private func screen(
    _ text: String = fruits, wraps: Bool = true, takesLetters: Bool = false
  ) -> TestScreen<Found> {
    TestScreen(
      Found(text: text, wraps: wraps, takesLetters: takesLetters), columns: 18, rows: 5)
  }

  @Test("goes to the first line that has the text, while it is typed")
  func typing() {
    let screen = screen()
    screen.press(.home)
    screen.type("/pl")
    #expect(
      screen.picture == """
        1 pear           ▐
        2 plum           ▕
        3 Apple          ▕
        4 pear           ▕
        /pl          1/13
        """)
    #expect(screen.cursor == CellPoint(column: 3, row: 4))
  }

  @Test("goes on by n and back by N, around the ends")
  func next() {
    let screen = screen()
    screen.press(.home)
    screen.type("/plum")
    screen.press(.enter)
    screen.type("nn")
    #expect(screen.picture.hasSuffix("/plum         3/7"))
    #expect(screen.picture.contains("8 plum"))
    screen.type("NNN")
    #expect(screen.picture.hasSuffix("/plum         7/7"))
    #expect(screen.picture.contains("20 plum"))
  }

  @Test("goes on from what is in view, if the last match is not")
  func inView() {
    let screen = screen()
    screen.press(.home)
    screen.type("/plum")
    screen.press(.enter)
    screen.press(.end)
    screen.type("n")
    #expect(screen.picture.hasSuffix("/plum         6/7"))
    #expect(screen.picture.contains("17 plum"))
    screen.press(.home)
    screen.type("n")
    #expect(screen.picture.hasSuffix("/plum         1/7"))
    screen.press(.end)
    screen.type("N")
    #expect(screen.picture.hasSuffix("/plum         5/7"))
  }

  @Test("returns by Escape to where it began, or stays once it was entered")
  func escape() {
    let screen = screen()
    let before = screen.picture
    screen.type("/1 pear")
    #expect(screen.picture != before)
    screen.press(.escape)
    #expect(screen.picture == before)
    screen.type("/1 pear")
    screen.press(.enter, .escape)
    #expect(screen.picture.hasPrefix("1 pear"))
    #expect(!screen.picture.contains("/"))
  }

  @Test("says that nothing has the text, and goes nowhere")
  func nothing() {
    let screen = screen()
    screen.type("/cherry")
    #expect(screen.picture.hasSuffix("/cherry  No match"))
    screen.press(.enter)
    screen.type("nN")
    #expect(screen.picture.contains("20 plum"))
  }

  @Test("matches both cases, unless the text has a capital letter")
  func cases() {
    let screen = screen()
    screen.type("/apple")
    #expect(screen.picture.hasSuffix("/6"))
    screen.press(.escape)
    screen.type("/Pear")
    #expect(screen.picture.hasSuffix("No match"))
  }

  @Test("marks all matches, and that of the line to which it has gone differently")
  func marks() {
    let screen = screen("red one\nred two")
    screen.type("/red")
    let (first, second) = (screen.style(row: 0, column: 0), screen.style(row: 1, column: 0))
    #expect(first != second)
    #expect(screen.style(row: 0, column: 4) == screen.style(row: 1, column: 4))
    #expect(screen.style(row: 1, column: 3) == screen.style(row: 1, column: 4))
  }

  @Test("does not see escape sequences")
  func sequences() {
    let screen = screen("\u{1b}[31mred\u{1b}[m dish\n[31m")
    screen.type("/d d")
    #expect(screen.picture.hasSuffix("/d d          1/1"))
    screen.press(.escape)
    screen.type("/[31")
    #expect(screen.picture.hasSuffix("/[31          1/1"))
  }

  @Test("counts lines that are added")
  func added() {
    let screen = screen()
    screen.type("/plum")
    screen.press(.enter)
    screen.change { $0.log.append("21 plum") }
    #expect(screen.picture.hasSuffix("/8"))
    screen.change { $0.log.write("22 pl") }
    screen.change { $0.log.write("um") }
    #expect(screen.picture.hasSuffix("/9"))
  }

  @Test("goes on with the same text when it is begun again and entered")
  func again() {
    let screen = screen()
    screen.type("/plum")
    screen.press(.enter)
    screen.type("/")
    screen.press(.enter)
    #expect(screen.picture.contains("/plum") && screen.picture.hasSuffix("/7"))
  }

  @Test("shows a match that its own row would cover")
  func covered() {
    let screen = screen("a\nb\nc\nd\nfind\nf\ng\nh\ni\nj")
    screen.press(.home)
    screen.type("/find")
    #expect(screen.picture.contains("find ") && screen.picture.hasSuffix("1/1"))
  }

  @Test("outlives a log of which no line is left, also where lines do not wrap")
  func emptied() {
    let screen = screen(wraps: false)
    screen.type("/cherry")
    screen.change {
      $0.log.removeAll()
      $0.log.append("cherry")
    }
    #expect(screen.picture.contains("cherry"))
    screen.press(.left, .right, Key.up.with(.shift), .enter)
    screen.change { $0.log = Log() }
    screen.press(.left, Key.down.with(.shift), .enter, .escape)
  }

  @Test("counts anew in another log with the same numbers")
  func replaced() {
    let screen = screen()
    screen.type("/plum")
    screen.press(.enter)
    screen.change { $0.log = Log("a\nplum\nc") }
    #expect(screen.picture.hasSuffix("/plum           1"))
    screen.type("n")
    #expect(screen.picture.hasSuffix("1/1"))
  }

  @Test("scrolls sideways to the match, if lines do not wrap")
  func sideways() {
    let screen = screen("a long line that ends in a plum\nb", wraps: false)
    screen.type("/plum")
    #expect(screen.picture.contains("plum\n"))
  }

  @Test("leaves its letters to commands of the app, but not while a text is typed")
  func commands() {
    let screen = screen(takesLetters: true)
    screen.type("/n")
    #expect(screen.state.presses == 0)
    screen.press(.enter)
    screen.type("n")
    #expect(screen.state.presses == 1)
  }

  @Test("is not there where finding is disabled, and no hint names its keys")
  func disabled() {
    let screen = TestScreen(
      Found(text: "one\ntwo", isDisabled: true), columns: 40, rows: 5)
    let picture = screen.picture
    #expect(!picture.contains("Find"))
    screen.type("/two:1")
    #expect(screen.picture == picture)
  }

  @Test("takes a pasted text and the keys of a field")
  func editing() {
    let screen = screen()
    screen.type("/")
    screen.paste("plum\nx")
    screen.press(.backspace, .backspace)
    #expect(screen.picture.contains("/plum"))
    screen.press(.control("u"))
    #expect(screen.picture.contains("20 plum"))
    screen.press(.backspace)
    #expect(!screen.picture.contains("/"))
  }

  @Test("goes on on another thread in a long log, and counts on")
  func parts() async throws {
    let screen = screen(Self.long)
    screen.press(.home)
    screen.type("/end")
    #expect(screen.picture.hasSuffix("…"))
    try await screen.waitUntil("it is found") { screen.picture.hasSuffix("1/1") }
    #expect(screen.picture.contains("end "))
  }

  @Test("goes to the line that is found after the text was entered")
  func entered() async throws {
    let screen = screen(Self.long)
    screen.press(.home)
    screen.type("/end")
    screen.press(.enter)
    try await screen.waitUntil("it is shown") { screen.picture.hasSuffix("1/1") }
    #expect(screen.picture.contains("end "))
  }

  @Test("stays at a line to which a person has gone before the text is found")
  func late() async throws {
    let screen = screen("first\n" + Self.long)
    screen.type("/end")
    screen.press(.enter)
    screen.type(":1")
    screen.press(.enter)
    #expect(screen.picture.hasPrefix("first"))
    try await screen.waitUntil("it is found") { !screen.picture.hasSuffix("…") }
    #expect(screen.picture.hasPrefix("first"))
    screen.type("n")
    #expect(screen.picture.contains("end "))
  }

  @Test("goes to a near line at once, while it looks at a long log")
  func near() async throws {
    let line = String(repeating: "x", count: 999)
    let screen = screen((1...2500).map { "\($0) \(line)" }.joined(separator: "\n"), wraps: false)
    screen.press(.pageUp)
    screen.type("/2495 x")
    #expect(screen.picture.contains("2495 xx") && screen.picture.hasSuffix("…"))
    try await screen.waitUntil("all is found") { screen.picture.hasSuffix("1/1") }
    #expect(screen.picture.contains("2495 xx"))
  }

  @Test("ends by the first Escape, also after something was selected")
  func escapeAfterSelection() {
    let screen = screen()
    screen.press(Key.up.with(.shift))
    screen.type("/plum")
    screen.press(.escape)
    #expect(!screen.picture.contains("/"))
  }

  @Test("finds what is shown, also where a closure makes the lines")
  func made() {
    let screen = TestScreen(Numbered(), columns: 18, rows: 5)
    screen.press(.home)
    screen.type("/7: x")
    #expect(screen.picture.hasSuffix("/7: x         1/2"))
    screen.press(.enter)
    screen.type("n")
    #expect(screen.picture.contains("17: x") && screen.picture.hasSuffix("2/2"))
  }

  @Test("of a line with many matches costs as much for each of them as of one with few")
  func manyMatches() {
    func cost(_ count: Int) -> Duration {
      let screen = TestScreen(
        Found(text: String(repeating: "token ok ", count: count)), columns: 18, rows: 5,
        isStrict: false)
      return processorTime {
        screen.type("/o")
        screen.press(.escape)
      }
    }
    #expect(cost(1600) < cost(400) * 8)
  }
}

/// Lines with their numbers before them.
private struct Numbered: Component {
  func render(state: Void) -> Node {
    LogView(Log(Array(repeating: "x", count: 20).joined(separator: "\n"))) { line in
      Text("\(line.number): \(line.text)")
    }
  }
}
