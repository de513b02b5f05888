import Foundation

/// An item in a folder, as a file manager lists it.
public struct FileEntry: Identifiable, Hashable, Sendable {
  public let path: RawPath
  public let kind: Kind
  /// The size in bytes; of a link, the length of its target's path.
  public let size: Int64
  public let modified: Date
  /// The permissions, such as 0o644, with the bits for set-user-ID, set-group-ID and sticky.
  public let permissions: UInt16
  /// `true` if this process may read the contents; for a link, those of its target.
  public let isReadable: Bool
  /// `true` for a folder, or a link to one, that this process may list and open items in.
  public let isEnterable: Bool

  /// A text that names exactly this path; for ASCII it is the path itself.
  public var id: String { path.id }

  public var name: RawName { path.name }

  /// The same item at another path.
  public func at(_ path: RawPath) -> FileEntry {
    FileEntry(
      path: path, kind: kind, size: size, modified: modified, permissions: permissions,
      isReadable: isReadable, isEnterable: isEnterable)
  }

  public var isHidden: Bool { name.isHidden }

  /// `true` for a folder or a link to one.
  public var isDirectory: Bool { kind.isDirectory }

  /// `true` for the entry "..", which leads to the folder above.
  public var isParent: Bool { name == RawName.parent }

  public enum Kind: Hashable, Sendable {
    case file
    case directory
    /// A symbolic link. It is broken if its target does not exist or cannot be reached.
    case link(target: RawPath, isDirectory: Bool, isBroken: Bool)
    /// A pipe, a socket or a device.
    case other

    /// `true` for a folder or a link to one.
    public var isDirectory: Bool {
      switch self {
      case .directory, .link(_, isDirectory: true, _): true
      default: false
      }
    }
  }
}

extension FileEntry {
  /// The entry "..", which leads from a folder to the one above. No operation takes its path.
  public static func parent(of folder: RawPath) -> FileEntry {
    FileEntry(
      path: folder.appending(.parent), kind: .directory, size: 0, modified: .distantPast,
      permissions: 0, isReadable: true, isEnterable: true)
  }
}
