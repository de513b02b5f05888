import RecurseEditing
import Testing

/// The scalars share their first bytes, their last ones, or both.
@Suite("The edit that makes one text of another") struct TextDeltaTests {
  private static let scalars = ["a", "é", "è", "ɨ", "日", "本", "旤", "😀", "😁"]

  /// All texts of at most two of the scalars.
  private static let texts: [String] = {
    var texts = [""]
    var last = [""]
    for _ in 0..<2 {
      last = last.flatMap { text in scalars.map { text + $0 } }
      texts += last
    }
    return texts
  }()

  @Test("is of whole scalars, and can be undone and done again", arguments: scalars + [""])
  func edit(end: String) throws {
    for old in Self.texts {
      for new in Self.texts.map({ $0 + end }) {
        var editor = LineEditor("")
        var ring = KillRing()
        editor.insert(old, as: .other)
        editor.show(FlatText(new), isAnswer: true)
        try #require(editor.text == new)
        for delta in editor.content.deltas {
          try #require(String(validating: new.utf8.prefix(delta.offset), as: UTF8.self) != nil)
        }
        _ = editor.perform(.undo, ring: &ring)
        try #require(editor.text == "" || old.isEmpty, "\(old) to \(new)")
        _ = editor.perform(.redo, ring: &ring)
        try #require(editor.text == new || old.isEmpty, "\(old) to \(new)")
      }
    }
  }
}
