import Foundation
import RecurseHighlighting
import Testing

@Suite("Real sources") struct SourceTests {
  /// Returns files of a folder in a language, but not too many.
  private func files(in folder: String, most: Int) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder)?.lazy.compactMap { $0 as? String }
    return (paths?.filter { Language(forFile: $0) != nil }.prefix(most)).map {
      $0.map { "\(folder)/\($0)" }
    } ?? []
  }

  private func expectLawfulLines(of path: String) -> (lines: Int, endsInStart: Bool) {
    guard let language = Language(forFile: path),
      let data = FileManager.default.contents(atPath: path), data.count < 200_000
    else { return (0, true) }
    var state = language.tokenizer.start
    let lines = Array(data).split(separator: 0x0A, omittingEmptySubsequences: false)
    for line in lines {
      expectLawful(language.tokenizer.tokens(of: line, state: &state), in: Array(line))
    }
    return (lines.count, state == language.tokenizer.start)
  }

  @Test("of this package have lawful tokens, and end in code")
  func own() {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    var lines = 0
    for folder in ["Sources", "Tests"] {
      for path in files(in: "/\(root)/\(folder)", most: 100) {
        let file = expectLawfulLines(of: path)
        #expect(file.endsInStart, "\(path)")
        lines += file.lines
      }
    }
    #expect(lines > 1000)
  }

  @Test("of the system have lawful tokens, and end in code", .enabled(if: hasHeaders))
  func headers() {
    for path in files(in: "/usr/include", most: 250) {
      let file = expectLawfulLines(of: path)
      #expect(file.endsInStart, "\(path)")
    }
  }

  private static let hasHeaders = FileManager.default.fileExists(atPath: "/usr/include")
}
