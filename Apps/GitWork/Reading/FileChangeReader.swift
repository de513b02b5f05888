/// The reader of the files that a commit changes.
enum FileChangeReader {
  /// Reads what `--raw --numstat -z` wrote: first the kinds of all changes, then their lines.
  static func changes(_ bytes: some Sequence<UInt8>) -> [GitFileChange] {
    var fields = ByteFields(bytes)
    var changes: [GitFileChange] = []
    var places: [GitPath: Int] = [:]
    while let field = fields.next() {
      if field.first == UInt8(ascii: ":") {
        guard let change = change(field, &fields) else { continue }
        places[change.path] = changes.count
        changes.append(change)
      } else {
        let words = field.split(
          separator: UInt8(ascii: "\t"), maxSplits: 2, omittingEmptySubsequences: false)
        guard words.count == 3 else { continue }
        var path = words[2]
        // The two paths of a file that moved follow an empty one.
        if path.isEmpty, let pair = fields.next(2) { path = pair[1] }
        guard let place = places[GitPath(bytes: path)] else { continue }
        changes[place].addedLines = words[0].number
        changes[place].removedLines = words[1].number
      }
    }
    return changes
  }

  /// Reads `:100644 100644 old new R100` and the paths after it.
  private static func change(
    _ field: ArraySlice<UInt8>, _ fields: inout ByteFields
  ) -> GitFileChange? {
    let words = field.words(5)
    guard words.count == 5, let letter = words[4].first, let path = fields.next() else {
      return nil
    }
    let kind = GitChangeKind(letter) ?? .modified
    guard kind == .renamed || kind == .copied else {
      return GitFileChange(path: GitPath(bytes: path), kind: kind)
    }
    guard let new = fields.next() else { return nil }
    return GitFileChange(
      path: GitPath(bytes: new), originalPath: GitPath(bytes: path), kind: kind)
  }
}
