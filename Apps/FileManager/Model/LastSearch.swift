import FileWork

/// A search in files that led to one of them, from which a person goes on.
struct LastSearch: Equatable {
  let sheet: ContentSearchSheet.State
  /// The folder to which it led.
  let folder: RawPath

  /// The folder of a new search from a folder: that of the last one, as long as nobody has gone on
  /// from where it led.
  func start(from folder: RawPath) -> RawPath {
    folder == self.folder ? sheet.search?.folder ?? folder : folder
  }
}

extension FileManagerState {
  /// The folder in which the contents of files are searched, whether hidden ones are, and what was
  /// found last.
  var contentSearch:
    (folder: RawPath, title: RawPath, hidden: Bool, last: ContentSearchSheet.State?)
  {
    let folder = lastSearch?.start(from: list.folder) ?? list.folder
    return (folder, archives.shown(folder), list.showsHidden, lastSearch?.sheet)
  }

  /// Shows a row of a search in its folder, and keeps the search.
  mutating func goToFound(_ row: FoundRow, of search: ContentSearchSheet.State) {
    lastSearch = LastSearch(sheet: search, folder: row.path.parent)
    goToFound(row.path, line: row.number)
  }
}
