import FileWork
import Recurse

/// The completion of a path that a person types.
extension FileManagerState {
  /// The names in a folder that are text, those of folders first and with a slash behind them.
  struct TypedNames: Sendable {
    let folder: RawPath
    let names: [String]

    init(folder: RawPath, _ entries: [FileEntry]) {
      func names(areFolders: Bool) -> [String] {
        entries.filter { $0.isDirectory == areFolders }.compactMap { entry in
          String(validating: entry.name.bytes, as: UTF8.self).map { areFolders ? $0 + "/" : $0 }
        }
      }
      self.folder = folder
      self.names = names(areFolders: true) + names(areFolders: false)
    }
  }

  /// The text up to the last slash, and the part of a name after it.
  private var typedParts: (folder: String, name: String) {
    guard let slash = typed.lastIndex(of: "/") else { return ("", typed) }
    let end = typed.index(after: slash)
    return (String(typed[..<end]), String(typed[end...]))
  }

  /// The folder in which a typed path can go on; `nil` if no path is typed.
  var completed: RawPath? {
    switch prompt {
    case .goTo, .copy, .move:
      let folder = typedParts.folder
      return folder.isEmpty ? list.folder : archives.unpacked(path(of: folder))
    case .newFolder, .newFile, .mark, .unmark, .rename, .duplicate, .compress: return nil
    case nil: return completedInCommand
    }
  }

  /// The paths that a person may mean, the best first. Before several that go on alike comes what
  /// they have in common. Files are where one goes, and not where a copy goes.
  var suggestions: [String] {
    guard let typedNames, typedNames.folder == completed else { return [] }
    let (folder, name) = typedParts
    let takesFiles = prompt == .goTo
    let names = typedNames.names.filter {
      (takesFiles || $0.hasSuffix("/")) && (!$0.hasPrefix(".") || name.hasPrefix("."))
    }
    let found = fuzzyMatches(of: name, in: names).map { folder + names[$0] }
    let common = commonStart(of: found.filter { $0.hasPrefix(typed) })
    return common.map { [$0] + found } ?? found
  }

  /// What two or more paths begin with beyond the typed text; `nil` if that is nothing.
  private func commonStart(of paths: [String]) -> String? {
    guard paths.count > 1, var common = paths.first else { return nil }
    for path in paths { common = String(zip(common, path).prefix(while: ==).map(\.0)) }
    return common.count > typed.count ? common : nil
  }

  /// Completes the typed path; where its folder is being read, as soon as the names are there.
  mutating func complete() {
    guard let completed else { return }
    awaitedText = typed
    if typedNames?.folder == completed { takeCompletion() }
  }

  mutating func take(_ names: TypedNames) {
    typedNames = names
    if names.folder == completed { takeCompletion() }
  }

  private mutating func takeCompletion() {
    if awaitedText == typed, let best = suggestions.first { typed = best }
    awaitedText = nil
  }
}
