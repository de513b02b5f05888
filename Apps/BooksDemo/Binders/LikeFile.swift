import Foundation

/// Stores the likes from one run to the next.
@MainActor
package protocol LikeStore {
  /// Replaces the stored likes. A task that was cancelled may leave those from before.
  func write(_ likes: Set<Book.ID>) async throws(LikeProblem)
}

/// A store that is as slow as one far away.
@MainActor
package struct SlowStore: LikeStore {
  private let store: LikeFile
  private let pace: Duration

  package init(_ store: LikeFile, pace: Duration) {
    self.store = store
    self.pace = pace
  }

  package func write(_ likes: Set<Book.ID>) async throws(LikeProblem) {
    try? await Task.sleep(for: pace)
    if !Task.isCancelled { try store.write(likes) }
  }
}

/// A JSON file of identities, `["emma", "kokoro"]`, replaced atomically.
package struct LikeFile {
  package let path: String

  package init(path: String) { self.path = path }

  /// The default path.
  package static var standardPath: String {
    let environment = ProcessInfo.processInfo.environment
    let home =
      environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? NSHomeDirectory() + "/.local/state"
    return home + "/recurse-books/likes.json"
  }

  /// The likes; empty if there is no file. A file of another kind is left unchanged.
  package func read() throws(LikeProblem) -> Set<Book.ID> {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw LikeProblem("\(path) cannot be read.")
    }
    do {
      return Set(try JSONDecoder().decode([Book.ID].self, from: data))
    } catch {
      throw LikeProblem("\(path) is no list of likes. It was left as it is.")
    }
  }

  package func write(_ likes: Set<Book.ID>) throws(LikeProblem) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted]
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try encoder.encode(likes.sorted()).write(to: url, options: .atomic)
    } catch {
      throw LikeProblem("\(path) cannot be written.")
    }
  }

  private var url: URL { URL(fileURLWithPath: path).resolvingSymlinksInPath() }
}

// A separate conformance, so that the file can be read before the main actor runs.
extension LikeFile: LikeStore {}

/// A problem that keeps likes from being read or stored, as a sentence.
package struct LikeProblem: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
