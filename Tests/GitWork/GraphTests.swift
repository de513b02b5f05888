import TestSupport
import Testing

@testable import GitWork

@Suite("A graph of commits") struct GraphTests {
  private func id(_ number: Int) -> GitID {
    GitID(String(repeating: "0", count: 40 - String(number).count) + String(number))!
  }

  /// The rows as text: a letter stands for the arms of a cell.
  private func picture(_ commits: [(Int, [Int])]) -> String {
    var graph = GitGraph()
    return commits.map { number, parents in
      let row = graph.append(id(number), parents: parents.map(id))
      let text = row.cells.map { cell in
        let glyphs = [
          " ", "╵", "╷", "│", "╴", "╯", "╮", "┤", "╶", "╰", "╭", "├", "─", "┴", "┬", "┼",
        ]
        return (cell.isCommit ? "●" : glyphs[Int(cell.arms.rawValue)])
          + (cell.arms.contains(.right) ? "─" : " ")
      }.joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  @Test("A merge opens a lane, and the commit where it began closes it")
  func merge() {
    #expect(
      picture([(5, [4, 3]), (4, [2]), (3, [2]), (2, [1]), (1, [])]) == """
        ●─╮
        ● │
        │ ●
        ●─╯
        ●
        """)
  }

  @Test("Lanes stay in their columns, and a free column is taken again")
  func columns() {
    #expect(
      picture([
        (9, [5]), (8, [7, 6, 4]), (7, [5]), (6, [5]), (5, [4]), (3, []), (4, [2]), (2, []),
      ]) == """
        ●
        │ ●─┬─╮
        │ ● │ │
        │ │ ● │
        ●─┴─╯ │
        │ ●   │
        ●─────╯
        ●
        """)
  }

  @Test("A merge with a branch that is in view joins its lane")
  func known() {
    #expect(
      picture([(9, [7]), (8, [6, 7]), (6, [7]), (7, [])]) == """
        ●
        ├─●
        │ ●
        ●─╯
        """)
  }

  /// Follows every lane and returns the pairs of a child and a parent that it joins.
  private func edges(
    _ rows: [GitGraphRow], _ commits: [(id: Int, parents: [Int])]
  ) -> [[Int]] {
    var carried: [Int: Set<Int>] = [:]
    var edges: [[Int]] = []
    for (row, commit) in zip(rows, commits) {
      let above = Set(carried.keys)
      let ending = Set(row.joins.map(\.column))
      let passing = Set(row.passes.map(\.column))
      // Each lane from above either ends here or goes on in its column.
      #expect(ending.isDisjoint(with: passing) && ending.union(passing) == above)
      #expect(!passing.contains(row.column))
      for column in ending {
        edges += (carried.removeValue(forKey: column) ?? []).map { [$0, commit.id] }
      }
      for lane in row.branches { carried[lane.column, default: []].insert(commit.id) }
    }
    // What is not ended leads to a commit that is not in the list.
    for column in carried.keys.sorted() { edges += carried[column]!.map { [$0, -1] } }
    return edges.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private func check(_ commits: [(id: Int, parents: [Int])]) {
    var graph = GitGraph()
    let rows = commits.map { graph.append(id($0.id), parents: $0.parents.map(id)) }
    let known = Set(commits.map(\.id))
    // Lanes to the same missing parent may be one lane, so they are compared as sets.
    let expected = Set(
      commits.flatMap { commit in
        commit.parents.map { [commit.id, known.contains($0) ? $0 : -1] }
      })
    #expect(Set(edges(rows, commits)) == expected, "\(commits)")
    for row in rows {
      let cells = row.cells
      #expect(cells.filter(\.isCommit).count == 1 && cells[row.column].isCommit)
      // An arm to the side meets one of the neighbor.
      #expect(
        cells.first?.arms.contains(.left) == false && cells.last?.arms.contains(.right) == false)
      for (left, right) in zip(cells, cells.dropFirst()) {
        #expect(left.arms.contains(.right) == right.arms.contains(.left))
      }
    }
    for (row, next) in zip(rows, rows.dropFirst()) {
      func columns(_ row: GitGraphRow, _ arm: GitGraphCell.Arms) -> [Int] {
        row.cells.enumerated().filter { $1.arms.contains(arm) }.map(\.offset)
      }
      #expect(columns(row, .down) == columns(next, .up))
    }
  }

  @Test("Each lane joins a commit with its parent: all histories of up to five commits")
  func exhaustive() {
    // The commit n has any subset of those after it as parents, in their order.
    for count in 0...5 {
      let pairs = count * (count - 1) / 2
      for choice in 0..<(1 << pairs) {
        var bit = 0
        var commits: [(id: Int, parents: [Int])] = []
        for child in 0..<count {
          var parents: [Int] = []
          for parent in (child + 1)..<max(count, child + 1) {
            if choice >> bit & 1 == 1 { parents.append(parent) }
            bit += 1
          }
          commits.append((child, parents))
        }
        check(commits)
      }
    }
  }

  @Test("Each lane joins a commit with its parent: random histories, some parents missing")
  func random() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<60 {
      let count = 1 + random.below(60)
      check(
        (0..<count).map { child in
          let parents = (0..<random.below(4)).map { _ in child + 1 + random.below(8) }
          return (child, parents.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
        })
    }
  }

  @Test("A commit that names a parent twice, itself, or one that came before gets no trap")
  func malformed() {
    var graph = GitGraph()
    #expect(graph.append(id(1), parents: [id(2), id(2)]).branches.count == 1)
    #expect(graph.append(id(3), parents: [id(3), id(1)]).column == 1)
    #expect(graph.append(id(2), parents: []).column == 0)
  }
}
