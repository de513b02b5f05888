extension FileHeader {
  /// Reads the lines that git writes between `diff` and `---`.
  mutating func readExtended() {
    while end < source.count, readExtended(source.trimmed(end)) { end += 1 }
  }

  private mutating func readExtended(_ line: ArraySlice<UInt8>) -> Bool {
    if let mode = line.after("old mode ") {
      oldMode = mode.string
    } else if let mode = line.after("new mode ") {
      newMode = mode.string
    } else if let mode = line.after("new file mode ") {
      isAdded = true
      newMode = mode.string
    } else if let mode = line.after("deleted file mode ") {
      isDeleted = true
      oldMode = mode.string
    } else if let percent = line.after("similarity index ") {
      similarity = Int(percent.prefix(while: \.isDigit).string)
    } else if let index = line.after("index ") {
      readIndex(index)
    } else if !readPaths(line) {
      return line.starts(with: "dissimilarity index ") || line.starts(with: "mode ")
    }
    return true
  }

  private mutating func readIndex(_ index: ArraySlice<UInt8>) {
    hasIndex = true
    guard let space = index.firstIndex(of: .space), form == .git else { return }
    oldMode = index[(space + 1)...].string
    newMode = oldMode
  }

  private mutating func readPaths(_ line: ArraySlice<UInt8>) -> Bool {
    if let path = line.after("rename from ") ?? line.after("rename old ") {
      origin = FileNames.unquoted(path)
    } else if let path = line.after("rename to ") ?? line.after("rename new ") {
      target = FileNames.unquoted(path)
    } else if let path = line.after("copy from ") {
      origin = FileNames.unquoted(path)
      isCopy = true
    } else if let path = line.after("copy to ") {
      target = FileNames.unquoted(path)
      isCopy = true
    } else {
      return false
    }
    return true
  }

  func kind(hasHunks: Bool) -> PatchFileKind {
    let (old, new) = paths
    if isAdded || old == nil && new != nil { return .added }
    if isDeleted || new == nil && old != nil { return .deleted }
    if origin != nil {
      return isCopy ? .copied(similarity: similarity) : .renamed(similarity: similarity)
    }
    if isBinary { return .binary }
    return !hasHunks && !hasIndex && oldMode != newMode ? .modeChanged : .modified
  }
}
