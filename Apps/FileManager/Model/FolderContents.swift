import FileWork

/// The entries of a folder in order, and the rows that show them.
struct FolderContents: Sendable {
  let all: [FileEntry]
  /// The entries that are shown, below the one that leads up.
  let rows: [FileEntry]
  /// The room on the volume; `nil` if it was not asked for, or is not known.
  let space: VolumeSpace?

  private init(
    _ all: [FileEntry], of folder: RawPath, hidden: Bool, space: VolumeSpace? = nil
  ) {
    (self.all, self.space) = (all, space)
    let shown = hidden ? all : all.filter { !$0.isHidden }
    rows = folder.parent == folder ? shown : [.parent(of: folder)] + shown
  }

  /// Reads a folder, off the main actor.
  @concurrent
  static func read(
    _ folder: RawPath, _ order: FileOrder, hidden: Bool
  ) async throws -> FolderContents {
    FolderContents(
      try await FolderReader().entries(of: folder, sorted: order), of: folder, hidden: hidden,
      space: VolumeSpace(of: folder))
  }

  /// Sorts entries, off the main actor.
  @concurrent
  static func sort(
    _ entries: [FileEntry], of folder: RawPath, _ order: FileOrder, hidden: Bool
  ) async -> FolderContents {
    FolderContents(order.sorted(entries), of: folder, hidden: hidden)
  }
}
