import RecurseCore

/// The choice of a folder's entries that are shown, and their order.
struct FolderRows: Hashable, Sendable {
  /// The characters that a name has to have, in their order; the best names come first.
  var query = ""
  var showsHidden = false
  var allowed = AllowedFiles.all
  /// Whether there is a row for the folder itself, and one for the folder above.
  var hasHere = false
  var hasParent = false

  /// Returns the rows of entries, which are in order. O(n log n) with a query, O(n) without.
  func rows(of entries: [FileEntry]) -> [FileEntry] {
    // Who types a dot first means hidden files.
    let hides = !showsHidden && !query.hasPrefix(".")
    let shown = entries.filter { entry in
      if hides, entry.isHidden { return false }
      return entry.isFolder || entry.kind == .unknown || allowed.allowsFile(named: entry.name)
    }
    guard query.allSatisfy(\.isWhitespace) else {
      return fuzzyMatches(of: query, in: shown.map(\.text)).map { shown[$0] }
    }
    return (hasHere ? [.here] : []) + (hasParent ? [.parent] : []) + shown
  }
}
