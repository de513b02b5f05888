extension RawName {
  /// Whether the name is that of an archive whose content a list can show.
  public var isArchive: Bool {
    let small = bytes.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    return Self.archiveEndings.contains { ending in
      // A file that begins with the dot is hidden, and has no ending.
      small.count > ending.utf8.count && small.suffix(ending.utf8.count).elementsEqual(ending.utf8)
    }
  }

  private static let archiveEndings = [
    ".tar", ".tar.gz", ".tgz", ".tar.bz2", ".tbz", ".tbz2", ".tar.xz", ".txz", ".tar.zst", ".tzst",
    ".tar.lz", ".tar.lzma", ".tlz", ".tar.lz4", ".tar.z", ".taz", ".zip", ".7z", ".jar", ".war",
    ".apk", ".whl", ".rar", ".cpio", ".deb", ".rpm", ".iso", ".cab", ".lha", ".lzh",
  ]
}
