import Foundation

/// The project's documents, and the words that its sources have.
enum Documents {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// All files below a folder of the project, as paths from its root.
  static func files(below folder: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (paths?.allObjects ?? []).compactMap { ($0 as? String).map { "\(folder)/\($0)" } }
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static let all: [String] =
    ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"]
    + (files(below: "docs") + files(below: "Sources")).filter { $0.hasSuffix(".md") }.sorted()

  /// Folders and files whose names and words a document may use.
  static let sources: [String] = ["Apps", "Sources", "Tests", "scripts"].flatMap(files(below:))

  /// Every word of letters, digits and underscores in the sources, and in the names of their files.
  static let words: Set<String> = {
    let kinds = [".swift", ".c", ".h", ".py", ".js"]
    let texts = (sources + ["Package.swift"]).filter { path in
      !path.hasPrefix("Tests/Compiler/Documents/")
        && (kinds.contains(where: path.hasSuffix) || path.hasPrefix("scripts/"))
    }.compactMap { try? text($0) }
    return (texts + sources).reduce(into: []) { $0.formUnion(words(in: $1)) }
  }()

  static func words(in text: String) -> Set<String> {
    Set(text.utf8.split(whereSeparator: { !isWord($0) }).compactMap { String($0) })
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
