import FileWork
import Foundation

extension FileJob.Kind {
  /// What stays of the work if it is cancelled now, and what goes.
  ///
  ///     12 of 300 items are copied. They stay, and Ctrl+Z removes them. What is not complete goes.
  ///
  /// - Parameter changesArchive: whether it changes an archive, which is written as a whole.
  func words(ifCancelledAfter progress: FileProgress, changesArchive: Bool) -> String {
    if changesArchive { return "The archive stays as it is." }
    if case .perform(.pack) = self { return "The archive is not made." }
    let count = max(0, progress.itemsDone - progress.itemsInPart)
    let rest = progress.part == nil ? nil : "What is not complete goes."
    guard count > 0 else {
      return ["Nothing is \(participle) yet.", rest].compactMap { $0 }.joined(separator: " ")
    }
    let total = max(count, progress.itemsTotal)
    let items = "\(count.formatted()) of \(total.formatted()) items"
    let words = "\(items) \(count == 1 ? "is" : "are") \(participle)\(remainder(count))"
    return [words, rest].compactMap { $0 }.joined(separator: " ")
  }

  private var participle: String {
    switch self {
    case .perform(.copy), .perform(.copyAs): "copied"
    case .perform(.move): "moved"
    case .perform(.delete): "in the trash"
    case .perform(.rename), .perform(.renameAll): "renamed"
    case .undo: "undone"
    case .redo: "redone"
    case .empty, .remove: "removed"
    case .perform: "changed"
    case .compare: "compared"
    }
  }

  /// What becomes of the items that are done, of which there are one or more.
  private func remainder(_ count: Int) -> String {
    let (it, stay) = count == 1 ? ("it", "It stays") : ("them", "They stay")
    return switch self {
    case .perform(.copy), .perform(.copyAs): ". \(stay), and Ctrl+Z removes \(it)."
    case .perform(.move): ". \(stay) there, and Ctrl+Z moves \(it) back."
    case .perform(.delete): ", and Ctrl+Z brings \(it) back."
    case .perform: ". \(stay) so, and Ctrl+Z undoes that."
    case .undo, .redo, .empty, .remove, .compare: ". \(stay) so."
    }
  }
}
