/// The choice of a folder's entries that are shown, and their order.
struct FolderRows: Hashable, Sendable {
  /// The characters that a name has to have, in their order; the best names come first.
  var query = ""
  var showsHidden = false
  var allowed = AllowedFiles.all
  /// Whether there is a row for the folder itself, and one for the folder above.
  var hasHere = false
  var hasParent = false

  /// Whether names have to have letters.
  var hasQuery: Bool { !query.allSatisfy(\.isWhitespace) }

  /// Returns the rows of entries, which are in order, without a query. O(n).
  func rows(of entries: [FileEntry]) -> [FileEntry] {
    (hasHere ? [.here] : []) + (hasParent ? [.parent] : []) + shown(of: entries)
  }

  /// Returns the ranking of entries for the query. O(n), as nothing is ranked.
  func ranking(of entries: [FileEntry]) -> FolderRanking {
    FolderRanking(of: shown(of: entries), for: query)
  }

  private func shown(of entries: [FileEntry]) -> [FileEntry] {
    // Who types a dot first means hidden files.
    let hides = !showsHidden && !query.hasPrefix(".")
    return entries.filter { entry in
      if hides, entry.isHidden { return false }
      return entry.isFolder || entry.kind == .unknown || allowed.allowsFile(named: entry.name)
    }
  }
}
