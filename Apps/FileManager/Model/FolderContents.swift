import FileWork

/// The entries of a folder in order, and the rows that show them.
struct FolderContents: Sendable {
  let all: [FileEntry]
  /// The entries that are shown, below the one that leads up.
  let rows: [FileEntry]
  /// The number of entries without the filter.
  let count: Int
  /// The room on the volume; `nil` if it was not asked for, or is not known.
  let space: VolumeSpace?

  /// The entries that are shown.
  struct Choice: Hashable, Sendable {
    var hidden: Bool
    var filter: NameFilter?
  }

  private init(
    _ all: [FileEntry], of folder: RawPath, _ choice: Choice, space: VolumeSpace? = nil
  ) {
    (self.all, self.space) = (all, space)
    var shown = choice.hidden ? all : all.filter { !$0.isHidden }
    count = shown.count
    if let filter = choice.filter {
      let matches = filter.matcher()
      shown = shown.filter { matches($0.name) }
    }
    rows = folder.parent == folder ? shown : [.parent(of: folder)] + shown
  }

  /// Reads a folder, off the main actor.
  @concurrent
  static func read(
    _ folder: RawPath, _ order: FileOrder, _ choice: Choice,
    report: @Sendable (Int) async -> Void = { _ in }
  ) async throws -> FolderContents {
    let entries = try await FolderReader().entries(of: folder, sorted: order, report: report)
    return FolderContents(entries, of: folder, choice, space: VolumeSpace(of: folder))
  }

  /// Sorts and chooses entries, off the main actor.
  @concurrent
  static func sort(
    _ entries: [FileEntry], of folder: RawPath, _ order: FileOrder, _ choice: Choice
  ) async -> FolderContents {
    FolderContents(order.sorted(entries), of: folder, choice)
  }
}
