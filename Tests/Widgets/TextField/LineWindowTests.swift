import RecurseEditing
import RecurseTerminal
import RecurseTesting
import RecurseWidgets
import TestSupport
import Testing

/// The window in columns of the whole text, counted from its start.
private struct WindowOracle {
  var scroll = 0
  var cursorColumn = 0

  mutating func follow(_ cursor: Int, in text: String, width: Int, isSecret: Bool) {
    let clusters = Graphemes.clusters(of: text, tabWidth: 1)
    func columns(_ clusters: some Sequence<GraphemeCluster>) -> Int {
      clusters.reduce(0) { $0 + (isSecret ? 1 : $1.width) }
    }
    let start = columns(clusters.prefix { $0.range.lowerBound < cursor })
    let under = columns(clusters.drop { $0.range.lowerBound < cursor }.prefix(1))
    scroll = min(scroll, max(0, columns(clusters) + 1 - width))
    scroll = max(scroll, start + max(1, under) - width)
    scroll = min(scroll, start)
    cursorColumn = start - scroll
  }
}

@Suite("The window of a field") struct LineWindowTests {
  @Test(
    "follows the cursor as if all columns were counted, for any text and width",
    arguments: [false, true])
  func law(isSecret: Bool) {
    var random = SplitMix64(seed: 41)
    let keys: [Key] = [
      .left, .right, .home, .end, .backspace, .delete, .control("w"), .alt("d"), .alt("b"),
      .alt("f"), .control("k"), .control("u"),
    ]
    let texts = ["a", " ", "日本", "e\u{301}", "🇩🇪", "👩‍💻", "한", "\u{200B}", "long words that go on "]
    for width in 1...9 {
      var editor = LineEditor()
      var ring = KillRing()
      var window = LineWindow()
      window.isSecret = isSecret
      var oracle = WindowOracle()
      for _ in 0..<400 {
        if random.next() % 2 == 0 {
          editor.insert(texts.randomElement(using: &random)!)
        } else {
          _ = editor.handle(KeyEvent(keys.randomElement(using: &random)!), ring: &ring)
        }
        window.follow(editor.cursor, in: editor.text, width: width)
        oracle.follow(editor.cursor, in: editor.text, width: width, isSecret: isSecret)
        #expect(window.cursorColumn == oracle.cursorColumn, "\(width): \(editor.text)")
        #expect(scroll(of: window, in: editor.text) == oracle.scroll, "\(width): \(editor.text)")
      }
    }
  }

  private func scroll(of window: LineWindow, in text: String) -> Int {
    Graphemes.clusters(of: text, tabWidth: 1).prefix { $0.range.lowerBound < window.start }
      .reduce(window.cut) { $0 + (window.isSecret ? 1 : $1.width) }
  }

  @Test("costs what is visible: a key in two megabytes examines no more than one in a short line")
  func cost() {
    var editor = LineEditor(String(repeating: "a line of 日本 e\u{301} ", count: 100_000))
    #expect(editor.text.utf8.count > 2_000_000)
    var ring = KillRing()
    var window = LineWindow()
    window.follow(editor.cursor, in: editor.text, width: 40)
    let keys: [Key] = [
      .character("x"), .backspace, .left, .right, .home, .character("é"), .delete, .end,
      .control("w"), .alt("b"), .left, .delete, .character("日"),
    ]
    for key in keys {
      _ = editor.handle(KeyEvent(key), ring: &ring)
      let before = window.examined
      window.follow(editor.cursor, in: editor.text, width: 40)
      _ = window.visible(of: editor.text, width: 40)
      #expect(window.examined - before < 400, "\(key)")
    }
  }

  @Test("finds the offset that is nearest to a column")
  func clicks() {
    let text = "ab日本🇩🇪 end"
    var window = LineWindow()
    window.follow(text.utf8.count, in: text, width: 7)
    // Before the window: "ab日" and half of "本".
    #expect(String(window.visible(of: text, width: 7)) == "🇩🇪 end")
    #expect(
      (0..<9).map { window.offset(nearest: $0, in: text) } == [8, 8, 16, 17, 18, 19, 20, 20, 20])
    window.follow(0, in: text, width: 7)
    #expect((0..<5).map { window.offset(nearest: $0, in: text) } == [0, 1, 2, 2, 5])
  }

  @Test("begins at a character boundary also after the text was replaced")
  func exchanged() {
    var window = LineWindow()
    let old = String(repeating: "日", count: 20)
    window.follow(old.utf8.count, in: old, width: 8)
    for text in ["", "a", "e\u{301}\u{301}\u{301}\u{301}", String(repeating: "👩‍💻", count: 9)] {
      for cursor in Graphemes.clusters(of: text).map(\.range.lowerBound) {
        var other = window
        other.follow(cursor, in: text, width: 8)
        #expect(Graphemes.boundary(atOrAfter: other.start, in: text) == other.start)
        #expect((0..<8).contains(other.cursorColumn))
      }
    }
  }
}
