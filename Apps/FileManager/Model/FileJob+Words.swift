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
    case .perform(.setRights), .perform(.setOwner): "Changing"
    case .perform(.restore): "Bringing back"
    case .perform(.pack): "Compressing"
    case .perform(.writeBack): "Writing"
    case .undo: "Undoing"
    case .redo: "Redoing"
    case .empty, .remove: "Removing"
    case .compare: "Comparing"
    }
  }

  /// What cannot be done to an item that fails, in words: "cannot be moved".
  var passive: String {
    switch self {
    case .perform(.copy), .perform(.copyAs): "copied"
    case .perform(.move): "moved"
    case .perform(.delete): "deleted"
    case .perform(.pack): "packed"
    default: "changed"
    }
  }

  /// `Copying “notes.txt” and 2 more`, which tells it from other work.
  var title: String {
    let names = names
    guard let first = names.first else { return words }
    return "\(words) “\(first)”" + (names.count == 1 ? "" : " and \(names.count - 1) more")
  }

  /// The folder or the path to which it brings its items.
  var target: RawPath? {
    switch self {
    case .perform(.copy(_, let target)), .perform(.move(_, let target)),
      .perform(.copyAs(_, let target)), .perform(.pack(_, let target)):
      target
    case .perform(.restore(let entry)): entry.origin.parent
    case .perform, .undo, .redo, .empty, .remove, .compare: nil
    }
  }

  /// The names of what it works on.
  private var names: [RawName] {
    switch self {
    case .perform(.rename(let item, _)): [item.name]
    case .perform(.makeFolder(let name, _)), .perform(.makeFile(let name, _)): [name]
    case .perform(.makeFolders(let names, _)): names.suffix(1)
    case .perform(.setRights(let items, _)), .perform(.setOwner(let items, _)): items.map(\.name)
    case .perform(.restore(let entry)): [entry.name]
    case .empty(let entries), .remove(let entries): entries.map(\.name)
    case .perform, .undo, .redo, .compare: items.map(\.name)
    }
  }

  /// The items that are copied, moved, packed or deleted.
  var items: [RawPath] {
    switch self {
    case .perform(.copy(let items, _)), .perform(.move(let items, _)), .perform(.delete(let items)):
      items
    case .perform(.copyAs(let item, _)): [item]
    case .perform(.writeBack(let entry)): [entry.path]
    case .perform(.pack(let items, _)): items
    case .perform(.renameAll(let names, let folder)): names.map { folder.appending($0.old) }
    case .perform, .undo, .redo, .empty, .remove, .compare: []
    }
  }

  /// What changes, and the folders in which something new comes.
  var changedPlaces: [RawPath] {
    if case .perform(let operation) = self { operation.changedPlaces } else { [] }
  }

  /// Whether the work takes an entry out of the trash.
  func takes(_ entry: TrashEntry) -> Bool {
    switch self {
    case .empty(let entries), .remove(let entries): entries.contains(entry)
    case .perform(.restore(let other)): other == entry
    case .perform, .undo, .redo, .compare: false
    }
  }
}

extension FileJob {
  /// What did not finish, for a person whose app has ended: the incomplete copy, if it is still
  /// there, or the item at work. The library shows 40 characters.
  var unfinishedWords: String {
    let progress = progress
    if let part = progress.part { return "the copy " + Self.tail(of: part, columns: 29) }
    guard let item = progress.current else { return "the change of files" }
    return kind.words.lowercased() + " " + Self.tail(of: item, columns: 24)
  }

  /// The end of a path, which names the item.
  private static func tail(of path: RawPath, columns: Int) -> String {
    let text = path.description
    return "“" + (text.count > columns ? "…" + text.suffix(columns - 1) : text) + "”"
  }
}

extension FileJob.Result {
  /// The result in words; `nil` if nothing was done.
  ///
  /// - Parameter offersUndo: whether it can be undone at once.
  func words(offersUndo: Bool) -> String? {
    switch self {
    // The failure tells where the text is.
    case .performed(.writeBack, let outcome) where outcome.archives.isEmpty: return nil
    case .performed(let operation, let outcome):
      let count = outcome.skipped.count + outcome.troubles.count
      let hint = " “w” shows them."
      guard !outcome.effects.isEmpty else {
        return count == 0 ? nil : "Skipped \(count == 1 ? "1 item" : "\(count) items").\(hint)"
      }
      let skipped = count == 0 ? "" : ", skipped \(count)"
      return Self.words(operation, outcome) + skipped + (offersUndo ? ". Ctrl+Z undoes it." : ".")
        + (count == 0 ? "" : hint)
    case .emptied(.empty, nil): return "The trash is empty."
    case .emptied(.remove(let entries), nil):
      let items = entries.count == 1 ? "“\(entries[0].name)”" : "\(entries.count) items"
      return "Removed \(items) for good."
    case .emptied, .compared(_, .some): return nil
    case .compared(let comparison, nil): return comparison.words
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
    case .emptied(_, let failure), .compared(_, let failure): failure
    }
  }

  var effects: [FileEffect] {
    switch self {
    case .performed(_, let outcome): outcome.effects
    case .reversed(let reversal, _): reversal?.done ?? []
    case .emptied, .compared: []
    }
  }

  /// What was done in archives, and then all other effects.
  private var allEffects: [FileEffect] {
    guard case .performed(_, let outcome) = self else { return effects }
    return outcome.inArchives + outcome.effects
  }

  /// The folders whose entries are others now.
  var changedFolders: Set<RawPath> {
    Set(
      allEffects.flatMap { effect in
        switch effect {
        case .created(let path): [path.parent]
        case .moved(let source, let target): [source.parent, target.parent]
        case .changedRights(let path, _, _), .changedOwner(let path, _, _): [path.parent]
        case .trashed(let entry): [entry.origin.parent]
        }
      })
  }

  /// The first item that has come.
  var newItem: RawPath? {
    allEffects.lazy.compactMap { effect in
      switch effect {
      case .created(let path): path
      case .moved(_, let target): target
      case .changedRights, .changedOwner, .trashed: nil
      }
    }.first
  }

  private static func words(_ operation: FileOperation, _ outcome: FileOutcome) -> String {
    // What a replaced item leaves is no item of the operation.
    let count = (outcome.inArchives + outcome.effects).filter { effect in
      // An archive that is written anew is no item of the operation, but what is in it.
      switch effect {
      case .created(let path) where outcome.archives.contains(path): return false
      case .trashed(let entry) where outcome.archives.contains(entry.origin): return false
      default: break
      }
      if case .trashed = effect, case .delete = operation { return true }
      if case .trashed = effect { return false }
      // A program that gets another owner loses rights, and is one item all the same.
      if case .changedRights = effect, case .setOwner = operation { return false }
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
    case .setRights(let all, _):
      "Changed the rights of " + (all.count == 1 ? "“\(all[0].name)”" : items)
    case .setOwner(let all, _):
      "Changed the owner of " + (all.count == 1 ? "“\(all[0].name)”" : items)
    case .restore(let entry): "Brought back “\(entry.name)”"
    case .makeFolders(let names, _): "Made “\(names.map(\.description).joined(separator: "/"))”"
    case .writeBack(let entry): "Wrote “\(entry.name)” into its archive"
    case .pack(_, let path): "Made “\(path.name)”"
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
