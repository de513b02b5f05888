import Recurse
import RecurseTesting
import TestSupport
import Testing

private struct Output: Component {
  let text: Text
  func render(state: Void) -> Node { text }
}

@MainActor @Suite("The output of a program") struct ANSITextTests {
  private func screen(_ output: String, columns: Int = 40, rows: Int = 4) -> TestScreen<Output> {
    TestScreen(Output(text: Text(ansi: output)), columns: columns, rows: rows)
  }

  /// The style of the letter x in an output.
  private func style(_ output: String) throws -> CellStyle {
    let text = output.contains("x") ? output : output + "x"
    let screen = screen(text)
    let column = try #require(screen.line(0).firstIndex(of: "x"))
    return screen.style(
      row: 0, column: screen.line(0).distance(from: screen.line(0).startIndex, to: column))
  }

  @Test(
    "has the colors of SGR, of 16, of 256 and of all",
    arguments: [
      ("\u{1b}[31m", Color.red, nil), ("\u{1b}[97;44m", .brightWhite, .blue),
      ("\u{1b}[100m", nil, .brightBlack), ("\u{1b}[38;5;196m", .indexed(196), nil),
      ("\u{1b}[48:5:20m", nil, .indexed(20)), ("\u{1b}[38;2;1;2;3m", .rgb(1, 2, 3), nil),
      ("\u{1b}[38:2:1:2:3m", .rgb(1, 2, 3), nil), ("\u{1b}[48:2::1:2:3m", nil, .rgb(1, 2, 3)),
      ("\u{1b}[31;42;39m", nil, .green), ("\u{1b}[31;42;49m", .red, nil),
      ("\u{1b}[31m\u{1b}[m", nil, nil), ("\u{9b}32m", .green, nil),
      // The color of an underline is none of the text.
      ("\u{1b}[58;5;1;32m", .green, nil), ("\u{1b}[58:2::9:9:9;32m", .green, nil),
      // No color has such numbers, and what follows is read.
      ("\u{1b}[38;5;256;1m", nil, nil), ("\u{1b}[38;2;1;2;999m", nil, nil),
      ("\u{1b}[38m", nil, nil),
    ] as [(String, Color?, Color?)])
  func colors(output: String, foreground: Color?, background: Color?) throws {
    let style = try style(output)
    #expect(style.background == background)
    // A background chooses the color of text that has none.
    if background == nil || foreground != nil { #expect(style.foreground == foreground) }
  }

  @Test(
    "has its attributes, on and off",
    arguments: [
      (1, 22, .bold), (2, 22, .dim), (3, 23, .italic), (4, 24, .underline), (5, 25, .blink),
      (7, 27, .reverse), (9, 29, .strikethrough), (21, 24, .doubleUnderline), (53, 55, .overline),
    ] as [(Int, Int, TextAttributes)])
  func attributes(on: Int, off: Int, attribute: TextAttributes) throws {
    #expect(try style("\u{1b}[\(on)m").attributes == attribute)
    #expect(try style("\u{1b}[1;3;\(on)m").attributes.contains(attribute))
    #expect(try style("\u{1b}[\(on);\(off)m").attributes == [])
    #expect(try style("\u{1b}[\(on)m\u{1b}[0m").attributes == [])
  }

  @Test("has the kinds of underlines")
  func underlines() throws {
    #expect(try style("\u{1b}[4:3m").attributes == .curlyUnderline)
    #expect(try style("\u{1b}[4:2m").attributes == .doubleUnderline)
    #expect(try style("\u{1b}[4;4:0m").attributes == [])
  }

  @Test("links what OSC 8 does, and no more")
  func links() {
    let screen = screen(
      "\u{1b}]8;id=1;https://x.org/a b\u{1b}\\link\u{1b}]8;;\u{7} \u{1b}]8;;http://y\u{7}other")
    #expect(screen.line(0) == "link other")
    #expect(screen.link(row: 0, column: 3) == "https://x.org/a%20b")
    #expect(screen.link(row: 0, column: 4) == nil)
    #expect(screen.link(row: 0, column: 9) == "http://y")
  }

  @Test("shows the last state of a line that is written over, and the bold of manual pages")
  func overwritten() throws {
    #expect(Text(ansi: "10 %\r20 %\r100 %\r\ndone\r\n").description == "100 %\ndone\n")
    #expect(Text(ansi: "\u{1b}[31m10\r\u{1b}[32m20").description == "20")
    #expect(try style("\u{1b}[31mold\r\u{1b}[32m").foreground == .green)
    #expect(Text(ansi: "abc\u{8}\u{8}d").description == "ad")
    let page = screen("N\u{8}NA\u{8}A _\u{8}x")
    #expect(page.line(0) == "NA x")
    #expect(page.style(row: 0, column: 1).attributes == .bold)
    #expect(page.style(row: 0, column: 3).attributes == .underline)
    #expect(page.style(row: 0, column: 2).attributes == [])
  }

  @Test("has no other control: every sequence is dropped, and nothing beside it")
  func dropped() {
    let finals = (UInt8(0x40)...0x7e).map { String(Unicode.Scalar($0)) }
    var sequences = ["", "?", ">", "=", "<"].flatMap { prefix in
      ["", "1", "12;34", "1:2;;3", "1$"].flatMap { parameters in
        finals.map { "\u{1b}[\(prefix)\(parameters)\($0)" }
      }
    }
    // `[`, `]`, P, X, ^ and _ begin longer ones.
    sequences += (UInt8(0x30)...0x7e).map { "\u{1b}\(Unicode.Scalar($0))" }
      .filter { !["[", "]", "P", "X", "^", "_"].contains($0.last!) }
    sequences += ["(B", ")0", "#8", " F", "%G", "$(C"].map { "\u{1b}" + $0 }
    for end in ["\u{1b}\\", "\u{7}", "\u{9c}"] {
      sequences += ["0;t", "4;1;?", "9;4;1;50", "11;?", "52;c;YQ==", "133;A", "8;x"].map {
        "\u{1b}]\($0)\(end)"
      }
      sequences += ["P1$r0m", "Xtext", "^text", "_Gi=1;AA"].map { "\u{1b}\($0)\(end)" }
    }
    sequences += (UInt8(0)...0x1f).filter { ![8, 9, 10, 11, 12, 13, 27].contains($0) }
      .map { String(Unicode.Scalar($0)) }
    sequences += [0x7f, 0x80, 0x84, 0x8d, 0x8e, 0x99, 0x9c].map { String(Unicode.Scalar($0)!) }
    sequences += ["\u{1b}[31\u{18}", "\u{1b}]0;t\u{1a}", "\u{1b}[3\u{1b}[m"]
    for sequence in sequences {
      #expect(Text(ansi: "a\(sequence)b").description == "ab", "\(sequence.debugDescription)")
    }
  }

  @Test("loses no text behind a sequence that has no end")
  func unfinished() {
    #expect(Text(ansi: "a\u{1b}").description == "a")
    #expect(Text(ansi: "a\u{1b}[31").description == "a")
    #expect(Text(ansi: "a\u{1b}[31é b").description == "aé b")
    #expect(Text(ansi: "a\u{1b}]0;title\nnext").description == "a0;title\nnext")
    #expect(Text(ansi: "a\u{1b}]8;;http://x").description == "a8;;http://x")
    #expect(Text(ansi: "a\u{1b}Pq\u{1b}[1mb").description == "ab")
  }

  @Test("is text without controls, whatever it is made of, and reading that changes nothing")
  func hostile() {
    let parts = [
      "\u{1b}", "[", "]", "P", "8", ";", ":", "?", "m", "31", "38;5;", "\u{7}", "\u{8}", "\r", "\n",
      "\t", "\u{18}", "\u{9b}", "\u{9d}", "\u{85}", "\u{2028}", "\\", "a", "é", "漢", "\u{301}",
      "👩‍👩‍👧", "\0", " ", "99999999999999999999",
    ]
    var random = SplitMix64(seed: 4)
    for _ in 0..<20_000 {
      let output = (0..<random.below(24)).map { _ in parts[random.below(parts.count)] }.joined()
      let text = Text(ansi: output).description
      let isClean = text.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control || $0 == "\n" || $0 == "\t"
      }
      #expect(isClean, "\(output.debugDescription)")
      #expect(Text(ansi: text).description == text, "\(output.debugDescription)")
    }
  }

  @Test(
    "of four times the length costs four times as much, also in one line",
    arguments: [
      "\u{1b}[31mred\u{1b}]8;;\u{7} \u{1b}]8\r\u{8}", "\u{9d}8", "\u{1b}[1;", "a\r", "ab\u{8}",
    ])
  func cost(part: String) {
    func cost(_ count: Int) -> Duration {
      let output = String(repeating: part, count: count)
      return processorTime { _ = Text(ansi: output) }
    }
    #expect(cost(8_000) < cost(2_000) * 10)
  }
}
