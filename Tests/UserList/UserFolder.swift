import Foundation
import TestSupport
import UserListScreen

extension TemporaryFolder {
  /// Writes a file of users.
  func file(_ text: String, name: String = "users.json") throws -> UserFile {
    try write(text, to: name)
    return UserFile(path: path(name))
  }

  /// The text of the file of users.
  func text() throws -> String { try text("users.json") }
}

extension UserFile {
  /// Writes users over any contents of the file.
  nonisolated func save(_ users: [User]) async throws {
    _ = try await write(users, over: try? read().version)
  }
}
