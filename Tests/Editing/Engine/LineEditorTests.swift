import RecurseEditing
import RecurseTerminal
import TestSupport
import Testing

/// A line as a list of characters, edited in the most obvious way.
private struct LineOracle {
  var clusters: [String]
  var cursor: Int

  enum Kind { case space, word, han, symbol }

  func kind(_ index: Int) -> Kind {
    switch clusters[index] {
    case " ": .space
    case "日": .han
    case "a", "e\u{301}": .word
    default: .symbol
    }
  }

  private func isWord(_ index: Int) -> Bool { kind(index) == .word || kind(index) == .han }

  var wordStart: Int {
    var index = cursor
    while index > 0, !isWord(index - 1) { index -= 1 }
    guard index > 0 else { return 0 }
    let run = kind(index - 1)
    while index > 0, kind(index - 1) == run { index -= 1 }
    return index
  }

  var wordEnd: Int {
    var index = cursor
    while index < clusters.count, !isWord(index) { index += 1 }
    guard index < clusters.count else { return index }
    let run = kind(index)
    while index < clusters.count, kind(index) == run { index += 1 }
    return index
  }

  mutating func remove(_ range: Range<Int>) {
    clusters.removeSubrange(range)
    cursor = range.lowerBound
  }

  mutating func insert(_ new: [String]) {
    clusters.insert(contentsOf: new, at: cursor)
    cursor += new.count
  }
}

extension LineEditor {
  fileprivate mutating func perform(_ command: EditCommand) {
    var ring = KillRing()
    _ = perform(command, ring: &ring)
  }
}

private let alphabet = ["a", " ", "e\u{301}", "日", "👩‍👩‍👧", "🇩🇪"]

private let operations:
  [(
    name: String, edit: @Sendable (inout LineEditor) -> Void,
    expect: @Sendable (inout LineOracle) -> Void
  )] = [
    ("left", { $0.perform(.move(.left, extends: false)) }, { $0.cursor = max(0, $0.cursor - 1) }),
    (
      "right", { $0.perform(.move(.right, extends: false)) },
      { $0.cursor = min($0.clusters.count, $0.cursor + 1) }
    ),
    ("word left", { $0.perform(.move(.wordLeft, extends: false)) }, { $0.cursor = $0.wordStart }),
    ("word right", { $0.perform(.move(.wordRight, extends: false)) }, { $0.cursor = $0.wordEnd }),
    ("start", { $0.perform(.move(.lineStart, extends: false)) }, { $0.cursor = 0 }),
    ("end", { $0.perform(.move(.lineEnd, extends: false)) }, { $0.cursor = $0.clusters.count }),
    ("backspace", { $0.perform(.delete(.left)) }, { $0.remove(max(0, $0.cursor - 1)..<$0.cursor) }),
    (
      "delete", { $0.perform(.delete(.right)) },
      { $0.remove($0.cursor..<min($0.clusters.count, $0.cursor + 1)) }
    ),
    ("delete word", { $0.perform(.kill(.wordLeft)) }, { $0.remove($0.wordStart..<$0.cursor) }),
    ("delete next word", { $0.perform(.kill(.wordRight)) }, { $0.remove($0.cursor..<$0.wordEnd) }),
    ("delete to start", { $0.perform(.kill(.lineStart)) }, { $0.remove(0..<$0.cursor) }),
    ("delete to end", { $0.perform(.killLine) }, { $0.remove($0.cursor..<$0.clusters.count) }),
    ("insert é", { $0.insert("e\u{301}") }, { $0.insert(["e\u{301}"]) }),
    ("insert a family", { $0.insert("👩‍👩‍👧") }, { $0.insert(["👩‍👩‍👧"]) }),
    (
      "insert lines", { $0.insert("a\n\u{1b}[日\t\u{7f}") },
      { $0.insert(["a", " ", "[", "日", " "]) }
    ),
    ("insert nothing", { $0.insert("\u{1b}") }, { _ in }),
  ]

@Suite("A line editor") struct LineEditorTests {
  private func offset(_ clusters: some Sequence<String>) -> Int {
    clusters.reduce(0) { $0 + $1.utf8.count }
  }

  /// Every text of at most so many pieces.
  private func forEachText(of pieces: [String], upTo length: Int, _ body: ([String]) -> Void) {
    var texts: [[String]] = [[]]
    for _ in 0...length {
      texts.forEach(body)
      texts = texts.flatMap { text in pieces.map { text + [$0] } }
    }
  }

  @Test("edits bytes as a model edits characters: every text of four, every offset, every edit")
  func exhaustive() {
    var cases = 0
    forEachText(of: alphabet, upTo: 4) { clusters in
      for place in 0...clusters.count {
        for operation in operations {
          var editor = LineEditor(clusters.joined())
          editor.move(to: offset(clusters[..<place]))
          var oracle = LineOracle(clusters: clusters, cursor: place)
          operation.edit(&editor)
          operation.expect(&oracle)
          cases += 1
          if Array(editor.text.utf8) != Array(oracle.clusters.joined().utf8)
            || editor.cursor != offset(oracle.clusters[..<oracle.cursor])
          {
            Issue.record("\(operation.name) at \(place) of \(clusters): \(editor)")
          }
        }
      }
    }
    #expect(cases > 100_000)
  }

  private static let breaks: [Unicode.Scalar] = [
    "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}",
  ]

