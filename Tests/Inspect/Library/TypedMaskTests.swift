import Testing

@testable import RecurseCore

@Suite("A mask of typed text") struct TypedMaskTests {
  private func hide(_ texts: String?...) -> [String] {
    var mask = TypedMask()
    return mask.masked(texts).compactMap { $0 }
  }

  private func isUnfinished(_ text: String) -> Bool {
    var mask = TypedMask()
    _ = mask.masked([text])
    return mask.isUnfinished
  }

  @Test(
    "begins anew at the end of a sequence that is unfinished", arguments: ["", "[", "[97", "O"])
  func ended(rest: String) {
    let masked = hide("\u{1B}\(rest)", nil, "Orange7!", "[4821x9")
    #expect(masked.suffix(2) == ["xxxxxxxx", "xxxxxxx"])
  }

  @Test("keeps keys and the mouse")
  func keys() {
    #expect(hide("a\u{1B}[1;2D\u{1B}OPb\u{7F}\t\r") == ["x\u{1B}[1;2D\u{1B}OPx\u{7F}\t\r"])
    #expect(hide("\u{1B}[<0;12;3Mz") == ["\u{1B}[<0;12;3Mx"])
  }

  @Test("knows a sequence that is torn at any place")
  func torn() {
    let whole = "p\u{1B}[97;1uq\u{1B}[3~r"
    for place in 0...whole.unicodeScalars.count {
      var head = String.UnicodeScalarView()
      var tail = String.UnicodeScalarView()
      for (index, scalar) in whole.unicodeScalars.enumerated() {
        if index < place { head.append(scalar) } else { tail.append(scalar) }
      }
      let masked = hide(String(head), String(tail)).joined()
      #expect(masked == "x\u{1B}[120;1ux\u{1B}[3~x", "torn after \(place)")
    }
  }

  @Test("hides a paste, whatever is in it and wherever it is torn")
  func pastes() {
    let whole = "\u{1B}[200~a\u{1B}[5~b\u{1B}[201\u{1B}[201~c"
    let expected = "\u{1B}[200~xxxxxxxxx\u{1B}[201~x"
    let scalars = Array(whole.unicodeScalars)
    for place in 0...scalars.count {
      var (head, tail) = (String.UnicodeScalarView(), String.UnicodeScalarView())
      head += scalars[..<place]
      tail += scalars[place...]
      #expect(hide(String(head), String(tail)).joined() == expected, "torn after \(place)")
    }
  }

  @Test("hides characters that come as sequences")
  func sequences() {
    // The keypad, in application mode and by the numbers of its keys, and xterm's other keys.
    #expect(hide("\u{1B}Oq\u{1B}Or") == ["xx"])
    #expect(hide("\u{1B}[57400u\u{1B}[57414u") == ["\u{1B}[120u\u{1B}[57414u"])
    #expect(hide("\u{1B}[27;2;72~") == ["\u{1B}[27;2;120~"])
    #expect(hide("\u{1B}[104:72;2;72u") == ["\u{1B}[120;2u"])
    // With Ctrl it is no text.
    #expect(hide("\u{1B}[99;5u\u{1B}[27;5;72~") == ["\u{1B}[99;5u\u{1B}[27;5;72~"])
  }

  @Test("leaves out what is no key, and answers of the terminal")
  func leftOut() {
    #expect(hide("a\u{1B}[4821xb") == ["xx"])
    #expect(hide("a\u{1B}]11;rgb:1234\u{1B}\\b\u{1B}P>|name\u{1B}\\c") == ["xxx"])
    #expect(hide("\u{1B}]word") == ["\u{1B}xxxxx"])
  }

  @Test("knows what is unfinished")
  func unfinished() {
    for text in ["\u{1B}", "a\u{1B}[", "\u{1B}[1;2", "\u{1B}O", "\u{1B}[200~word\u{1B}[20"] {
      #expect(isUnfinished(text), "\(text.debugDescription)")
    }
    for text in ["", "a", "\u{1B}[A", "\u{1B}a", "\u{1B}[200~word\u{1B}[201~"] {
      #expect(!isUnfinished(text), "\(text.debugDescription)")
    }
  }

  /// All texts of at most four of these characters.
  private static let texts: [String] = {
    let characters = ["\u{1B}", "[", "O", "4", ";", "~", "u", "A", "é"]
    var texts = [""]
    var all = texts
    for _ in 0..<4 {
      texts = texts.flatMap { text in characters.map { text + $0 } }
      all += texts
    }
    return all
  }()

  @Test("lets nothing through but keys, for all small texts")
  func law() {
    let keys = [
      "1?(?:;4)?[A-DFHPQRSZ]", "(?:[1-9]|[12][0-9]|3[0-4])(?:;4)?~", "[IO]", "(?:4|44|120)(?:;4)?u",
      "\\[[A-E]",
    ].joined(separator: "|")
    let key = "\u{1B}+(?:x|$|\\[(?:\(keys))|O(?:44?)?[A-DFHPQRSMI])"
    let pattern = try? Regex("(?:x|\(key))*")
    for text in Self.texts {
      let masked = hide(text).joined()
      let isWhole = pattern.flatMap { try? $0.wholeMatch(in: masked) } != nil
      #expect(isWhole, "\(text.debugDescription) became \(masked.debugDescription)")
      guard isWhole else { return }
    }
  }
}
