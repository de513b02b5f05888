import Foundation

/// A thing to do.
struct Item: Identifiable, Codable, Equatable, Sendable {
  var id = UUID()
  var title: String
  var isDone = false
}

/// The file that keeps the items, as JSON.
struct ItemFile: Sendable {
  let url: URL

  /// The file at a path, or without one `~/.local/share/app-name/items.json`.
  init(path: String? = nil) {
    let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"] ?? ""
    let folder = data.hasPrefix("/") ? data : NSHomeDirectory() + "/.local/share"
    url = URL(filePath: path ?? folder + "/app-name/items.json")
  }

  /// Reads the items; a file that does not exist has none.
  func read() throws -> [Item] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try JSONDecoder().decode([Item].self, from: Data(contentsOf: url))
  }

  /// Replaces the file in one step: who reads it sees the old items or the new ones.
  func write(_ items: [Item]) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(items).write(to: url, options: .atomic)
  }
}
