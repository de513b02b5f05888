import CRecurse

/// The directories of compiled entries, in the order of ncurses.
package struct TerminfoSearch {
  package var directories: [String]

  package init(environment: [String: String]) {
    let standard = ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo", "/usr/lib/terminfo"]
    directories = []
    // As in ncurses, the environment names no files for a process with more rights than its user.
    let environment = recurse_process_is_privileged() ? [:] : environment
    if let own = environment["TERMINFO"], own.hasPrefix("/") { directories.append(own) }
    if let home = environment["HOME"], !home.isEmpty { directories.append(home + "/.terminfo") }
    if let list = environment["TERMINFO_DIRS"] {
      for part in list.split(separator: ":", omittingEmptySubsequences: false) {
        // An empty part means the standard directories.
        directories += part.isEmpty ? standard : [String(part)]
      }
    }
    directories += standard
  }

  package func entry(named name: String) -> TerminfoEntry? {
    guard let first = name.utf8.first, !name.utf8.contains(UInt8(ascii: "/")), name.utf8.count < 128
    else {
      return nil
    }
    let letter = String(decoding: [first], as: UTF8.self)
    let hex = String(first, radix: 16)
    for directory in directories {
      for folder in [letter, hex] {
        if let bytes = Self.contents(of: "\(directory)/\(folder)/\(name)"),
          var entry = TerminfoEntry(compiled: bytes)
        {
          entry.addName(name)
          return entry
        }
      }
    }
    return nil
  }

  /// An entry has at most 32 KiB.
  private static func contents(of path: String) -> [UInt8]? {
    let file = recurse_file_open_to_read(path)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
      count = max(0, read(file, buffer.baseAddress, buffer.count))
    }
    return bytes.isEmpty ? nil : bytes
  }
}
