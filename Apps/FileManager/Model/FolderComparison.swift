import FileWork
import Foundation

/// What differs between the entries that two lists show, by their names. What is in folders is not
/// compared.
struct FolderComparison: Hashable, Sendable {
  /// A way to compare two files of one name.
  enum Way: Hashable, Sendable {
    /// The newer file of two, and both if they differ in size alone.
    case dates
    case sizes
    /// The bytes of files that have the same size.
    case contents
  }

  let way: Way
  /// The files of one size that have to be read; none unless contents are compared.
  let unread: ContentComparison
  /// The names that get a mark in each folder.
  private var first: Set<RawName>
  private var second: Set<RawName>
  /// The files that cannot be read, and the reasons.
  private(set) var troubles: [FileTrouble] = []

  init(_ first: FolderView, _ second: FolderView, by way: Way) {
    self.way = way
    let (known, others) = (first.byName, second.byName)
    self.first = way.names(of: first.entries, besides: others)
    self.second = way.names(of: second.entries, besides: known)
    let shown = Set(first.entries.map(\.name)).union(second.entries.map(\.name))
    let files = first.all.compactMap { entry -> ContentComparison.File? in
      guard way == .contents, entry.kind == .file, shown.contains(entry.name),
        let twin = others[entry.name], twin.kind == .file, twin.size == entry.size
      else { return nil }
      return ContentComparison.File(entry.name, size: entry.size)
    }
    unread = ContentComparison(first.folder, second.folder, files)
  }

  /// Takes what reading the files has found.
  mutating func take(_ findings: ContentComparison.Findings) {
    first.formUnion(findings.different)
    second.formUnion(findings.different)
    troubles = findings.troubles
  }

  /// The names that get a mark in a list; `nil` if that shows another folder.
  func names(in folder: RawPath) -> Set<RawName>? {
    folder == unread.first ? first : folder == unread.second ? second : nil
  }

  /// The result, for the status line.
  var words: String {
    let count = first.union(second).count
    guard count > 0 else {
      return way == .contents ? "The folders have the same contents." : "The folders have the same."
    }
    let what =
      if way == .dates {
        count == 1 ? "1 name is new or newer." : "\(count) names are new or newer."
      } else {
        count == 1 ? "1 name differs or is missing." : "\(count) names differ or are missing."
      }
    guard !troubles.isEmpty else { return what }
    let unreadable = troubles.count == 1 ? "1 file" : "\(troubles.count) files"
    return what + " \(unreadable) cannot be read: “w” shows why."
  }
}

extension FolderComparison.Way {
  /// The names of the entries that get a mark beside those of another folder.
  fileprivate func names(
    of entries: ArraySlice<FileEntry>, besides others: [RawName: FileEntry]
  ) -> Set<RawName> {
    Set(entries.lazy.filter { marks($0, beside: others[$0.name]) }.map(\.name))
  }

  private func marks(_ entry: FileEntry, beside twin: FileEntry?) -> Bool {
    guard let twin else { return true }
    guard entry.kind == .file, twin.kind == .file else { return entry.kind != twin.kind }
    guard self == .dates else { return entry.size != twin.size }
    // Some disks keep no parts of a second.
    let (date, old) = (entry.second, twin.second)
    return date > old || date == old && entry.size != twin.size
  }
}

extension FolderView {
  fileprivate var byName: [RawName: FileEntry] {
    Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }
}

extension FileEntry {
  fileprivate var second: Int { Int(modified.timeIntervalSince1970.rounded(.down)) }
}
