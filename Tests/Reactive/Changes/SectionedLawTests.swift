import RecurseReactive
import TestSupport
import Testing

@Suite("The difference of two lists with sections", .blocking)
struct SectionedLawTests {
  typealias List = [ListSection<Item, Item>]

  private func check(_ old: List, _ new: List) -> Bool {
    let changes = SectionedChangeset(from: old, to: new)
    var stepped = old
    changes.apply(to: &stepped)
    var back = new
    for step in changes.reversedSteps { step.apply(to: &back) }
    return stepped == new && back == old
  }

  @Test("Differences of all lists of three rows in two sections are right")
  func smallListsExhaustively() {
    // Each arrangement of up to three rows, cut in two at each index, with sections in both orders.
    var lists: [List] = [[]]
    for rows in allArrangements(upTo: 3) {
      let items = rows.map { Item(id: $0, text: rows.first == $0 ? "first" : "") }
      for first in 0...1 {
        lists.append([ListSection(Item(id: first), rows: items)])
        for cut in 0...rows.count {
          lists.append([
            ListSection(Item(id: first), rows: Array(items[..<cut])),
            ListSection(Item(id: 1 - first, text: "\(cut)"), rows: Array(items[cut...])),
          ])
        }
      }
    }
    for old in lists { for new in lists where !check(old, new) { Issue.record("\(old) → \(new)") } }
  }

  @Test("Differences of random lists are right and move no row that could stay", arguments: 0..<200)
  func randomLists(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let old = randomList(&random)
    let new = randomList(&random)
    #expect(check(old, new))
    let changes = SectionedChangeset(from: old, to: new)
    let rowMoves = changes.steps.count { if case .moveRow = $0 { true } else { false } }
    #expect(rowMoves == fewestMoves(old, new))
  }

  private func randomList(_ random: inout SplitMix64) -> List {
    let rows = (0..<30).shuffled(using: &random).prefix(Int.random(in: 0...30, using: &random))
    var list = (0..<6).shuffled(using: &random).prefix(Int.random(in: 1...6, using: &random))
      .map { ListSection<Item, Item>(Item(id: $0, text: random.chance(20) ? "new" : "")) }
    for row in rows {
      let section = Int.random(in: list.indices, using: &random)
      list[section].rows.append(Item(id: row, text: random.chance(20) ? "new" : ""))
    }
    return list
  }

  /// Rows in another section, and in each section those outside a longest increasing part, which is
  /// found by the quadratic textbook way.
  private func fewestMoves(_ old: List, _ new: List) -> Int {
    var places: [Int: (section: Int, row: Int)] = [:]
    for section in old {
      for (row, item) in section.rows.enumerated() { places[item.id] = (section.header.id, row) }
    }
    var moves = 0
    for section in new {
      let kept = section.rows.compactMap { places[$0.id] }
      let own = kept.filter { $0.section == section.header.id }.map(\.row)
      var lengths: [Int] = []
      for (index, row) in own.enumerated() {
        lengths.append(1 + ((0..<index).filter { own[$0] < row }.map { lengths[$0] }.max() ?? 0))
      }
      moves += kept.count - (lengths.max() ?? 0)
    }
    return moves
  }

  @Test("A row that changes its section moves before its old section is removed")
  func rowLeavesEndingSection() {
    let old: List = [
      ListSection(Item(id: 1), rows: [Item](("ab"))), ListSection(Item(id: 2), rows: []),
    ]
    let new: List = [ListSection(Item(id: 2), rows: [Item]("b"))]
    let b = [Item]("b")[0]
    #expect(
      SectionedChangeset(from: old, to: new).steps == [
        .moveRow(
          from: RowPath(section: 0, row: 1), to: RowPath(section: 1, row: 0), b),
        .removeSection(at: 0, ListSection(Item(id: 1), rows: [Item]("a"))),
      ])
  }
}
