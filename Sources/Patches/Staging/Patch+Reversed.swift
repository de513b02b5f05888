extension Patch {
  /// The patch that undoes this one, in the form of git and without prose.
  ///
  /// It is nil if a file compares several parents of a merge or is a copy, because such a patch
  /// lacks data that its undoing needs.
  public var reversed: Patch? {
    var writer = PatchWriter()
    for file in files {
      guard !file.isCombined, !file.isCopy else { return nil }
      writer.writeReversed(file)
    }
    return Patch(bytes: writer.bytes)
  }
}

extension PatchFile {
  fileprivate var isCopy: Bool {
    if case .copied = kind { true } else { false }
  }
}

extension PatchWriter {
  fileprivate mutating func writeReversed(_ file: PatchFile) {
    var header = HeaderDraft(file)
    header.reverse()
    header.index = file.indexLine.map(reversedIndex)
    header.hasNames = !file.hunks.isEmpty
    write(header)
    writeReversedContent(of: file)
    for hunk in file.hunks { write(hunk.new, hunk.old, hunk.heading, hunk.reversedDrafts) }
  }

  /// Swaps the names of the contents in `index old..new mode`.
  private func reversedIndex(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let names = line.dropFirst("index ".utf8.count)
    guard let dots = names.firstRange(of: Array("..".utf8)) else { return line }
    let end = names.firstIndex(of: .space) ?? names.endIndex
    guard dots.upperBound <= end else { return line }
    let parts = [
      names[dots.upperBound..<end], names[dots], names[..<dots.lowerBound], names[end...],
    ]
    return ArraySlice(Array("index ".utf8) + parts.joined())
  }

  /// Swaps the two contents of a binary file: the first makes the new one, the second the old one.
  private mutating func writeReversedContent(of file: PatchFile) {
    let lines = file.contentLines
    guard file.source.starts(lines.lowerBound, with: "GIT binary patch"),
      let middle = lines.first(where: { file.source.trimmed($0).isEmpty })
    else { return write(file.source.raw(lines)) }
    let first = lines.lowerBound + 1
    write(file.source.raw(lines.lowerBound..<first))
    write(file.source.raw(middle + 1..<lines.upperBound))
    write(file.source.raw(first..<middle + 1))
  }
}
