import Foundation
import Recurse
import RecurseTesting
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor
@Suite("SVG pictures") struct SVGTests {
  private struct Styles: Component {
    func render(state: Void) -> Node {
      HStack(spacing: 0) {
        Text("a<&").foreground(.red).background(.rgb(1, 2, 255))
        Text("  ")
        Text("世").reverse().underline()
      }
    }
  }

  @Test("The picture has the colours, attributes and positions of the cells")
  func cells() {
    #expect(
      TestScreen(Styles(), columns: 8, rows: 2).svg == """
        <svg xmlns="http://www.w3.org/2000/svg" width="80" height="40" viewBox="0 0 80 40" \
        font-family="'DejaVu Sans Mono', Menlo, 'Liberation Mono', monospace" font-size="16.6">
        <rect x="0" y="0" width="80" height="40" fill="#181818"/>
        <rect x="0" y="0" width="30" height="20" fill="#0102ff"/>
        <rect x="50" y="0" width="20" height="20" fill="#d8d8d8"/>
        <text x="0" y="15" fill="#cd0000" textLength="30">a&lt;&amp;</text>
        <text x="60" y="15" fill="#181818" text-anchor="middle">世</text>
        <rect x="50" y="17" width="20" height="1" fill="#181818"/>
        </svg>

        """)
  }

  private struct Form: Component {
    var initialState: String { "" }
    func render(state: String) -> Node { TextField("Name", text: \.self) }
  }

  @Test("The picture shows the cursor")
  func cursor() {
    let screen = TestScreen(Form(), columns: 8, rows: 1)
    screen.type("ab")
    #expect(
      screen.svg.contains(
        ##"<rect x="20" y="0" width="10" height="20" fill="#d8d8d8" fill-opacity="0.5"/>"##))
  }

  private struct Shown: Component {
    var text: String
    func render(state: Void) -> Node { Text(text) }
  }

  /// The elements that draw a text of one line.
  private func drawn(_ text: String) -> [Substring] {
    let svg = TestScreen(Shown(text: text), columns: 12, rows: 1).svg
    return svg.split(separator: "\n").dropFirst(2).dropLast()
  }

  @Test("Box lines are drawn from edge to edge with their weight, and joined")
  func lines() {
    let end =
      ##"fill="none" stroke="#d8d8d8" stroke-width="2" stroke-linecap="square"/>"##
    #expect(drawn("───") == [##"<path d="M0 10H30" \##(end)"##])
    #expect(drawn("│") == [##"<path d="M5 10V0M5 10V20" \##(end)"##])
    #expect(drawn("┐") == [##"<path d="M0 10H5M5 10V20" \##(end)"##])
    #expect(drawn("╭") == [##"<path d="M10 10Q5 10 5 15M5 15V20" \##(end)"##])
    // The inner line turns before the outer one.
    #expect(drawn("╔") == [##"<path d="M7 12H10M3 8H10M3 8V20M7 12V20" \##(end)"##])
    #expect(drawn("━")[0].contains(#"stroke-width="4""#))
  }

  @Test("Dots of Braille are drawn where they are, in whatever font there is")
  func dots() {
    func path(_ lines: String) -> Substring {
      ##"<path d="\##(lines)" stroke="#d8d8d8" stroke-width="2" stroke-dasharray="2 3"/>"##
    }
    #expect(drawn("⠁") == [path("M1.5 2.5H3.5")])
    #expect(drawn("⠘") == [path("M6.5 2.5H8.5M6.5 7.5H8.5")])
    #expect(drawn("⢀") == [path("M6.5 17.5H8.5")])
    // Dots beside each other are one line of dashes, also from cell to cell.
    #expect(drawn("⠉⠉⠁") == [path("M1.5 2.5H23.5")])
    let next = "M6.5 2.5H18.5M11.5 7.5H18.5M11.5 12.5H18.5M1.5 17.5H3.5M11.5 17.5H18.5"
    #expect(drawn("⡈⣿") == [path(next)])
    #expect(drawn("⠀").isEmpty)
  }

  @Test("Blocks are drawn in eighths of their cells, and shades with opacity")
  func blocks() {
    #expect(drawn("▄") == [##"<rect x="0" y="10" width="10" height="10" fill="#d8d8d8"/>"##])
    #expect(drawn("▎") == [##"<rect x="0" y="0" width="2.5" height="20" fill="#d8d8d8"/>"##])
    #expect(
      drawn("▚") == [
        ##"<rect x="0" y="0" width="5" height="10" fill="#d8d8d8"/>"##,
        ##"<rect x="5" y="10" width="5" height="10" fill="#d8d8d8"/>"##,
      ])
    #expect(
      drawn("▒") == [
        ##"<rect x="0" y="0" width="10" height="20" fill="#d8d8d8" fill-opacity="0.5"/>"##
      ])
  }

  @Test("Each word and each wide character is at its own column")
  func places() {
    #expect(
      drawn("ab 日本c") == [
        ##"<text x="0" y="15" fill="#d8d8d8" textLength="20">ab</text>"##,
        ##"<text x="40" y="15" fill="#d8d8d8" text-anchor="middle">日</text>"##,
        ##"<text x="60" y="15" fill="#d8d8d8" text-anchor="middle">本</text>"##,
        ##"<text x="70" y="15" fill="#d8d8d8" textLength="10">c</text>"##,
      ])
  }

  @Test("The picture is well-formed XML for every scalar below U+3000 and those that XML forbids")
  func wellFormed() {
    let scalars = (0..<0x3000).map { $0 } + Array(0xFDD0...0xFFFF) + [0x1FFFE, 0x10FFFF]
    for start in stride(from: 0, to: scalars.count, by: 64) {
      var text = ""
      for value in scalars[start..<min(start + 64, scalars.count)] {
        if let scalar = Unicode.Scalar(UInt32(value)) { text += "\(Character(scalar))]]>" }
      }
      let screen = TestScreen(Shown(text: text), columns: 40, rows: 20)
      let parser = XMLParser(data: Data(screen.svg.utf8))
      #expect(parser.parse(), "from U+\(String(scalars[start], radix: 16)): \(screen.svg)")
    }
  }
}
