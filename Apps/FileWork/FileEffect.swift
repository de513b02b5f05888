/// One thing that an operation did. Each effect has an inverse that is an effect as well, so undo
/// and redo are the same work.
public enum FileEffect: Hashable, Sendable {
  /// Something new has this path. The inverse moves it into the trash.
  case created(RawPath)
  /// The inverse moves it back, if its old name is free.
  case moved(from: RawPath, to: RawPath)
  /// The inverse gives the item the permissions that it had.
  case changedRights(RawPath, from: UInt16, to: UInt16)
  /// The inverse gives the item back to its owner and its group.
  case changedOwner(RawPath, from: FileOwner, to: FileOwner)
  /// The inverse restores the entry; if its old name is taken, with a free name.
  case trashed(TrashEntry)

  /// The entry of the trash that it made.
  public var trashEntry: TrashEntry? { if case .trashed(let entry) = self { entry } else { nil } }
}

/// The account of an operation: exactly what it did, also if it failed or was cancelled.
public struct FileOutcome: Hashable, Sendable {
  /// The effects in the order in which they happened.
  public internal(set) var effects: [FileEffect] = []
  /// The archives that it wrote anew. The effects have each of them as an item that is replaced.
  public internal(set) var archives: [RawPath] = []
  /// What it did in these archives, by the paths in the folders that show them.
  public internal(set) var inArchives: [FileEffect] = []
  /// The items that stayed, because a conflict was decided so.
  public internal(set) var skipped: [RawPath] = []
  /// The items that failed and were skipped.
  public internal(set) var troubles: [FileTrouble] = []
  /// The reason why the operation stopped; `.cancelled` if its task was cancelled.
  public internal(set) var failure: FileError?
}

/// The account of an undo or redo.
public struct FileReversal: Hashable, Sendable {
  /// The effects that reversed others, in the order in which they happened.
  public internal(set) var done: [FileEffect] = []
  /// The effects that are not reversed, in the order in which they happened.
  public internal(set) var remaining: [FileEffect]
  public internal(set) var failure: FileError?
  /// The place among the remaining effects of one whose item is gone. Then nothing was reversed.
  public internal(set) var lost: Int?
}
