import Foundation

/// A change to files that a person asks for.
public enum FileOperation: Hashable, Sendable {
  case copy([RawPath], into: RawPath)
  /// Copies one item into a folder, or to a path that nothing has: the copy gets that name.
  case copyAs(RawPath, to: RawPath)
  case move([RawPath], into: RawPath)
  case rename(RawPath, to: RawName)
  /// Renames several items of a folder in one step. One may get the name that another one loses.
  case renameAll([FileRenaming], in: RawPath)
  case makeFolder(RawName, in: RawPath)
  /// Makes folders in each other. Those that exist are used, but not the last one.
  case makeFolders([RawName], in: RawPath)
  case makeFile(RawName, in: RawPath)
  /// Writes a file back into its archive, if another program has changed it since it was listed, in
  /// the folder that shows the archive.
  case writeBack(FileEntry)
  /// Packs items into a new archive, whose form its ending tells: .tar.gz, .zip, .7z and others.
  case pack([RawPath], to: RawPath)
  /// Gives files or folders other permissions. A link is refused, and not followed.
  case setRights([RawPath], RightsChange)
  /// Gives items another owner or group; a link itself, which is not followed.
  case setOwner([RawPath], OwnerChange)
  /// Moves the items into the trash.
  case delete([RawPath])
  /// Moves an item out of the trash to where it was, or to a free name beside that.
  case restore(TrashEntry)
}

/// The permissions that items get. What it does not name stays as it is in each of them.
public struct RightsChange: Hashable, Sendable {
  public let set: UInt16
  public let clear: UInt16

  public init(set: UInt16, clear: UInt16) { (self.set, self.clear) = (set, clear) }

  /// Exactly these permissions, such as 0o640.
  public init(to rights: UInt16) { self.init(set: rights, clear: ~rights & 0o7777) }

  public func applied(to rights: UInt16) -> UInt16 { rights & ~clear | set }
}

/// The old name of an item, and the new one.
public struct FileRenaming: Hashable, Sendable {
  public let old: RawName
  public let new: RawName

  public init(_ old: RawName, to new: RawName) { (self.old, self.new) = (old, new) }
}

/// An item that cannot get its name in the folder, because something has it.
public struct FileConflict: Hashable, Sendable {
  public enum Decision: Hashable, Sendable {
    /// The item stays where it is.
    case skip
    /// The item gets a free name, such as "name 2.txt".
    case keepBoth
    /// The existing item goes into the trash. A folder is replaced as a whole.
    case replace
    /// The existing item goes into the trash if it is the older one of two that are no folders.
    /// Otherwise the item stays where it is.
    case replaceOlder
    /// The items of a folder go into the existing folder, and folders in both are merged as well.
    /// What has the name of another item there is a conflict of its own. Where one of the two is no
    /// folder, the item stays where it is.
    case merge
  }

  public let item: RawPath
  public let existing: RawPath
  /// The facts about both when they met, as far as they could be read.
  public let itemFacts: Facts?
  public let existingFacts: Facts?

  /// `true` if both are folders, so that one can go into the other.
  public var canMerge: Bool { itemFacts?.isFolder == true && existingFacts?.isFolder == true }

  /// `true` if neither is a folder, so that the newer one can be chosen.
  public var hasAges: Bool { itemFacts?.isFolder == false && existingFacts?.isFolder == false }

  var isItemNewer: Bool {
    guard hasAges, let item = itemFacts, let existing = existingFacts else { return false }
    return item.modified > existing.modified
  }

  /// The facts by which a person chooses between two items.
  public struct Facts: Hashable, Sendable {
    public let isFolder: Bool
    public let size: Int64
    public let modified: Date
  }

  init(item: RawPath, existing: RawPath, disk: Disk) {
    (self.item, self.existing) = (item, existing)
    (itemFacts, existingFacts) = (Facts(item, disk), Facts(existing, disk))
  }
}

extension FileConflict.Facts {
  fileprivate init?(_ path: RawPath, _ disk: Disk) {
    guard let status = try? disk.status(path) else { return nil }
    (isFolder, size, modified) = (status.kind == .folder, status.size, status.modified)
  }
}

/// A rule for conflicts, which may ask a person.
public struct ConflictPolicy: Sendable {
  let decide: @Sendable (FileConflict) async -> FileConflict.Decision

  public init(_ decide: @escaping @Sendable (FileConflict) async -> FileConflict.Decision) {
    self.decide = decide
  }

  /// The rule that decides the same each time.
  public static func always(_ decision: FileConflict.Decision) -> ConflictPolicy {
    ConflictPolicy { _ in decision }
  }
}
