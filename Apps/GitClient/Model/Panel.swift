/// A page of the client.
package enum Panel: Int, CaseIterable, Hashable, Sendable {
  case status, log, branches, stashes, remotes

  var title: String {
    switch self {
    case .status: "Status"
    case .log: "Log"
    case .branches: "Branches"
    case .stashes: "Stashes"
    case .remotes: "Remotes"
    }
  }

  /// The pages of a repository: without files, nothing differs and nothing is put aside.
  static func all(isBare: Bool) -> [Panel] {
    isBare ? [.log, .branches, .remotes] : allCases
  }

  /// The key that shows it.
  var number: Int { rawValue + 1 }
}

/// A part of a page that can have the focus.
package struct Focus: Hashable, Sendable {
  package enum Place: Hashable, Sendable {
    /// The list of the page.
    case list
    /// The newest commits, below the list of the status.
    case head
    /// The field that searches the commits of the log, or the files of the status.
    case search
    /// The files of a commit.
    case files
    /// The differences, or what else belongs to the chosen row.
    case detail
  }

  package var panel: Panel
  package var place: Place

  package init(_ panel: Panel, _ place: Place) { (self.panel, self.place) = (panel, place) }

  /// Whether it is on the side of what belongs to the chosen row.
  var isDetail: Bool { place == .files || place == .detail }
}
