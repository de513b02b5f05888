import Foundation

/// A file with the statements that ran, the last one first, from one run to the next.
///
/// Statements may have secrets in them, so that only the user reads the file.
package struct HistoryFile: Hashable, Sendable {
  /// The most statements that are kept, and the most bytes of one.
  private static let most = 200
  private static let mostBytes = 16 << 10

  let path: String

  package init(path: String) { self.path = path }

  /// The file below `$XDG_STATE_HOME`.
  static var standard: HistoryFile {
    let state = ProcessInfo.processInfo.environment["XDG_STATE_HOME"]
    let folder =
      state.flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory() + "/.local/state"
    return HistoryFile(path: folder + "/recurse-database-browser/history.json")
  }

  /// The statements; none if the file is not there or of another kind.
  package func read() -> [String] {
    let data = try? Data(contentsOf: URL(filePath: path))
    return data.flatMap { try? JSONDecoder().decode([String].self, from: $0) } ?? []
  }

  /// Puts a statement before those that are there, perhaps by another run.
  func add(_ sql: String) throws {
    guard sql.utf8.count <= Self.mostBytes else { return }
    let statements = [sql] + read().filter { $0 != sql }
    let url = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let new = path + ".\(ProcessInfo.processInfo.processIdentifier)"
    let data = try JSONEncoder().encode(Array(statements.prefix(Self.most)))
    guard
      FileManager.default.createFile(
        atPath: new, contents: data, attributes: [.posixPermissions: 0o600])
    else { throw CocoaError(.fileWriteUnknown) }
    guard rename(new, path) == 0 else {
      unlink(new)
      throw CocoaError(.fileWriteUnknown)
    }
  }
}
