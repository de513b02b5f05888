import GitWork
import Recurse

/// The names that point to a commit, in the brackets of their kinds: `[main] (origin/main) <v1.0>`.
///
/// Where there are few columns, names are cut and keep their brackets, and the last ones are
/// counted:
///
///     [fix/long-na…] +2
struct RefBadges {
  private let badges: [Badge]

  private struct Badge {
    let open: String
    let close: String
    let name: String
    let color: Color
    let isHead: Bool

    var columns: Int { name.cellWidth + 2 }

    /// The name and its brackets in a number of columns.
    func text(in columns: Int) -> String {
      guard self.columns > columns else { return open + name + close }
      var (cut, room) = ("", columns - 3)
      for character in name {
        room -= String(character).cellWidth
        guard room >= 0 else { break }
        cut.append(character)
      }
      return open + cut + "…" + close
    }
  }

  /// The columns from which a name tells something, and those that each may have in a narrow row.
  private static let (least, usual) = (16, 26)

  init(_ decorations: [GitDecoration]) {
    badges = decorations.compactMap { decoration in
      let (name, isHead) = (decoration.ref?.name ?? "HEAD", decoration.isHead)
      func badge(_ open: String, _ close: String, _ color: Color) -> Badge {
        Badge(open: open, close: close, name: name, color: color, isHead: isHead)
      }
      return switch decoration.ref?.kind {
      case .branch, nil: badge("[", "]", .accent)
      case .remoteBranch: name.hasSuffix("/HEAD") ? nil : badge("(", ")", .info)
      case .tag: badge("<", ">", .warning)
      case .stash, .other: nil
      }
    }
  }

  var isEmpty: Bool { badges.isEmpty }
  /// The names, for the ear.
  var names: [String] { badges.map(\.name) }
  /// The columns of the names, of which each has its usual ones at most.
  var usualColumns: Int { needed(badges.count, most: Self.usual) }

  /// The columns of the names in a row.
  ///
  /// - Parameters:
  ///   - room: the columns of the names and the subject.
  ///   - subject: the columns that the subject needs.
  static func columns(in room: Int, besides subject: Int) -> Int {
    max(min(usual, room / 2), room / 3, room - subject)
  }

  /// The names in a number of columns.
  func text(in columns: Int) -> Text {
    var shown = badges.count
    while shown > 1, needed(shown, most: Self.least) > columns { shown -= 1 }
    var most = badges.prefix(shown).map(\.columns).max() ?? 0
    while most > 4, needed(shown, most: most) > columns { most -= 1 }
    var text = Text("")
    for (place, badge) in badges.prefix(shown).enumerated() {
      if place > 0 { text += Text(" ") }
      text += Text(badge.text(in: most)).foreground(badge.color).bold(badge.isHead)
    }
    let more = more(shown)
    return more.isEmpty ? text : text + Text(more).foreground(.secondaryText)
  }

  /// The columns of the first names, each of which has at most a number of them, and of the count
  /// of the others.
  private func needed(_ count: Int, most: Int) -> Int {
    badges.prefix(count).reduce(-1) { $0 + min($1.columns, most) + 1 } + more(count).cellWidth
  }

  /// The number of names after the first ones.
  private func more(_ count: Int) -> String {
    count < badges.count ? " +\(badges.count - count)" : ""
  }
}
