import GitWork
import Recurse

/// The widths of the columns of changed files, so that numbers and bars stand below each other:
///
///     M Sources/Reading.swift +7 −2 +++++++--
///     A notes.txt             +1 −0 +
struct StatColumns: Hashable {
  let path: Int
  let added: Int
  let removed: Int
  /// The columns of the bar of the file that changes most.
  let bar: Int
  /// The lines of that file.
  let largest: Int

  /// The columns of the kind of change, and those between the parts.
  private static let others = 2 + 3
  private static let (leastBar, mostBar) = (8, 40)

  /// - Parameter columns: the columns of the list.
  init(_ files: [GitFileChange], columns: Int) {
    let added = files.lazy.compactMap(\.addedLines).max() ?? 0
    let removed = files.lazy.compactMap(\.removedLines).max() ?? 0
    largest = files.lazy.map { ($0.addedLines ?? 0) + ($0.removedLines ?? 0) }.max() ?? 0
    (self.added, self.removed) = ("\(added)".count + 1, "\(removed)".count + 1)
    let room = max(0, columns - Self.others - self.added - self.removed)
    let widest = files.lazy.map(\.words.cellWidth).max() ?? 0
    // Paths have the room first; where it is scarce, bars keep a little of it.
    path = min(widest, max(0, room - min(Self.leastBar, largest, room / 3)))
    bar = min(room - path, Self.mostBar)
  }

  /// The numbers of signs of a bar: each line has one where there are few, and no change is without
  /// one.
  func signs(added: Int, removed: Int) -> (added: Int, removed: Int) {
    let all = added + removed
    guard all > 0 else { return (0, 0) }
    guard largest > bar else { return (added, removed) }
    let signs = max((added > 0 ? 1 : 0) + (removed > 0 ? 1 : 0), all * bar / max(largest, all))
    let plus = min(max(added > 0 ? 1 : 0, (added * signs + all / 2) / all), signs)
    let minus = signs - plus
    return minus == 0 && removed > 0 ? (plus - 1, 1) : (plus, minus)
  }
}

/// A file that a commit changes, or all of them.
struct FileLine: Component, Equatable {
  let change: GitFileChange?
  let columns: StatColumns

  func render(state: Void) -> Node {
    if let change {
      HStack(spacing: 1) {
        HStack(spacing: 1) {
          Text(change.kind.sign).foreground(.secondaryText)
          Text(change.words).lineLimit(1).truncationMode(.head).frame(width: columns.path)
        }
        if let added = change.addedLines, let removed = change.removedLines {
          Text("+\(added)").foreground(.success).frame(width: columns.added, alignment: .trailing)
          Text("−\(removed)").foreground(.error)
            .frame(width: columns.removed, alignment: .trailing)
          bar(added, removed).lineLimit(1)
        } else {
          Text("binary").foreground(.secondaryText).lineLimit(1)
        }
      }
    } else {
      Text("All files").foreground(.secondaryText)
    }
  }

  private func bar(_ added: Int, _ removed: Int) -> Text {
    let (plus, minus) = columns.signs(added: added, removed: removed)
    return Text(String(repeating: "+", count: plus)).foreground(.success)
      + Text(String(repeating: "-", count: minus)).foreground(.error)
  }
}

extension GitFileChange {
  /// The path, after the one before if the file has moved.
  fileprivate var words: String { originalPath.map { "\($0) → \(path)" } ?? "\(path)" }

  /// The number of lines that files gain and lose: `+13 −2`.
  static func count(_ files: [GitFileChange]) -> Text {
    let added = files.reduce(0) { $0 + ($1.addedLines ?? 0) }
    let removed = files.reduce(0) { $0 + ($1.removedLines ?? 0) }
    return Text("+\(added) ").foreground(.success) + Text("−\(removed)").foreground(.error)
  }
}
