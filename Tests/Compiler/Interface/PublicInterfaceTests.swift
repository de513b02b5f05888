import Foundation
import Testing

/// `update` writes the files, `compare` compares with them.
private let mode = ProcessInfo.processInfo.environment["RECURSE_API"]

/// The files in `Tests/API` hold the public interface of each product, so that a change of it is
/// seen in a diff. `scripts/api` writes them anew.
@Suite("Public interface", .needsCompiler) struct PublicInterfaceTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The modules that an app sees when it imports `Recurse`.
  private static func exportedModules() throws -> [String] {
    try ["Recurse", "Core"].flatMap { folder in
      let exports = try String(
        contentsOf: root.appending(path: "Sources/\(folder)/Exports.swift"), encoding: .utf8)
      return exports.split(separator: "\n").filter { $0.hasPrefix("@_exported import ") }
        .compactMap { $0.split(separator: " ").last.map { String($0) } }
    }
  }

  // Other compilers print some declarations in another form.
  #if os(Linux) && compiler(>=6.3)
    @Test(
      "The public interface is that of the baseline file", .enabled(if: mode != nil),
      arguments: [
        "Recurse", "RecurseCharts", "RecurseDrawing", "RecurseEditor", "RecurseFiles",
        "RecurseFoundation", "RecurseHighlighting", "RecurseImages", "RecursePrompts",
        "RecurseMarkdown", "RecursePatches", "RecurseReaders", "RecurseTesting",
      ])
    func baseline(product: String) throws {
      let toolchain = try #require(Toolchain.found)
      let modules = [product] + (product == "Recurse" ? try Self.exportedModules() : [])
      let interface = try PublicInterface(of: modules, toolchain)
      #expect(!interface.lines.isEmpty)
      let file = Self.root.appending(path: "Tests/API/\(product).txt")
      if mode == "update" {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        return try Data((interface.lines.joined(separator: "\n") + "\n").utf8).write(to: file)
      }
      let baseline = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let differences = interface.differences(from: baseline.map { String($0) })
      #expect(
        differences.isEmpty,
        """
        the public interface of \(product) has changed; scripts/api updates its baseline:
        \(differences.joined(separator: "\n"))
        """)
    }
  #endif
}
