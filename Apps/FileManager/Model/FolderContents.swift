import FileWork

/// The entries of a folder in order, and those of them that are shown.
struct FolderContents: Sendable {
  let all: [FileEntry]
  let shown: [FileEntry]

  private init(_ all: [FileEntry], hidden: Bool) {
    self.all = all
    shown = hidden ? all : all.filter { !$0.isHidden }
  }

  /// Reads a folder, off the main actor.
  @concurrent
  static func read(
    _ folder: RawPath, _ order: FileOrder, hidden: Bool
  ) async throws -> FolderContents {
    FolderContents(try await FolderReader().entries(of: folder, sorted: order), hidden: hidden)
  }

  /// Sorts entries, off the main actor.
  @concurrent
  static func sort(
    _ entries: [FileEntry], _ order: FileOrder, hidden: Bool
  ) async -> FolderContents {
    FolderContents(order.sorted(entries), hidden: hidden)
  }
}
