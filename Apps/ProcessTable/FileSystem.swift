#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file system on a disk.
public struct FileSystem: Identifiable, Equatable, Sendable {
  /// The folder where it is mounted.
  public let folder: String
  /// All sizes are in bytes.
  public let size: UInt64
  public let used: UInt64
  /// The room that users have. The system may keep some for itself.
  public let free: UInt64

  public var id: String { folder }

  /// The share that is used of what users can use.
  public var share: Double {
    let all = Double(used) + Double(free)
    return all > 0 ? Double(used) / all : 0
  }

  /// Asks for the sizes; `nil` if there is no such folder, or it has no size.
  init?(at folder: String) {
    var status = statvfs()
    guard statvfs(folder, &status) == 0, status.f_blocks > 0 else { return nil }
    let block = UInt64(status.f_frsize)
    let (all, free) = (UInt64(status.f_blocks), UInt64(status.f_bfree))
    self.folder = folder
    size = all &* block
    used = (all - min(all, free)) &* block
    self.free = UInt64(status.f_bavail) &* block
  }
}

extension SystemCounters {
  /// Reads `mounts`. Left out are networks, which may not answer, and what is in memory. A device
  /// that is mounted in several places has its shortest one.
  mutating func readMounts(_ text: FileContents) {
    var folders: [String: String] = [:]
    for line in text.text(0..<text.count).split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count > 2, Self.isOnDisk(device: fields[0], type: fields[2]) else { continue }
      let (device, folder) = (String(fields[0]), Self.unescaped(fields[1]))
      if let known = folders[device], known.utf8.count <= folder.utf8.count { continue }
      folders[device] = folder
    }
    fileSystems = folders.values.sorted().compactMap(FileSystem.init(at:))
  }

  private static func isOnDisk(device: Substring, type: Substring) -> Bool {
    if ["overlay", "zfs", "bcachefs"].contains(type) { return true }
    // A picture of a disk that is read only is always full.
    return device.hasPrefix("/dev/") && !["squashfs", "iso9660", "erofs"].contains(type)
      && !type.hasPrefix("fuse")
  }

  /// A folder as it is called: spaces and the like are octal numbers, `\040`.
  private static func unescaped(_ name: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(name.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(3)
      if byte == UInt8(ascii: "\\"), digits.count == 3,
        let number = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
      {
        bytes.append(number)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
