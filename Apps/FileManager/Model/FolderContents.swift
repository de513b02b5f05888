import FileWork
import Recurse

/// The entries of a folder in order, and the rows that show them.
struct FolderContents: Sendable {
  let all: [FileEntry]
  /// The entries that are shown, below the one that leads up.
  let rows: [FileEntry]
  /// The number of entries without the filter.
  let count: Int
  /// The columns of the longest name.
  let nameColumns: Int
  /// The order and the choice of the entries, which a person may have changed meanwhile.
  let order: FileOrder
  let choice: Choice
  /// The room on the volume; `nil` if it was not asked for, or is not known.
  let space: VolumeSpace?

  /// The entries that are shown.
  struct Choice: Hashable, Sendable {
    var hidden: Bool
    var filter: NameFilter?
  }

  private init(
    _ all: [FileEntry], of folder: RawPath, _ order: FileOrder, _ choice: Choice,
    space: VolumeSpace? = nil
  ) {
    (self.all, self.order, self.choice, self.space) = (all, order, choice, space)
    var shown = choice.hidden ? all : all.filter { !$0.isHidden }
    count = shown.count
    if let filter = choice.filter {
      let matches = filter.matcher()
      shown = shown.filter { matches($0.name) }
    }
    nameColumns = shown.lazy.map(\.nameText.cellWidth).max() ?? 0
    rows = folder.parent == folder ? shown : [.parent(of: folder)] + shown
  }

  /// What is read of a folder so far.
  enum Part: Sendable {
    case count(Int)
    case contents(FolderContents)
  }

  /// Reads a folder, off the main actor.
  @concurrent
  static func read(
    _ folder: RawPath, _ order: FileOrder, _ choice: Choice,
    report: @Sendable (Part) async -> Void = { _ in }
  ) async throws(FileError) -> FolderContents {
    let entries = try await FolderReader().entries(of: folder, sorted: order) { part in
      switch part {
      case .count(let count): await report(.count(count))
      case .items(let entries):
        await report(.contents(FolderContents(entries, of: folder, order, choice)))
      }
    }
    return FolderContents(entries, of: folder, order, choice, space: VolumeSpace(of: folder))
  }

  /// Sorts and chooses entries, off the main actor.
  @concurrent
  static func sort(
    _ entries: [FileEntry], of folder: RawPath, _ order: FileOrder, _ choice: Choice
  ) async -> FolderContents {
    FolderContents(order.sorted(entries), of: folder, order, choice)
  }
}
