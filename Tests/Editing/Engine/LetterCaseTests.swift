import RecurseEditing
import RecurseEditor
import Testing

@Suite("Another case of letters") struct LetterCaseTests {
  private func bytes(
    of bytes: [UInt8], selected: Range<Int>, _ letters: EditCommand.LetterCase
  ) -> [UInt8] {
    var editor = Editor(RopeText(bytes: bytes))
    editor.select(selected)
    var ring = KillRing()
    _ = editor.perform(.changeCase(letters), ring: &ring)
    let changed = editor.storage.bytes
    _ = editor.perform(.undo, ring: &ring)
    #expect(editor.storage.bytes == bytes)
    return changed
  }

  @Test("leaves bytes as they are that are no UTF-8")
  func invalid() {
    let text: [UInt8] = [0x61, 0xFF, 0x62, 0xC3, 0xA4, 0xC3, 0x63, 0xE6, 0x97]
    let upper: [UInt8] = [0x41, 0xFF, 0x42, 0xC3, 0x84, 0xC3, 0x43, 0xE6, 0x97]
    #expect(bytes(of: text, selected: 0..<9, .upper) == upper)
    #expect(bytes(of: upper, selected: 0..<9, .lower) == text)
    #expect(bytes(of: upper, selected: 0..<9, .capitalized) == [0x41] + text.dropFirst())
    #expect(bytes(of: [0xFF] + upper, selected: 0..<10, .capitalized) == [0xFF] + text)
    #expect(bytes(of: [0x80, 0xFF], selected: 0..<2, .upper) == [0x80, 0xFF])
  }

  @Test("keeps what is not selected, and may have other lengths")
  func valid() {
    let text = Array("ab straße éa".utf8)
    #expect(bytes(of: text, selected: 1..<10, .upper) == Array("aB STRASSE éa".utf8))
    #expect(bytes(of: text, selected: 3..<10, .capitalized) == Array("ab Straße éa".utf8))
    let accent = Array("e\u{301}A".utf8)
    #expect(bytes(of: accent, selected: 0..<4, .capitalized) == Array("E\u{301}a".utf8))
  }
}