  @Test("takes any text as one line", arguments: 0..<10)
  func lines(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces: [Unicode.Scalar] = Self.breaks + ["a", "é", "¡", "…", "後", "\u{9B}", "\u{1B}", " "]
    for _ in 0..<500 {
      let scalars = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        pieces.randomElement(using: &random)!
      }
      var rest = scalars[...]
      while let last = rest.last, Self.breaks.contains(last) { rest.removeLast() }
      var expected = ""
      var isAfterReturn = false
      for scalar in rest {
        if Self.breaks.contains(scalar) {
          if !(scalar == "\n" && isAfterReturn) { expected += " " }
        } else if scalar != "\u{9B}", scalar != "\u{1B}" {
          expected.unicodeScalars.append(scalar)
        }
        isAfterReturn = scalar == "\r"
      }
      var editor = LineEditor()
      editor.insert(String(String.UnicodeScalarView(scalars)))
      #expect(editor.text == expected, "\(scalars)")
    }
  }

  @Test("inserts text without control characters, and spaces for line breaks and tabs")
  func inserting() {
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      // Every scalar of one and two bytes, and some of the others.
      guard value < 0x800 || value % 257 == 0 || 0x2028...0x2029 ~= value,
        let scalar = Unicode.Scalar(value)
      else { continue }
      var editor = LineEditor()
      editor.insert("¡\(Character(scalar))¿x")
      let isControl = value < 0x20 || (0x7F...0x9F).contains(value)
      let isSpace = scalar == "\t" || Self.breaks.contains(scalar)
      let kept = isSpace ? " " : isControl ? "" : String(scalar)
      let expected = "¡\(kept)¿x"
      if Array(editor.text.utf8) != Array(expected.utf8) {
        Issue.record("U+\(String(value, radix: 16)): \(Array(editor.text.utf8))")
      }
    }
  }

  @Test("never has its cursor inside a character, also when an edit joins two")
  func joining() {
    let pieces = ["a", "\u{301}", "🇩", "\u{200D}", "👩", "\u{1100}", "\u{1161}"]
    let inserted = pieces + ["\u{200D}👩", "🇩🇪🇫"]
    forEachText(of: pieces, upTo: 3) { parts in
      let text = parts.joined()
      for boundary in [0] + Graphemes.clusters(of: text).map(\.range.upperBound) {
        let edits: [(inout LineEditor) -> Void] =
          operations.map(\.edit) + inserted.map { piece in { $0.insert(piece) } }
        for edit in edits {
          var editor = LineEditor(text)
          editor.move(to: boundary)
          edit(&editor)
          let ends = Graphemes.clusters(of: editor.text).map(\.range.upperBound)
          if editor.cursor != 0, !ends.contains(editor.cursor) {
            Issue.record("\(Array(text.unicodeScalars)) at \(boundary): \(editor)")
          }
        }
      }
    }
  }

  @Test("keeps its cursor before the text behind it when the text is replaced")
  func replacing() {
    var editor = LineEditor("abc")
    editor.show(FlatText("abcdef"), isAnswer: false)
    #expect(editor.cursor == 6)
    editor.move(to: 3)
    editor.show(FlatText("12-abcdef"), isAnswer: false)
    #expect(editor.cursor == 6)
    editor.show(FlatText("12-ABCDEF"), isAnswer: false)
    #expect(editor.cursor == 6)
    editor.show(FlatText("12-"), isAnswer: false)
    #expect(editor.cursor == 3)
    editor.show(FlatText(""), isAnswer: false)
    #expect(editor.cursor == 0)
    editor = LineEditor("aae\u{301}")
    editor.move(to: 2)
    editor.show(FlatText("ae\u{301}x"), isAnswer: false)
    #expect(editor.cursor == 4)
  }

  @Test("knows the keys of readline")
  func keys() {
    func after(_ keys: Key..., text: String = "one two", at place: Int = 4) -> String? {
      var editor = LineEditor(text)
      editor.move(to: place)
      var ring = KillRing()
      for key in keys where editor.handle(KeyEvent(key), ring: &ring) == .unavailable {
        return nil
      }
      let bytes = Array(editor.text.utf8)
      return String(decoding: bytes[..<editor.cursor], as: UTF8.self) + "|"
        + String(decoding: bytes[editor.cursor...], as: UTF8.self)
    }
    #expect(after(.left) == "one| two")
    #expect(after(.right) == "one t|wo")
    #expect(after(Key(.left, modifiers: .control)) == "|one two")
    #expect(after(Key(.right, modifiers: .alt)) == "one two|")
    #expect(after(.alt("b")) == "|one two")
    #expect(after(.alt("f")) == "one two|")
    #expect(after(.control("b")) == "one| two")
    #expect(after(.control("f")) == "one t|wo")
    #expect(after(.home) == "|one two")
    #expect(after(.control("a")) == "|one two")
    #expect(after(.end) == "one two|")
    #expect(after(.control("e")) == "one two|")
    #expect(after(.backspace) == "one|two")
    #expect(after(Key(.backspace, modifiers: .shift)) == "one|two")
    #expect(after(.control("h")) == "one|two")
    #expect(after(.delete) == "one |wo")
    #expect(after(.control("d")) == "one |wo")
    #expect(after(.control("d"), text: "", at: 0) == nil)
    #expect(after(Key(.backspace, modifiers: .alt)) == "|two")
    #expect(after(.control("w")) == "|two")
    #expect(after(Key(.delete, modifiers: .control)) == "one |")
    #expect(after(.alt("d")) == "one |")
    #expect(after(.control("u")) == "|two")
    #expect(after(.control("k")) == "one |")
    #expect(after(.character("x"), .space) == "one x |two")
    for key in [Key.up, .enter, .tab, .escape, .control("c"), .alt("x"), .function(1), .pageUp] {
      #expect(after(key) == nil)
    }
    var editor = LineEditor("a")
    var ring = KillRing()
    let outcome = editor.handle(KeyEvent(.character("x"), phase: .up), ring: &ring)
    #expect(outcome == .unavailable && editor.text == "a")
  }
}
