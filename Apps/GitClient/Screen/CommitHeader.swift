import Foundation
import GitWork
import Recurse

/// The hash, the author, the date and the message of a commit, and how much it changes.
struct CommitHeader: Component, Equatable {
  let commit: GitCommitDetail
  /// The most rows of the message; 0 for the heading alone.
  let rows: Int
  /// The words that were searched, which are marked in the message.
  var found = ""

  func render(state: Void) -> Node {
    VStack(alignment: .stretch) {
      PaneTitle("Commit \(commit.commit.id.short)", commit.files.isEmpty ? Text("") : changes)
      if rows > 0 {
        HStack(spacing: 2) {
          Text(commit.commit.author.name).flex(shrink: 1)
          Text(commit.commit.date.text).foreground(.secondaryText).fixedSize()
        }
        .lineLimit(1)
        FoundText.marking(found, in: Self.unwrapped(commit.message)).lineLimit(rows)
      }
    }
  }

  /// The number of files and of lines that change.
  private var changes: Text {
    let count = commit.files.count
    return Text(count == 1 ? "1 file " : "\(count) files ").foreground(.secondaryText)
      + GitFileChange.count(commit.files)
  }
}

extension CommitHeader {
  /// A message whose paragraphs are one line each, so that they wrap at the width of the view.
  /// Lists and code stay as they are.
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
