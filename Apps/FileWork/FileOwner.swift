import Accounts
import Foundation

/// The numbers of the user and the group to whom an item belongs.
public struct FileOwner: Hashable, Sendable {
  public let user: UInt32
  public let group: UInt32

  public init(user: UInt32, group: UInt32) { (self.user, self.group) = (user, group) }
}

/// The owner and the group that items get, as a person types them: names, or numbers where the
/// system knows no such name. What is `nil` stays as it is in each item.
public struct OwnerChange: Hashable, Sendable {
  public let user: String?
  public let group: String?

  public init(user: String? = nil, group: String? = nil) {
    (self.user, self.group) = (user, group)
  }

  /// The numbers for an item with an owner.
  func applied(to old: FileOwner) throws(FileError) -> FileOwner {
    var (user, group) = (old.user, old.group)
    if let name = self.user {
      guard let number = userID(named: name) ?? UInt32(name) else { throw .noUser(name) }
      user = number
    }
    if let name = self.group {
      guard let number = groupID(named: name) ?? UInt32(name) else { throw .noGroup(name) }
      group = number
    }
    return FileOwner(user: user, group: group)
  }
}

extension FileWorker {
  /// Gives items another owner or group, each with its effects.
  func setOwner(
    _ change: OwnerChange, of items: [RawPath], _ troubles: Troubles, _ meter: ProgressMeter,
    _ outcome: inout FileOutcome
  ) async throws(FileError) {
    // A name that nobody has is told before anything is changed, and looked up once.
    let known = try change.applied(to: FileOwner(user: 0, group: 0))
    for path in try checkItems(items, for: .change) {
      try await Pause.take()
      meter.begin(path)
      outcome.effects +=
        try await troubles.attempt(path) { () async throws(FileError) in
          let old = try disk.status(path).fileOwner
          let new = FileOwner(
            user: change.user == nil ? old.user : known.user,
            group: change.group == nil ? old.group : known.group)
          return try setOwner(new, of: path)
        } ?? []
    }
  }

  /// Sets the owner of an item; of a link, not of its target.
  ///
  /// - Returns: the effects; none if all is as it was. The system takes some permissions from a
  ///   program that gets another owner, which is an effect of its own. It is the first, so that an
  ///   undo gives them back after the owner.
  func setOwner(_ owner: FileOwner, of path: RawPath) throws(FileError) -> [FileEffect] {
    let old = try disk.status(path)
    guard owner != old.fileOwner else { return [] }
    do { try disk.setOwner(owner, of: path) } catch {
      if case .noPermission = error { throw .ownerRefused(path) }
      throw error
    }
    let new = try disk.status(path)
    var effects: [FileEffect] = []
    if new.mode != old.mode, new.kind != .link {
      effects.append(.changedRights(path, from: UInt16(old.mode), to: UInt16(new.mode)))
    }
    effects.append(.changedOwner(path, from: old.fileOwner, to: new.fileOwner))
    return effects
  }
}

extension FileStatus {
  fileprivate var fileOwner: FileOwner { FileOwner(user: owner, group: group) }
}

extension Disk {
  func setOwner(_ owner: FileOwner, of path: RawPath) throws(FileError) {
    try run(.attributes, path) {
      Int(fchownat(AT_FDCWD, path.cString, owner.user, owner.group, AT_SYMLINK_NOFOLLOW))
    }
  }
}
