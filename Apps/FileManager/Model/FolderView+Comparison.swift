import FileWork
import Foundation

extension FolderView {
  /// Marks the entries that another folder lacks or has in an older version, and no others.
  ///
  /// A file of the same date but another size is marked, too. What is in folders is not compared.
  mutating func mark(newerThanIn other: FolderView) {
    let known = Dictionary(other.all.map { ($0.name, $0) }) { first, _ in first }
    mark(where: { entry in
      guard let twin = known[entry.name] else { return true }
      guard entry.kind == .file, twin.kind == .file else { return entry.kind != twin.kind }
      // Some disks keep no parts of a second.
      let (date, old) = (entry.second, twin.second)
      return date > old || date == old && entry.size != twin.size
    })
  }
}

extension FileEntry {
  fileprivate var second: Int { Int(modified.timeIntervalSince1970.rounded(.down)) }
}
