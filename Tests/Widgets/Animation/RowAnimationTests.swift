import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("Animated rows") struct RowAnimationTests {
  @Test("An inserted row slides in from the leading edge, and those below make room at once")
  func insert() {
    let screen = animatedRows(["one", "two"])
    screen.change { $0.insert("abcdef", at: 0) }
    let frames = screen.frames()
    #expect(
      frames == [
        "one\ntwo",
        "ef\none\ntwo",
        "cdef\none\ntwo",
        "bcdef\none\ntwo",
        "abcdef\none\ntwo",
      ])
    #expect(screen.isIdle)
  }

  @Test("A removed row slides out to the trailing edge, then those below close up")
  func remove() {
    let screen = animatedRows(["one", "two", "six"])
    screen.change { $0.remove(at: 1) }
    let frames = screen.frames()
    #expect(
      frames == [
        "one\ntwo\nsix",
        "one\n  two\nsix",
        "one\n    tw\nsix",
        "one\n     t\nsix",
        "one\n\nsix",
        "one\nsix",
      ])
    #expect(screen.isIdle)
  }

  @Test("A moved row passes in front of the others")
  func move() {
    let screen = animatedRows(["a", "bbb", "c"])
    screen.change { $0.insert($0.removeLast(), at: 0) }
    let frames = screen.frames()
    #expect(frames == ["a\nbbb\nc", "a\nc", "\nc\nbbb", "c\na\nbbb"])
    #expect(screen.isIdle)
  }

  @Test(
    "Several rows are inserted and removed at once, and a replaced row makes room for its successor"
  )
  func several() {
    let screen = animatedRows(["a", "b", "c"])
    screen.change { $0 = ["x", "a", "y", "c", "z"] }
    let frames = screen.frames()
    #expect(frames.first == "a\nb\nc")
    #expect(frames.last == "x\na\ny\nc")
    #expect(frames.count > 2)
    #expect(screen.isIdle)
  }

  @Test("Input is handled in the final layout, and its frame is painted at once")
  func input() throws {
    let screen = TestScreen(
      Fixture(["a"]) { rows in
        VStack {
          ForEach(rows, id: \.self) { row in Button(row) { $0.append(row + "'") } }
        }.animation(.slide)
      }, columns: 10, rows: 4, animates: true)
    screen.change { $0.insert("b", at: 0) }
    #expect(screen.isAnimating)
    try screen.press("b")
    #expect(screen.state == ["b", "a", "b'"])
    #expect(screen.focused?.label == "b")
    screen.send([.key(KeyEvent(.tab)), .key(KeyEvent(.enter))])
    #expect(screen.state == ["b", "a", "b'", "a'"])
    #expect(screen.frames().last == "[ b ]\n[ a ]\n[ b' ]\n[ a' ]")
  }

  @Test("A bordered stack grows and shrinks with its rows")
  func bordered() {
    let screen = TestScreen(
      Fixture(["one"]) { rows in
        VStack(alignment: .stretch) {
          ForEach(rows, id: \.self) { Text($0) }
        }.border().animation(.linear(duration: 0.1).transition(.identity))
      }, columns: 7, rows: 6, animates: true)
    screen.change { $0 += ["two", "six"] }
    let frames = screen.frames()
    #expect(
      frames == [
        "┌─────┐\n│one  │\n└─────┘",
        "┌─────┐\n│one  │\n│two  │\n└─────┘",
        "┌─────┐\n│one  │\n│two  │\n│six  │\n└─────┘",
      ])
  }

  @Test("Wide glyphs are clipped at the edges of their frames, and whole again at the end")
  func wide() {
    let screen = animatedRows(["日本語", "x"])
    screen.change { $0.insert("語日本", at: 1) }
    #expect(screen.frames().last == "日本語\n語日本\nx")
    screen.change { $0.removeFirst() }
    #expect(screen.frames().last == "語日本\nx")
    screen.change { $0.swapAt(0, 1) }
    #expect(screen.frames().last == "x\n語日本")
  }

  @Test("A resize ends all transitions, and is not animated")
  func resize() {
    let screen = animatedRows(["one", "two"])
    screen.change { $0.insert("abcdef", at: 0) }
    screen.resize(columns: 8, rows: 3)
    #expect(screen.text == "abcdef\none\ntwo")
    #expect(screen.isIdle)
    screen.change { $0.removeFirst() }
    #expect(screen.isAnimating)
  }
}
