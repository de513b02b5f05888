import Foundation
import GitWork

extension GitStatus {
  /// The files that keep a commit from being made; `nil` if there are none.
  var conflictWords: String? {
    let names = conflicts.map { "“\($0.path)”" }
    return switch names.count {
    case 0: nil
    case 1: "\(names[0]) is in conflict"
    case 2: "\(names[0]) and \(names[1]) are in conflict"
    default: "\(names[0]), \(names[1]) and \(names.count - 2) more are in conflict"
    }
  }
}

/// The files that differ, as a tree or a list, and the row that is chosen.
package struct StatusPage {
  package private(set) var value: GitStatus?
  package var nodes: [StatusNode] = []
  /// The rows that are open.
  var open: Set<StatusNode.ID> = []
  package var selected: StatusNode.ID?
  var isTree = false { didSet { if isTree != oldValue { arrange() } } }
  /// A part of the paths of the files that are shown, in any case.
  var search = "" { didSet { if search != oldValue { arrange() } } }
  /// Whether the field of the search is shown.
  var isSearching = false

  /// The row with the cursor.
  package var node: StatusNode? { selected.flatMap { Self.find($0, in: nodes) } }

  /// The number of files that differ.
  var count: Int { value?.entries.count ?? 0 }

  /// The number of rows, also of areas and folders, if there are few files; `nil` until they are
  /// read.
  var fewRows: Int? {
    guard value != nil, count < 50 else { return nil }
    return max(1, Self.rows(of: nodes, open: open).count) + (isSearching ? 1 : 0)
  }

  /// The status with the files that the search finds.
  var shown: GitStatus? {
    guard var shown = value, !search.isEmpty else { return value }
    shown.entries = shown.entries.filter {
      "\($0.path)".range(of: search, options: .caseInsensitive) != nil
    }
    return shown
  }

  /// Shows all files again.
  mutating func endSearch() { (isSearching, search) = (false, "") }

  mutating func take(_ status: GitStatus) {
    guard status != value else { return }
    value = status
    arrange()
  }

  /// Shows a file where it is now.
  mutating func select(_ path: GitPath, in area: StatusArea) {
    let id = StatusNode.ID.file(area, path)
    guard Self.find(id, in: nodes) != nil else { return }
    selected = id
  }

  private mutating func arrange() {
    guard let shown else { return }
    let before = Self.rows(of: nodes, open: open)
    let closed = Set(Self.parents(in: nodes)).subtracting(open)
    nodes = StatusNode.nodes(of: shown, asTree: isTree)
    open = Set(Self.parents(in: nodes)).subtracting(closed)
    keepSelection(before)
  }

  /// Keeps the chosen row. If it is gone, the next one that is left is chosen, first in its area.
  private mutating func keepSelection(_ before: [StatusNode.ID]) {
    let rows = Self.rows(of: nodes, open: open)
    if let selected, rows.contains(selected) { return }
    let left = Set(rows)
    if let selected, let place = before.firstIndex(of: selected) {
      let candidates = before[place...] + before[..<place].reversed()
      let files = candidates.filter { if case .file = $0 { left.contains($0) } else { false } }
      self.selected = files.first { $0.area == selected.area } ?? files.first
      if self.selected != nil { return }
    }
    selected = rows.first { if case .file = $0 { true } else { false } } ?? rows.first
  }

  // MARK: - Rows

  private static func find(_ id: StatusNode.ID, in nodes: [StatusNode]) -> StatusNode? {
    for node in nodes where node.id.area == id.area {
      if node.id == id { return node }
      if let children = node.children, let found = find(id, in: children) { return found }
    }
    return nil
  }

  private static func parents(in nodes: [StatusNode]) -> [StatusNode.ID] {
    nodes.flatMap { node in node.children.map { [node.id] + parents(in: $0) } ?? [] }
  }

  private static func rows(
    of nodes: [StatusNode], open: Set<StatusNode.ID>
  ) -> [StatusNode.ID] {
    nodes.flatMap { node in
      let children = node.children ?? []
      return [node.id] + (open.contains(node.id) ? rows(of: children, open: open) : [])
    }
  }
}
