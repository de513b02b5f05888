extension PatchFile {
  /// Returns a text with the changes of the file, or nil if the text is not the old one.
  public func applied(to text: String) -> String? {
    applied(toBytes: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns bytes with the changes of the file, or nil if they are not the old ones.
  public func applied(toBytes bytes: [UInt8]) -> [UInt8]? {
    guard !isBinary, !isCombined else { return nil }
    let old = PatchSource(bytes)
    var result: [UInt8] = []
    var next = 0
    for hunk in hunks {
      let first = hunk.old.first - 1
      guard first >= next, first <= old.count else { return nil }
      result += old.raw(next..<first)
      next = first
      for line in hunk.lines {
        if line.kind != .added {
          guard next < old.count, old.content(next) == line.bytes,
            (old.raw(next..<next + 1).last != .newline) == line.hasNoNewline
          else { return nil }
          next += 1
        }
        guard line.kind != .removed else { continue }
        result += line.bytes
        if !line.hasNoNewline { result.append(.newline) }
      }
    }
    return result + old.raw(next..<old.count)
  }
}

extension Patch {
  /// Returns a text with the changes of a patch of one file, or nil if the text is not the old
  /// one. A patch without files changes nothing.
  public func applied(to text: String) -> String? {
    guard let file = files.first else { return text }
    return files.count == 1 ? file.applied(to: text) : nil
  }
}
