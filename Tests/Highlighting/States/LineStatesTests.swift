import RecurseHighlighting
import Testing

/// A text, its states, and the lines that were looked at.
private final class Watched {
  var lines: [[UInt8]]
  var states: LineStates<AnyLineTokenizer>
  var looks = 0
  var bytes = 0

  init(_ language: Language, _ lines: [String]) {
    self.lines = lines.map { Array($0.utf8) }
    states = LineStates(language, lineCount: lines.count)
  }

  func replace(_ range: Range<Int>, with new: [String]) {
    lines.replaceSubrange(range, with: new.map { Array($0.utf8) })
    states.replaced(lines: range, count: new.count)
    (looks, bytes) = (0, 0)
  }

  func advance(to line: Int, most limit: Int = .max) -> Bool {
    let lines = lines
    var (looks, bytes) = (0, 0)
    let isKnown = states.advance(to: line, most: limit) { index in
      looks += 1
      bytes += lines[index].count
      return lines[index][...]
    }
    self.looks += looks
    self.bytes += bytes
    return isKnown
  }

  func picture(_ line: Int, most limit: Int = .max) -> String? {
    let lines = lines
    var looks = 0
    let tokens = states.tokens(ofLine: line, most: limit) { index in
      looks += 1
      return lines[index][...]
    }
    self.looks += looks
    return tokens.map { RecurseHighlightingTests.picture(of: $0, in: lines[line]) }
  }
}

@Suite("The states of lines") struct LineStatesTests {
  private func long(_ count: Int) -> Watched {
    Watched(.swift, Array(repeating: "let x = 1", count: count))
  }

  @Test("look at one line after an edit that changes no state")
  func oneLine() {
    let text = long(1000)
    #expect(text.advance(to: 1000) && text.looks == 1000)
    text.replace(500..<501, with: ["var y = 2"])
    #expect(text.advance(to: 1000) && text.looks == 1)
    text.replace(500..<500, with: ["a", "b"])
    #expect(text.advance(to: 1002) && text.looks == 2)
    text.replace(500..<502, with: [])
    #expect(text.advance(to: 1000) && text.looks == 0)
  }

  @Test("look at lines up to the one whose state is as before")
  func agreement() {
    let text = long(1000)
    text.replace(300..<301, with: ["*/"])
    #expect(text.advance(to: 1000))
    text.replace(200..<201, with: ["/*"])
    #expect(text.advance(to: 1000) && text.looks == 101)
    #expect(text.picture(250) == "ccccccccc" && text.picture(301) == "kkk . . n")
    text.replace(200..<201, with: [])
    #expect(text.advance(to: 999) && text.looks == 100)
    #expect(text.picture(250) == "kkk . . n")
  }

  @Test("go on where a call stopped, and have no tokens before that")
  func slices() {
    let text = long(1000)
    #expect(text.picture(999, most: 1000) == nil)
    #expect(text.looks == 100)
    #expect(text.states.state(atLine: 100) != nil && text.states.state(atLine: 101) == nil)
    var calls = 1
    while !text.advance(to: 1000, most: 1000) { calls += 1 }
    #expect(calls == 9 && text.looks == 1000)
    #expect(text.picture(999, most: 0) == "kkk . . n")
  }

  @Test("look at a line once that is shown when its turn comes")
  func showing() {
    let text = long(10)
    for line in 0..<10 { #expect(text.picture(line) == "kkk . . n") }
    #expect(text.looks == 10)
    #expect(text.advance(to: 10) && text.looks == 10)
  }

  @Test("grow with lines that are appended, and shrink to none")
  func ends() {
    let text = Watched(.swift, [])
    #expect(text.states.count == 0 && text.advance(to: 0) && text.picture(0) == nil)
    text.replace(0..<0, with: ["/*"])
    #expect(text.advance(to: 1))
    text.replace(1..<1, with: ["a"])
    #expect(text.picture(1) == "c" && text.picture(2) == nil && text.picture(-1) == nil)
    text.replace(0..<1, with: [])
    #expect(text.picture(0) == ".")
    text.replace(0..<1, with: [])
    #expect(text.states.count == 0 && text.advance(to: 5))
  }

  @Test("are those before a line that is too long, of which the start has tokens")
  func longLines() {
    let most = LineStates<AnyLineTokenizer>.longestLine
    let data = String(repeating: "x", count: most)
    let text = Watched(.swift, ["/*" + data, "a", "\"" + data])
    #expect(text.picture(1) == ".")
    #expect(text.picture(0)?.filter { $0 == "c" }.count == most)
    #expect(text.picture(2)?.filter { $0 == "s" }.count == most)
    text.replace(0..<1, with: ["/*" + data.dropLast(2)])
    #expect(text.picture(1) == "c")
  }

  @Test("forget the states that no line has any more")
  func forgetting() {
    let text = Watched(.shell, ["cat <<E", "a", "b"])
    for number in 0..<5000 {
      text.replace(0..<1, with: ["cat <<E\(number)"])
      #expect(text.advance(to: 3))
    }
    #expect(text.picture(1) == "s")
    text.replace(2..<3, with: ["E4999", "if"])
    #expect(text.picture(2) == "aaaaa" && text.picture(3) == "kk")
  }

  @Test("cost an edit as much work in a text of twice the lines")
  func cost() {
    func bytes(_ count: Int) -> (first: Int, edits: Int) {
      let text = long(count)
      #expect(text.advance(to: count))
      let first = text.bytes
      var edits = 0
      for edit in 0..<200 {
        text.replace(count / 2 + edit..<count / 2 + edit + 1, with: ["let y = \"\(edit)\"", ""])
        #expect(text.advance(to: text.lines.count))
        edits += text.bytes
      }
      return (first, edits)
    }
    let (one, two) = (bytes(2000), bytes(4000))
    #expect(two.first == 2 * one.first && two.edits == one.edits)
  }
}
