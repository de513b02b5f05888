import Foundation
import Testing

@Suite("Names in the documents") struct DocumentNameTests {
  /// Names that come from elsewhere.
  private static let foreign: Set<String> = [
    "COLORTERM", "FoundationXML", "OWNER", "PATH", "PEERS", "UIKit", "VmHWM", "SwiftUI",
  ]

  /// The code within lines, without blocks.
  private func spans(in text: String) -> [Substring] {
    var isBlock = false
    return text.split(separator: "\n").flatMap { line -> [Substring] in
      if line.hasPrefix("```") { isBlock.toggle() }
      if isBlock || line.hasPrefix("    ") { return [] }
      return line.matches(of: /`+([^`]+)`+/).map { $0.output.1 }
    }
  }

  @Test("are those of a type, a function, a file or a folder", arguments: Documents.all)
  func names(document: String) throws {
    for span in spans(in: try Documents.text(document)) {
      for match in span.matches(of: /[A-Za-z_][A-Za-z0-9_]*/) {
        let word = String(match.output)
        // A plain word may be anything: a command, a value, a word of the text.
        guard word.dropFirst().contains(where: \.isUppercase) || word.contains("_"),
          !Self.foreign.contains(word)
        else { continue }
        #expect(Documents.words.contains(word), "\(document): `\(span)`")
      }
    }
  }

  @Test("that are paths exist", arguments: Documents.all)
  func paths(document: String) throws {
    let text = try Documents.text(document)
    for span in spans(in: text) {
      for match in span.matches(of: /(?:Apps|Sources|Tests|scripts|docs)\/[\w\/.+-]+/) {
        let path = match.output.trimmingCharacters(in: CharacterSet(charactersIn: "./"))
        let url = Documents.root.appending(path: path)
        #expect(FileManager.default.fileExists(atPath: url.path), "\(document): \(path)")
      }
    }
    let folder = Documents.root.appending(path: document).deletingLastPathComponent()
    for match in text.matches(of: /\]\(([^):#]+)\)/) {
      let url = folder.appending(path: String(match.output.1))
      #expect(FileManager.default.fileExists(atPath: url.path), "\(document): \(match.output.1)")
    }
  }

  @Test("of tests in docs/invariants.md are those of files and folders of tests")
  func tests() throws {
    let files = Documents.files(below: "Tests")
    var count = 0
    for span in spans(in: try Documents.text("docs/invariants.md")) {
      guard let match = span.wholeMatch(of: /((?:\w+\/)*\w*Tests(?:\/\w+)*)(?:\.\w+)?/) else {
        continue
      }
      let path = match.output.1
      count += 1
      #expect(
        files.contains { $0.hasSuffix("/\(path).swift") || $0.hasSuffix("/\(path)") },
        "\(span)")
    }
    #expect(count > 100)
  }
}
