import Recurse
import Testing

@Suite("Text for a terminal") struct TerminalSafeTests {
  @Test("Only control characters and direction marks are replaced")
  func everyScalar() {
    let harmful: [ClosedRange<UInt32>] = [
      0...8, 0xB...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x202E,
      0x2066...0x2069,
    ]
    for number in UInt32(0)...0x2_FFFF {
      guard let scalar = Unicode.Scalar(number) else { continue }
      let isHarmful = harmful.contains { $0.contains(number) }
      let text = "\(scalar)".terminalSafe.unicodeScalars.map(\.value)
      #expect(text == [isHarmful ? 0xFFFD : number])
    }
  }

  @Test("Lines and letters are kept, also in slices")
  func words() {
    #expect("a\tb\nc é 日本 🙂".terminalSafe == "a\tb\nc é 日本 🙂")
    #expect("x\u{1B}]0;t\u{7}y".dropFirst().terminalSafe == "\u{FFFD}]0;t\u{FFFD}y")
    #expect("a\r\nb".terminalSafe == "a\u{FFFD}\nb")
    #expect("txt.\u{202E}exe".terminalSafe == "txt.\u{FFFD}exe")
    #expect("".terminalSafe == "")
  }

  @Test("A name is one line, with pictures for the controls of ASCII")
  func everyScalarOfAName() {
    for number in UInt32(0)...0x2_FFFF {
      guard let scalar = Unicode.Scalar(number) else { continue }
      let shown = String(terminalSafeName: String(scalar).utf8).unicodeScalars.map(\.value)
      switch number {
      case 0..<0x20: #expect(shown == [0x2400 + number])
      case 0x7F: #expect(shown == [0x2421])
      default: #expect(shown == "\(scalar)".terminalSafe.unicodeScalars.map(\.value))
      }
    }
  }

  @Test("A name may be no text")
  func names() {
    #expect(String(terminalSafeName: [0xFF, 0x61]) == "\u{FFFD}a")
    #expect(String(terminalSafeName: Array("a\r\nb".utf8)) == "a␍␊b")
    #expect(String(terminalSafeName: "\u{1B}[31m é 日本".utf8) == "␛[31m é 日本")
    #expect(String(terminalSafeName: "txt.\u{61C}exe".utf8) == "txt.\u{FFFD}exe")
    #expect(String(terminalSafeName: []) == "")
  }
}
