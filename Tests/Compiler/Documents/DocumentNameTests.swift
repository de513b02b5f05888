import Foundation
import Testing

@Suite("Names in the documents") struct DocumentNameTests {
  /// Names that come from elsewhere.
  private static let foreign: Set<String> = [
    "BigString", "FoundationXML", "OWNER", "SUITE", "SwiftUI", "UIKit", "VmHWM", "scenePhase",
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

  /// The words of another library in an article for those who come from it: those in the first
  /// column of its tables, and in its blocks of any language.
  private func wordsOfOthers(in text: String, of document: String) -> Set<String> {
    guard document.contains("/ComingFrom") else { return [] }
    let blocks = text.split(separator: "\n```").enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    let cells = text.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .compactMap { $0.split(separator: " | ").first }
    return Documents.words(in: (blocks + cells).joined(separator: "\n"))
  }

  @Test("are those of a type, a function, a file or a folder", arguments: Documents.all)
  func names(document: String) throws {
    let text = try Documents.text(document)
    // An article may speak of its examples.
    let blocks = text.split(separator: "```swift\n").dropFirst().map { $0.prefix { $0 != "`" } }
    let own = Documents.words(in: blocks.joined(separator: "\n"))
      .union(wordsOfOthers(in: text, of: document))
    for span in spans(in: text) {
      for match in span.matches(of: /[A-Za-z_][A-Za-z0-9_]*/) {
        let word = String(match.output)
        // A plain word may be anything: a command, a value, a word of the text.
        guard word.dropFirst().contains(where: \.isUppercase) || word.contains("_"),
          !Self.foreign.contains(word)
        else { continue }
        let isKnown = Documents.words.contains(word) || own.contains(word)
        #expect(isKnown, "\(document): `\(span)`: \(word)")
      }
    }
  }

  @Test("that are paths exist", arguments: Documents.all)
  func paths(document: String) throws {
    let text = try Documents.text(document)
    for word in spans(in: text).flatMap({ $0.split(separator: " ") }) {
      guard word.starts(with: /(Apps|Sources|Tests|scripts|docs)\//) else { continue }
      let path = Documents.root.appending(path: String(word)).path
      let exists = [path, path + ".swift"].contains(where: FileManager.default.fileExists)
      #expect(exists, "\(document): \(word)")
    }
    let folder = Documents.root.appending(path: document).deletingLastPathComponent()
    for match in text.matches(of: /\]\(([^):#]+)\)/) {
      let link = folder.appending(path: String(match.output.1)).path
      let exists = FileManager.default.fileExists(atPath: link)
      #expect(exists, "\(document): \(match.output.1)")
    }
  }

  @Test("of tests in docs/invariants.md are those of files and folders of tests")
  func tests() throws {
    let files = Documents.files(below: "Tests")
    var count = 0
    for span in spans(in: try Documents.text("docs/invariants.md")) {
      guard let match = span.wholeMatch(of: /(\w+(?:\/\w+)*)(?:\.\w+)?/) else { continue }
      let path = match.output.1
      let isTest = path.hasSuffix("Tests") || path.contains("/")
      guard isTest, path != "Tests", !path.starts(with: /(Tests|scripts|docs)\//) else { continue }
      count += 1
      let exists = files.contains { $0.hasSuffix("/\(path).swift") || $0.hasSuffix("/\(path)") }
      #expect(exists, "\(span)")
    }
    #expect(count > 100)
  }
}
