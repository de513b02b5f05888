import Foundation
import TestSupport

/// The public declarations and conformances of modules, one per line, sorted.
struct PublicInterface {
  let lines: [String]

  init(of modules: [String], _ toolchain: Toolchain) throws {
    let folder = try TemporaryFolder()
    for module in modules { try toolchain.extractSymbols(of: module, into: folder.path) }
    let graphs = try folder.names().map { name in
      try JSONDecoder().decode(
        SymbolGraph.self, from: Data(contentsOf: folder.url.appendingPathComponent(name)))
    }
    let symbols = graphs.flatMap(\.symbols)
    let names = Dictionary(symbols.map { ($0.identifier.precise, $0.name) }) { first, _ in first }
    let constraints = Dictionary(symbols.map { ($0.name, $0.ownConstraints) }) { $0 + $1 }
    let declarations = symbols.map { $0.line(constraints) }
    let conformances = graphs.flatMap(\.relationships).compactMap { $0.line(names) }
    lines = Set(declarations + conformances).sorted()
  }

  /// The lines that differ from an earlier interface, as in a diff.
  func differences(from earlier: [String]) -> [String] {
    let (old, new) = (Set(earlier), Set(lines))
    let removed = old.subtracting(new).map { ($0, "- \($0)") }
    let added = new.subtracting(old).map { ($0, "+ \($0)") }
    return (removed + added).sorted { $0 < $1 }.map(\.1)
  }
}

extension Toolchain {
  /// Writes the graph of a module's public symbols into a folder.
  fileprivate func extractSymbols(of module: String, into folder: String) throws {
    let tool = URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "swift-symbolgraph-extract")
    let process = Process()
    process.executableURL = tool
    process.arguments =
      [
        "-module-name", module, "-minimum-access-level", "public", "-skip-synthesized-members",
        "-target", try target(), "-output-dir", folder,
      ] + importArguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
  }

  /// The platform that the compiler builds for, such as `x86_64-unknown-linux-gnu`.
  private func target() throws -> String {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: compiler)
    process.arguments = ["-print-target-info"]
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    struct Information: Decodable {
      struct Target: Decodable { var triple: String }
      var target: Target
    }
    return try JSONDecoder().decode(Information.self, from: data).target.triple
  }
}
