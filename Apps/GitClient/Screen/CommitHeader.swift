import Foundation
import GitWork
import Recurse

/// The author, the date, the hash and the message of a commit.
struct CommitHeader: Component, Equatable {
  let commit: GitCommitDetail
  /// The most rows of the message.
  let rows: Int

  func render(state: Void) -> Node {
    VStack(alignment: .stretch) {
      HStack(spacing: 2) {
        Text(commit.commit.author.name).bold().flex(shrink: 1)
        Text(commit.commit.date.text).foreground(.secondaryText).fixedSize()
        Spacer()
        if !commit.files.isEmpty { changes.fixedSize() }
        Text(commit.commit.id.short).foreground(.secondaryText).fixedSize()
      }
      .lineLimit(1)
      Text(Self.unwrapped(commit.message)).lineLimit(max(1, rows))
    }
    .padding(horizontal: 1)
  }

  /// The number of files and of lines that change.
  private var changes: Text {
    let count = commit.files.count
    let added = commit.files.reduce(0) { $0 + ($1.addedLines ?? 0) }
    let removed = commit.files.reduce(0) { $0 + ($1.removedLines ?? 0) }
    return Text(count == 1 ? "1 file " : "\(count) files ").foreground(.secondaryText)
      + Text("+\(added) ").foreground(.success) + Text("−\(removed)").foreground(.error)
  }
}

extension CommitHeader {
  /// A message whose paragraphs are one line each, so that they wrap at the width of the view. Lists
  /// and code stay as they are.
  static func unwrapped(_ message: String) -> String {
    var lines: [String] = []
    for line in message.split(separator: "\n", omittingEmptySubsequences: false) {
      let isPlain = line.first?.isLetter ?? false
      if isPlain, let last = lines.last, last.first?.isLetter ?? false {
        lines[lines.count - 1] = last + " " + line
      } else {
        lines.append(String(line))
      }
    }
    return lines.joined(separator: "\n")
  }
}

/// A file that a commit changes, or all of them.
struct FileLine: Component, Equatable {
  let change: GitFileChange?
  /// The lines of the file that changes most.
  let largest: Int

  func render(state: Void) -> Node {
    if let change {
      HStack(spacing: 1) {
        (Text(change.kind.sign + " ").foreground(.secondaryText) + Text("\(change.path)"))
          .lineLimit(1).truncationMode(.middle).flex(grow: 1, shrink: 1, basis: 0)
        if let added = change.addedLines, let removed = change.removedLines {
          let digits = "\(largest)".count + 1
          Text("+\(added)").foreground(.success).frame(width: digits, alignment: .trailing)
          Text("−\(removed)").foreground(.error).frame(width: digits, alignment: .trailing)
          ChangeBar.text(added: added, removed: removed, largest: largest).lineLimit(1)
            .frame(width: ChangeBar.most)
        } else {
          Text("binary").foreground(.secondaryText)
        }
      }
    } else {
      Text("All files").foreground(.secondaryText)
    }
  }
}

extension GitDate {
  /// `2026-11-27 14:05`, by the clock of the person.
  var text: String {
    let date = Date(timeIntervalSince1970: Double(seconds))
    let zone = TimeZone(secondsFromGMT: zoneMinutes * 60) ?? .gmt
    let style = Date.ISO8601FormatStyle(timeZone: zone).year().month().day()
      .dateTimeSeparator(.space).time(includingFractionalSeconds: false)
    return String(date.formatted(style).prefix(16))
  }
}
