/// The header of a file to write in the form of git.
struct HeaderDraft {
  var oldPath: String?
  var newPath: String?
  var oldMode: String?
  var newMode: String?
  var kind: PatchFileKind
  var index: ArraySlice<UInt8>?
  var keepsMode = true
  /// Says whether the lines with `---` and `+++` are written.
  var hasNames = false

  init(_ file: PatchFile) {
    oldPath = file.oldPath
    newPath = file.newPath
    oldMode = file.oldMode
    newMode = file.newMode
    kind = file.kind
  }

  mutating func turnAddedIntoModified() {
    guard kind == .added else { return }
    kind = .modified
    oldPath = newPath
  }

  mutating func turnDeletedIntoModified() {
    guard kind == .deleted else { return }
    kind = .modified
    newPath = oldPath
  }

  /// Leaves a file that was renamed or copied where it is.
  mutating func keepNewPath() {
    switch kind {
    case .renamed, .copied: (kind, oldPath) = (.modified, newPath)
    default: break
    }
  }

  mutating func reverse() {
    swap(&oldPath, &newPath)
    swap(&oldMode, &newMode)
    switch kind {
    case .added: kind = .deleted
    case .deleted: kind = .added
    case .copied: kind = .deleted
    default: break
    }
  }
}

extension PatchWriter {
  mutating func write(_ header: HeaderDraft) {
    let old = header.oldPath ?? header.newPath ?? ""
    let new = header.newPath ?? header.oldPath ?? ""
    write("diff --git ", name("a/", old), " ", name("b/", new))
    switch header.kind {
    case .added: write("new file mode \(header.newMode ?? "100644")")
    case .deleted: write("deleted file mode \(header.oldMode ?? "100644")")
    default: writeModes(header)
    }
    switch header.kind {
    case .renamed(let similarity): write("rename", from: old, to: new, similarity)
    case .copied(let similarity): write("copy", from: old, to: new, similarity)
    default: break
    }
    if let index = header.index { write(index.string) }
    guard header.hasNames else { return }
    write("--- ", header.oldPath.map { tabbed("a/", $0) } ?? "/dev/null")
    write("+++ ", header.newPath.map { tabbed("b/", $0) } ?? "/dev/null")
  }

  private mutating func writeModes(_ header: HeaderDraft) {
    guard header.keepsMode, let old = header.oldMode, let new = header.newMode, old != new
    else { return }
    write("old mode \(old)")
    write("new mode \(new)")
  }

  private mutating func write(
    _ verb: String, from old: String, to new: String, _ similarity: Int?
  ) {
    if let similarity { write("similarity index \(similarity)%") }
    write("\(verb) from ", name("", old))
    write("\(verb) to ", name("", new))
  }

  private func name(_ prefix: String, _ path: String) -> String {
    String(decoding: QuotedPath.written(prefix + path), as: UTF8.self)
  }

  /// Returns a name with a tab after it if it holds a space, which else could start a date.
  private func tabbed(_ prefix: String, _ path: String) -> String {
    name(prefix, path) + (path.contains(" ") ? "\t" : "")
  }
}
