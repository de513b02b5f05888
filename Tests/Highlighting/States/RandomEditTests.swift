import RecurseHighlighting
import TestSupport
import Testing

@Suite("The states of lines after random edits") struct RandomEditTests {
  /// Edits a text, looks at some of it, and compares with states from the start.
  private func run(_ language: Language, seed: UInt64, edits: Int) {
    var random = SplitMix64(seed: seed)
    var lines = (0..<30).map { _ in language.line(using: &random) }
    var states = LineStates(language, lineCount: lines.count)
    for edit in 0..<edits {
      let start = Int.random(in: 0...lines.count, using: &random)
      let old = min(lines.count - start, [0, 1, 1, 1, 2, 5].randomElement(using: &random) ?? 1)
      let most = lines.count > 60 ? 1 : 4
      let new = (0..<Int.random(in: 0...most, using: &random)).map { _ in
        language.line(using: &random)
      }
      lines.replaceSubrange(start..<start + old, with: new)
      states.replaced(lines: start..<start + old, count: new.count)
      // Most edits come before all of the text was looked at.
      let line = Int.random(in: 0...lines.count, using: &random)
      let bytes = Int.random(in: 0...200, using: &random)
      _ = states.advance(to: line, most: bytes) { lines[$0][...] }
      if edit % 20 == 0 { expectRight(states, lines, language, edit) }
    }
  }

  /// Expects every state that is known to be the one that all lines before make, and all of them
  /// to become known.
  private func expectRight(
    _ states: LineStates<AnyLineTokenizer>, _ lines: [[UInt8]], _ language: Language, _ edit: Int
  ) {
    var copy = states
    #expect(states.count == lines.count)
    let isKnown = copy.advance(to: lines.count) { lines[$0][...] }
    #expect(isKnown)
    var state = language.tokenizer.start
    for line in 0...lines.count {
      let known = states.state(atLine: line)
      if known != nil && known != state || copy.state(atLine: line) != state {
        Issue.record("\(language.name), edit \(edit), line \(line)")
        return
      }
      guard line < lines.count else { return }
      let tokens = language.tokenizer.tokens(of: lines[line][...], state: &state)
      let shown = copy.tokens(ofLine: line) { lines[$0][...] }
      #expect(shown == tokens)
    }
  }

  @Test("are as from the start, in every language", arguments: Language.builtIn)
  func languages(language: Language) { run(language, seed: 1, edits: 1000) }

  @Test("are as from the start after 10,000 edits", arguments: 10..<14 as Range<UInt64>)
  func many(seed: UInt64) {
    run([.swift, .shell, .markdown][Int(seed % 3)], seed: seed, edits: 10_000)
  }

  @Test("look at one line after an edit in place that changes no state")
  func counts() {
    var random = SplitMix64(seed: 5)
    for language in Language.builtIn {
      var lines = (0..<200).map { _ in language.line(using: &random) }
      var states = LineStates(language, lineCount: lines.count)
      _ = states.advance(to: lines.count) { lines[$0][...] }
      var unchanged = 0
      for _ in 0..<2000 {
        let line = Int.random(in: 0..<lines.count, using: &random)
        let after = states.state(atLine: line + 1)
        lines[line] = language.line(using: &random)
        states.replaced(lines: line..<line + 1, count: 1)
        var state = states.state(atLine: line)
        #expect(state != nil)
        var looks = 0
        let isKnown = states.advance(to: lines.count) { index in
          looks += 1
          return lines[index][...]
        }
        #expect(isKnown)
        state = state.map { start in
          var state = start
          _ = language.tokenizer.tokens(of: lines[line][...], state: &state)
          return state
        }
        if state == after {
          unchanged += 1
          #expect(looks == 1)
        }
      }
      #expect(unchanged > 200, "\(language.name)")
    }
  }
}
