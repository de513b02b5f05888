import Foundation

/// Bookmarks whose names begin with the same group, such as "Work/logs" and "Work/notes".
struct BookmarkGroup: Equatable, Sendable {
  /// The name of the group; `nil` for bookmarks in none.
  let title: String?
  var bookmarks: [Bookmark]

  /// The groups of bookmarks. Those in no group come first, and the groups in the order in which
  /// they first appear.
  static func groups(of bookmarks: [Bookmark]) -> [BookmarkGroup] {
    var groups = [BookmarkGroup(title: nil, bookmarks: [])]
    for bookmark in bookmarks {
      let title = bookmark.group
      if let place = groups.firstIndex(where: { $0.title == title }) {
        groups[place].bookmarks.append(bookmark)
      } else {
        groups.append(BookmarkGroup(title: title, bookmarks: [bookmark]))
      }
    }
    return groups.filter { !$0.bookmarks.isEmpty }
  }
}

extension Bookmark {
  /// What is before the last slash of the name: "Work" of "Work/logs".
  var group: String? { parts?.group }

  /// The name within the group: "logs" of "Work/logs".
  var title: String? { parts?.title ?? name }

  private var parts: (group: String, title: String)? {
    guard let name, let slash = name.lastIndex(of: "/") else { return nil }
    let (group, title) = (name[..<slash], name[name.index(after: slash)...])
    // A slash at an end separates nothing.
    guard group.contains(where: { $0 != "/" && $0 != " " }), title.contains(where: { $0 != " " })
    else { return nil }
    return (group.trimmingCharacters(in: .whitespaces), title.trimmingCharacters(in: .whitespaces))
  }
}
