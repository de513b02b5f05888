import Foundation
import Recurse
import Testing

/// The rows of docs/keys.md, of which each has a row of `KeyTableTests`.
@Suite("The document of keys") struct KeyDocumentTests {
  /// Keys in the document that a test of another kind has, with that test.
  private static let elsewhere = [
    // A key before others is no key of a text: Ctrl+X and what follows it.
    "C-x C-x", "C-x Backspace", "C-x C-u", "C-x (", "C-x )", "C-x e", "C-x C-r", "C-x C-g",
  ]

  private func document() throws -> String {
    var folder = URL(filePath: #filePath)
    while folder.lastPathComponent != "Tests" { folder.deleteLastPathComponent() }
    return try String(
      contentsOf: folder.deletingLastPathComponent().appending(path: "docs/keys.md"),
      encoding: .utf8)
  }

  /// The keys of each row, as the document writes them, with its cells.
  private func rows() throws -> [(keys: [String], cells: [String])] {
    try document().split(separator: "\n").filter { $0.hasPrefix("| ") }.compactMap { line in
      // A bar is between two cells.
      let cells = line.dropFirst(2).split(separator: " |", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard let keys = cells.first, keys != "Key", !keys.hasPrefix("**") else { return nil }
      return (keys.components(separatedBy: ", "), cells)
    }
  }

  /// Returns a key as a file of keys has it.
  private func key(named written: String) -> Key? {
    var rest = written[...]
    var parts: [String] = []
    for (mark, name) in [("S-", "shift"), ("M-", "alt"), ("C-", "ctrl"), ("S-", "shift")] {
      guard rest.hasPrefix(mark), rest.count > mark.count else { continue }
      parts.append(name)
      rest = rest.dropFirst(2)
    }
    let names = [
      "←": "left", "→": "right", "↑": "up", "↓": "down", "Page Up": "pageup", "Esc": "escape",
      "Page Down": "pagedown", "a character": "x", "Space": "space", "\\\\": "\\", "arrow": "left",
    ]
    let name = names[String(rest)] ?? (rest.count == 1 ? String(rest) : rest.lowercased())
    return KeySequence(stringLiteral: (parts + [name]).joined(separator: "+")).keys.last
  }

  @Test("has a row of the table for each of its keys")
  func complete() throws {
    let tested = Set(
      (KeyRow.all + KeyRow.ofLines + KeyRow.ofCode).compactMap { $0.keys.keys.last })
    let rows = try rows()
    #expect(rows.count > 150)
    for row in rows {
      for written in row.keys where !Self.elsewhere.contains(written) {
        let key = try #require(self.key(named: written), "\(written)")
        #expect(tested.contains(key), "\(written) is \(key)")
      }
    }
  }
}
