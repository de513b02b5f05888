import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("Big text") struct BigTextTests {
  private struct Shown: Component {
    var text: String
    var rows = 3
    func render(state: Void) -> Node { BigText(text, rows: rows) }
  }

  private func picture(
    _ text: String, rows: Int = 3, _ width: Int = 60, _ height: Int = 3
  ) -> String {
    TestScreen(Shown(text: text, rows: rows), columns: width, rows: height, colors: .none).text
  }

  @Test("has characters of half blocks in three rows")
  func characters() {
    #expect(
      picture("0123456789") == """
        █▀█ ▄█  ▀▀█ ▀▀█ █ █ █▀▀ █▀▀ ▀▀█ █▀█ █▀█
        █ █  █  █▀▀ ▀▀█ ▀▀█ ▀▀█ █▀█   █ █▀█ ▀▀█
        ▀▀▀ ▀▀▀ ▀▀▀ ▀▀▀   ▀ ▀▀▀ ▀▀▀   ▀ ▀▀▀ ▀▀▀
        """)
    #expect(
      picture("-1,234.5 % + 7°") == """
            ▄█    ▀▀█ ▀▀█ █ █   █▀▀    ▀ █     ▄     ▀▀█ ▄▀▄
        ▀▀▀  █  ▄ █▀▀ ▀▀█ ▀▀█   ▀▀█    ▄▀     ▀█▀      █  ▀
            ▀▀▀ ▀ ▀▀▀ ▀▀▀   ▀ ▀ ▀▀▀    ▀ ▀             ▀
        """)
    #expect(
      picture("−1/2 (A=B)!?'×") == """
            ▄█    █ ▀▀█    ▄▀ ▄▀▄ ▄▄▄ █▀▄ ▀▄ █ ▀▀█ █ ▄ ▄
        ▀▀▀  █  ▄▀  █▀▀    █  █▀█ ▄▄▄ █▀▄  █ ▀  ▀▀   ▄▀▄
            ▀▀▀ ▀   ▀▀▀     ▀ ▀ ▀     ▀▀  ▀  ▀  ▀
        """)
    #expect(
      picture("ABCDEFGHIJKLM") == """
        ▄▀▄ █▀▄ █▀▀ █▀▄ █▀▀ █▀▀ ▄▀▀ █ █ ▀█▀   █ █ █ █   █▄█
        █▀█ █▀▄ █   █ █ █▀  █▀  █ █ █▀█  █  ▄ █ █▀▄ █   █▀█
        ▀ ▀ ▀▀  ▀▀▀ ▀▀  ▀▀▀ ▀    ▀▀ ▀ ▀ ▀▀▀ ▀▀▀ ▀ ▀ ▀▀▀ ▀ ▀
        """)
    #expect(
      picture("NOPQRSTUVWXYZ") == """
        █▀▄ ▄▀▄ █▀█ ▄▀▄ █▀▄ ▄▀▀ ▀█▀ █ █ █ █ █ █ █ █ █ █ ▀▀█
        █ █ █ █ █▀▀ █▄▀ █▀▄  ▀▄  █  █ █ ▀▄▀ ███ ▄▀▄  █  ▄▀
        ▀ ▀  ▀  ▀    ▀▀ ▀ ▀ ▀▀   ▀   ▀   ▀  ▀ ▀ ▀ ▀  ▀  ▀▀▀
        """)
  }

  @Test("has no letter that a reader may take for a digit")
  func confusion() throws {
    func points(_ character: Character) -> Set<Int> {
      let cells = picture(String(character), rows: 5, 60, 5).split(
        separator: "\n", omittingEmptySubsequences: false)
      return Set(
        cells.enumerated().flatMap { row, line in
          line.enumerated().filter { $0.element == "█" }.map { 6 * row + $0.offset }
        })
    }
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" {
      for digit in "0123456789" {
        // A point has two columns.
        let differing = points(letter).symmetricDifference(points(digit)).count / 2
        #expect(differing >= 2, "\(letter) \(digit)")
      }
    }
  }

  @Test("shows a character that the face lacks as it is, in the lowest row")
  func others() {
    #expect(
      picture("21\nkm日x\u{1B}[m5") == """
        ▀▀█ ▄█             █▀▀
        █▀▀  █             ▀▀█
        ▀▀▀ ▀▀▀    km日x[m ▀▀▀
        """)
    #expect(picture("all small") == "all small")
    #expect(picture("") == "")
  }

  @Test("has points of two columns from five rows on")
  func points() {
    #expect(
      picture("1:0 h", rows: 9, 60, 9) == """
          ██        ██████
        ████    ██  ██  ██
          ██        ██  ██
          ██    ██  ██  ██
        ██████      ██████        h
        """)
  }

  private struct Bounded: Component {
    var rows: Int
    func render(state: Void) -> Node { BigText("12:45", rows: 10).frame(height: rows) }
  }

  @Test("has the largest characters for which there is room, in every room")
  func sizes() {
    // Four digits of three points and a colon, with four points between them.
    let (points, compact) = (34, 17)
    for rows in 1...12 {
      for width in 1...75 {
        let screen = TestScreen(Bounded(rows: rows), columns: width, rows: rows, colors: .none)
        let lines = screen.text.split(separator: "\n").map(String.init)
        let scale = min(min(rows, 10) / 5, width / points)
        let expected: String
        if scale > 0 {
          expected =
            String(repeating: " ", count: 2 * scale) + String(repeating: "█", count: 2 * scale)
          #expect(lines.count == 5 * scale)
        } else if rows >= 3, width >= compact {
          expected = "▄█  ▀▀█"
          #expect(lines.count == 3)
        } else {
          expected = width >= 5 ? "12:45" : width == 1 ? "…" : "12:45".prefix(width - 1) + "…"
          #expect(lines == [expected])
        }
        #expect(lines[0].hasPrefix(expected), "\(width) × \(rows)")
        #expect(lines.allSatisfy { $0.count <= width })
      }
    }
  }

  private struct Aligned: Component {
    var alignment = HorizontalAlignment.center
    func render(state: Void) -> Node {
      VStack(alignment: alignment) {
        BigText("12:45", rows: 10).foreground(.error).background(.accent)
      }
    }
  }

  @Test("stands where its alignment says if the width bounds it, and is as wide as its characters")
  func aligned() {
    let page = Theme.standard.dark.background
    // Ten rows take 68 columns, five 34 and three 17.
    for (width, columns) in [(80, 68), (68, 68), (60, 34), (35, 34), (34, 34), (33, 17), (18, 17)] {
      for (alignment, start) in [
        (HorizontalAlignment.leading, 0), (.center, (width - columns + 1) / 2),
        (.trailing, width - columns),
      ] {
        let screen = TestScreen(
          Aligned(alignment: alignment), columns: width, rows: 10, colorScheme: .dark)
        let filled = (0..<width).filter { screen.style(row: 0, column: $0).background != page }
        #expect(filled == Array(start..<(start + columns)), "\(width) \(alignment)")
      }
    }
  }

  @Test("has the color and the attributes of a text, also where its points are areas")
  func colors() {
    struct Page: Component {
      func render(state: Void) -> Node {
        BigText("1").foreground(.error).bold()
        BigText("1", rows: 5).foreground(.error)
        BigText("1", rows: 5)
      }
    }
    let screen = TestScreen(Page(), columns: 10, rows: 13, colorScheme: .dark)
    let dark = Theme.standard.dark
    let small = screen.style(row: 2, column: 1)
    #expect(small.foreground == dark.error && small.attributes == .bold)
    // Fonts leave gaps between the rows of full blocks.
    #expect(screen.style(row: 1, column: 1).background == dark.error)
    #expect(small.background == dark.background)
    #expect(screen.style(row: 3, column: 2).background == dark.error)
    #expect(screen.style(row: 3, column: 0).background != dark.error)
    #expect(screen.style(row: 8, column: 2).background == dark.text)
  }

  @Test("is found by its text, and follows it")
  func changes() throws {
    struct Clock: Component {
      var initialState: Int { 9 }
      func render(state: Int) -> Node {
        HStack(alignment: .firstTextBaseline) {
          BigText("\(state)")
          Text("s")
        }
      }
    }
    let screen = TestScreen(Clock(), columns: 20, rows: 3, colors: .none)
    #expect(screen.text == "█▀█\n▀▀█\n▀▀▀ s")
    #expect(try screen.labelled("9").role == .text)
    screen.change { $0 = 2 }
    #expect(screen.text == "▀▀█\n█▀▀\n▀▀▀ s")
    screen.change { $0 = 12 }
    #expect(screen.text == "▄█  ▀▀█\n █  █▀▀\n▀▀▀ ▀▀▀ s")
  }

  @Test("of any text sends no control, in any room", arguments: oddTexts)
  func hostile(text: String) {
    for rows in [1, 3, 5, 11] {
      for width in [1, 2, 3, 8, 40, 200] {
        let shown = TestScreen(Shown(text: text + "1", rows: rows), columns: width, rows: rows)
        #expect(shown.failure == nil)
        let controls = shown.text.unicodeScalars.filter {
          $0.properties.generalCategory == .control && $0 != "\n"
        }
        #expect(controls.isEmpty)
      }
    }
  }
}
