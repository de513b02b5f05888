import Testing

@testable import RecurseCore

@Suite("A mask of typed text") struct TypedMaskTests {
  private func hide(_ texts: String...) -> [String] {
    var mask = TypedMask()
    return mask.mask(texts, .all).compactMap { $0 }
  }

  @Test("begins anew at the end of a sequence that is unfinished", arguments: ["", "[", "[97", "O"])
  func ended(rest: String) {
    var mask = TypedMask()
    let masked = mask.mask(["\u{1B}\(rest)", nil, "Orange7!", "[4821x9"], .all)
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

  @Test("leaves what nobody hides, byte by byte")
  func left() {
    let text = "ab\u{1B}[97;1uc\u{1B}["
    var mask = TypedMask()
    #expect(mask.mask([text, "A"], .nothing) == [text, "A"])
  }

  @Test("hides those whose flag is set, and all where the flags do not fit")
  func flags() {
    var mask = TypedMask()
    #expect(mask.mask(["a\tbc"], .some([false, true, false])) == ["a\txc"])
    #expect(mask.mask(["a\tbc"], .some([false, true])) == ["x\txx"])
  }
}
