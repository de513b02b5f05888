import RecurseAlgorithms

/// The old row that each new one continues, in any section.
struct RowMatching {
  /// For each new section and row, the old row or `nil`.
  let sources: [[RowPath?]]
  /// For each old section and row, whether a new row continues it.
  let continues: [[Bool]]
  /// For each new section and row, whether it does not have to move.
  let stays: [[Bool]]

  init<Key: Hashable>(old: [[Key]], new: [[Key]], sections: ElementMatching) {
    let oldPaths = Self.paths(old.map(\.count))
    let matching = ElementMatching(old: old.flatMap { $0 }, new: new.flatMap { $0 })
    var sources: [[RowPath?]] = []
    var next = 0
    for rows in new {
      sources.append(
        rows.indices.map {
          let source = matching.sources[next + $0]
          return source < 0 ? nil : oldPaths[source]
        })
      next += rows.count
    }
    next = 0
    continues = old.map { rows in
      defer { next += rows.count }
      return rows.indices.map { matching.targets[next + $0] >= 0 }
    }
    stays = sources.enumerated().map { section, rows in
      longestIncreasingSubsequence(
        of: rows.map { path in
          guard let path, path.section == sections.sources[section] else { return -1 }
          return path.row
        })
    }
    self.sources = sources
  }

  private static func paths(_ counts: [Int]) -> [RowPath] {
    counts.enumerated().flatMap { section, count in
      (0..<count).map { RowPath(section: section, row: $0) }
    }
  }
}
