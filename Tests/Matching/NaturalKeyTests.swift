import Foundation
import RecurseMatching
import TestSupport
import Testing

@Suite("The order of names") struct NaturalKeyTests {
  private func sorted(_ names: [String]) -> [String] {
    names.sorted { NaturalKey($0.utf8) < NaturalKey($1.utf8) }
  }

  @Test("counts numbers, and ignores case and accents")
  func examples() {
    #expect(sorted(["File10", "file2", "file1"]) == ["file1", "file2", "File10"])
    #expect(sorted(["zebra", "Étude", "apple", "eta"]) == ["apple", "eta", "Étude", "zebra"])
    #expect(sorted(["e\u{301}b", "ea", "ec"]) == ["ea", "e\u{301}b", "ec"])
    #expect(sorted(["a01", "a1", "a2"]) == ["a01", "a1", "a2"])
    let long = "a" + String(repeating: "9", count: 254)
    #expect(sorted(["ab", long, "a1"]) == ["a1", long, "ab"])
  }

  @Test("knows the letter below each accent of Latin")
  func accents() {
    for number in Array(0xC0...0x24F) + Array(0x1E00...0x1EFF) {
      guard let letter = Unicode.Scalar(number).map({ String($0).lowercased() }),
        let base = letter.decomposedStringWithCanonicalMapping.unicodeScalars.first
      else { continue }
      // "æ" has no accent, and "ǣ" is one with an accent.
      guard base.isASCII else { continue }
      let next = Unicode.Scalar(base.value + 1).map { String($0) } ?? ""
      #expect(sorted([next, letter, "\(base)"]) == ["\(base)", letter, next], "\(letter)")
    }
  }

  @Test("takes bytes that are no text, and numbers of any length that a name can have")
  func bytes() {
    let names: [[UInt8]] = [[0x61], [0x61, 0xFE], [0x61, 0xFF], [0xFF], [0xFF, 0x61]]
    let keys = names.map { NaturalKey($0) }
    #expect(Set(keys).count == names.count)
    #expect(keys.sorted() == keys)
  }

  /// What a person compares: each number is a value, each letter is without its case and accent.
  private func tokens(_ name: String) -> [(kind: Int, value: Int)] {
    var tokens: [(kind: Int, value: Int)] = []
    var number: Int?
    for character in name {
      if let digit = character.wholeNumberValue {
        number = (number ?? 0) * 10 + digit
        continue
      }
      if let value = number { tokens.append((0, value)) }
      number = nil
      let letter = character == "é" || character == "E" ? "e" : character
      tokens.append((1, Int(letter.unicodeScalars.first?.value ?? 0)))
    }
    if let value = number { tokens.append((0, value)) }
    return tokens
  }

  private func precedes(_ first: String, _ second: String) -> Bool {
    let (one, other) = (tokens(first), tokens(second))
    for (left, right) in zip(one, other) where left != right { return left < right }
    if one.count != other.count { return one.count < other.count }
    return first.utf8.lexicographicallyPrecedes(second.utf8)
  }

  @Test("is that of their numbers and letters, and of their bytes where these are equal")
  func law() {
    let names = allTexts(of: ["0", "1", "2", "E", "e", "é", "z"], upTo: 3)
    for first in names {
      let key = NaturalKey(first.utf8)
      for second in names {
        #expect((key < NaturalKey(second.utf8)) == precedes(first, second))
      }
    }
  }
}
