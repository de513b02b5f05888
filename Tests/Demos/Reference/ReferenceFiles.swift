import Foundation
import Recurse

/// Where the pages, the examples and the pictures of the reference are.
enum ReferenceFiles {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let catalog = root.appending(path: "Sources/Recurse/Recurse.docc")
  private static let pages = catalog.appending(path: "Reference")
  static let pictures = catalog.appending(path: "Resources")

  /// The end of the name of each page's file: the names of views are those of symbols.
  private static let ending = "Reference.md"

  static func page(_ name: String) -> URL { pages.appending(path: name + ending) }

  /// The page that leads to all others.
  static let index = catalog.appending(path: "Reference.md")

  static func example(_ name: String) -> URL {
    root.appending(path: "Tests/Demos/Reference/Examples/\(name)Example.swift")
  }

  static func picture(_ name: String, _ scheme: ColorScheme) -> URL {
    pictures.appending(path: name + (scheme == .dark ? "~dark" : "") + ".svg")
  }

  /// The names of all pages, sorted.
  static func pageNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: pages.path)
      .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }
}
