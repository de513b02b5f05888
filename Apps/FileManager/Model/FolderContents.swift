import FileWork

/// The entries of a folder in order, and those of them that are shown.
struct FolderContents: Sendable {
  let all: [FileEntry]
  let shown: [FileEntry]
  /// The room on the volume; `nil` if it was not asked for, or is not known.
  let space: VolumeSpace?

  private init(_ all: [FileEntry], hidden: Bool, space: VolumeSpace? = nil) {
    (self.all, self.space) = (all, space)
    shown = hidden ? all : all.filter { !$0.isHidden }
  }

  /// Reads a folder, off the main actor.
  @concurrent
  static func read(
    _ folder: RawPath, _ order: FileOrder, hidden: Bool
  ) async throws -> FolderContents {
    FolderContents(
      try await FolderReader().entries(of: folder, sorted: order), hidden: hidden,
      space: VolumeSpace(of: folder))
  }

  /// Sorts entries, off the main actor.
  @concurrent
  static func sort(
    _ entries: [FileEntry], _ order: FileOrder, hidden: Bool
  ) async -> FolderContents {
    FolderContents(order.sorted(entries), hidden: hidden)
  }
}
