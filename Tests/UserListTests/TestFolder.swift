import Foundation
import UserListScreen

/// A folder of its own, gone after the test.
final class TestFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func write(_ text: String, to name: String = "users.json") throws -> UserFile {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
    return UserFile(path: path(name))
  }

  func text(_ name: String = "users.json") throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  /// What is in it, hidden files, too.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}

extension UserFile {
  /// Writes the users over whatever is there.
  nonisolated func save(_ users: [User]) async throws {
    _ = try await write(users, over: try? read().version)
  }
}
