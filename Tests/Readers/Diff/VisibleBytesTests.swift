import Testing

@testable import RecurseReaders

@Suite("Bytes of a patch") struct VisibleBytesTests {
  private func visible(_ text: String) -> String {
    String(decoding: Array(text.utf8)[...].visible, as: UTF8.self)
  }

  @Test("give the Arabic letter mark a sign, alone as well")
  func arabicLetterMark() {
    #expect(visible("a\u{61C}b") == "a<U+061C>b")
    #expect(visible("\u{61C}") == "<U+061C>")
  }

  @Test("give a sign to all controls, and to what is invisible or changes the order of others")
  func everyScalar() {
    let signed: [ClosedRange<UInt32>] = [
      0x80...0x9F, 0x61C...0x61C, 0x200B...0x200B, 0x200E...0x200F, 0x2028...0x202E,
      0x2060...0x2069, 0xFEFF...0xFEFF,
    ]
    func sign(of scalar: Unicode.Scalar) -> String {
      if scalar == "\t" { return "\t" }
      if scalar.value < 0x20 { return String(Unicode.Scalar(0x2400 + scalar.value) ?? " ") }
      if scalar.value == 0x7F { return "\u{2421}" }
      guard signed.contains(where: { $0.contains(scalar.value) }) else { return String(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "<U+" + String(repeating: "0", count: 4 - digits.count) + digits + ">"
    }
    for scalar in (UInt32(0)...0xFFFF).compactMap(Unicode.Scalar.init)
    where visible(String(scalar)) != sign(of: scalar) {
      Issue.record("U+\(String(scalar.value, radix: 16)) is \(visible(String(scalar)))")
    }
  }
}
