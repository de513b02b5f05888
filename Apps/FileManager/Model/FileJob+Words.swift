import FileWork
import Foundation

extension FileJob.Kind {
  /// The work that goes on, for the status line.
  var words: String {
    switch self {
    case .perform(.copy), .perform(.copyAs): "Copying"
    case .perform(.move): "Moving"
    case .perform(.delete): "Deleting"
    case .perform(.rename), .perform(.renameAll): "Renaming"
    case .perform(.makeFolder), .perform(.makeFolders), .perform(.makeFile): "Making"
    case .perform(.setRights): "Changing"
    case .undo: "Undoing"
    case .redo: "Redoing"
    }
  }

  /// The items that are copied, moved or deleted.
  var items: [RawPath] {
    switch self {
    case .perform(.copy(let items, _)), .perform(.move(let items, _)), .perform(.delete(let items)):
      items
    case .perform(.copyAs(let item, _)): [item]
    case .perform(.renameAll(let names, let folder)): names.map { folder.appending($0.old) }
    case .perform, .undo, .redo: []
    }
  }
}

extension FileJob.Result {
  /// The result in words; `nil` if nothing was done.
  var words: String? {
    switch self {
    case .performed(let operation, let outcome):
      guard !outcome.effects.isEmpty else { return nil }
      return Self.words(operation, outcome) + ". Ctrl+Z undoes it."
    case .reversed(nil, let isUndo): return "There is nothing to \(isUndo ? "undo" : "redo")."
    case .reversed(let reversal?, let isUndo):
      guard !reversal.done.isEmpty else { return nil }
      return isUndo ? "Undone. Ctrl+Y redoes it." : "Redone."
    }
  }

  var failure: FileError? {
    switch self {
    case .performed(_, let outcome): outcome.failure
    case .reversed(let reversal, _): reversal?.failure
    }
  }

  var effects: [FileEffect] {
    switch self {
    case .performed(_, let outcome): outcome.effects
    case .reversed(let reversal, _): reversal?.done ?? []
    }
  }

  /// The folders whose entries are others now.
  var changedFolders: Set<RawPath> {
    Set(
      effects.flatMap { effect in
        switch effect {
        case .created(let path): [path.parent]
        case .moved(let source, let target): [source.parent, target.parent]
        case .changedRights(let path, _, _): [path.parent]
        case .trashed(let entry): [entry.origin.parent]
        }
      })
  }

  /// The first item that has come.
  var newItem: RawPath? {
    effects.lazy.compactMap { effect in
      switch effect {
      case .created(let path): path
      case .moved(_, let target): target
      case .changedRights, .trashed: nil
      }
    }.first
  }

  private static func words(_ operation: FileOperation, _ outcome: FileOutcome) -> String {
    // What a replaced item leaves is no item of the operation.
    let count = outcome.effects.filter { effect in
      if case .trashed = effect, case .delete = operation { return true }
      if case .trashed = effect { return false }
      return true
    }.count
    let items = count == 1 ? "1 item" : "\(count) items"
    return switch operation {
    case .copy: "Copied \(items)"
    case .copyAs(_, let path): "Copied to “\(path.name)”"
    case .move: "Moved \(items)"
    case .delete: "Deleted \(items)"
    case .rename(_, let name): "Renamed to “\(name)”"
    case .renameAll(let names, _): "Renamed \(names.count == 1 ? "1 item" : "\(names.count) items")"
    case .setRights(let item, _): "Changed the rights of “\(item.name)”"
    case .makeFolders(let names, _): "Made “\(names.map(\.description).joined(separator: "/"))”"
    case .makeFolder(let name, _), .makeFile(let name, _): "Made “\(name)”"
    }
  }
}

extension FileConflict.Facts {
  /// `812  2026-11-26 14:05, newer`
  func text(besides other: FileConflict.Facts) -> String {
    let size = isFolder ? "folder" : FileEntry.words(ofSize: size)
    return "\(size)  \(FileEntry.text(of: modified))" + (modified > other.modified ? ", newer" : "")
  }
}
