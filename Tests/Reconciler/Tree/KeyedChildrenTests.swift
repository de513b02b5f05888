import RecurseReconciler
import RecurseTesting
import TestSupport
import Testing

/// A row of 0, 1 or 2 widgets that remembers who it was at first.
private struct Row: Component {
  let key: Int
  let width: Int
  let born: Journal
  var initialState: Token {
    born("\(key)")
    return Token("\(key)")
  }
  func render(state: Token) -> Node {
    for part in 0..<width { Label("\(state.name).\(part)") }
  }
}

private struct Item: Identifiable, Equatable {
  let id: Int
  var width = 1
}

@MainActor @Suite("Keyed children on a host") struct KeyedChildrenTests {
  private func stage(_ items: [Item], _ born: Journal) -> Stage<Scene<[Item]>> {
    Stage(
      Scene(items) { items in
        Label("first")
        ForEach(items) { Row(key: $0.id, width: $0.width, born: born) }
        Label("last")
      })
  }

  private func arrangements(of count: Int, into newCount: Int) -> [[Int]] {
    var all: [[Int]] = [[]]
    for place in 0..<newCount {
      all = all.flatMap { new -> [[Int]] in
        let kept = (0..<count).filter { !new.contains($0) }
        return ([100 + place] + kept).map { new + [$0] }
      }
    }
    return all
  }

  @Test("rows of no, one or two widgets end up as if built anew, and each keeps its state")
  func everyArrangement() {
    var cases = 0
    for count in 0...4 {
      for newCount in 0...4 {
        for new in arrangements(of: count, into: newCount) {
          for pattern in 0..<4 {
            let born = Journal()
            // Patterns of widths, other ones before and after.
            let old = (0..<count).map { Item(id: $0, width: ($0 * (pattern + 1) + pattern) % 3) }
            let next = new.enumerated().map { Item(id: $1, width: ($0 * 2 + pattern + 1) % 3) }
            let stage = stage(old, born)
            _ = born.take()
            stage.change { $0 = next }
            // Only new keys made state: every survivor kept its own.
            #expect(born.take() == new.filter { $0 >= 100 }.map(String.init))
            let expected = next.flatMap { item in (0..<item.width).map { "\(item.id).\($0)" } }
            #expect(stage.names == ["first"] + expected + ["last"])
            cases += 1
          }
        }
      }
    }
    #expect(cases == 4 * 499)
  }

  @Test("the host is asked for survivors − longest run moves, and for nothing twice")
  func movesOnTheHost() {
    for new in arrangements(of: 5, into: 5) {
      let stage = stage((0..<5).map { Item(id: $0) }, Journal())
      stage.change { $0 = new.map { Item(id: $0) } }
      let survivors = new.filter { $0 < 100 }
      var longest = [Int](repeating: 1, count: 5)
      for place in survivors.indices {
        for before in 0..<place where survivors[before] < survivors[place] {
          longest[place] = max(longest[place], longest[before] + 1)
        }
      }
      let run = survivors.isEmpty ? 0 : longest[..<survivors.count].max()!
      let operations = stage.operations
      #expect(
        operations.count { if case .move = $0 { true } else { false } } == survivors.count - run)
      #expect(
        operations.count { if case .remove = $0 { true } else { false } } == 5 - survivors.count)
      #expect(
        operations.count { if case .insert = $0 { true } else { false } } == 5 - survivors.count)
    }
  }

  @Test("random edits of a long list, rows of any width")
  func longLists() {
    var random = SplitMix64(seed: 7)
    let born = Journal()
    let stage = stage((0..<60).map { Item(id: $0, width: $0 % 3) }, born)
    for round in 0..<60 {
      stage.change { items in
        for _ in 0..<8 {
          switch Int.random(in: 0..<4, using: &random) {
          case 0 where !items.isEmpty:
            items.remove(at: Int.random(in: 0..<items.count, using: &random))
          case 1:
            let id = 1_000 + round * 100 + items.count
            if !items.contains(where: { $0.id == id }) {
              items.insert(
                Item(id: id, width: id % 3), at: Int.random(in: 0...items.count, using: &random))
            }
          case 2 where items.count > 1:
            let item = items.remove(at: Int.random(in: 0..<items.count, using: &random))
            items.insert(item, at: Int.random(in: 0...items.count, using: &random))
          default:
            for place in items.indices { items[place].width = (items[place].width + place) % 3 }
          }
        }
      }
    }
    // The stage compared every commit with the tree built from scratch.
    #expect(stage.names.count > 20)
  }

  @Test("duplicate keys never crash and never share state, and are reported once with both paths")
  func duplicateKeys() {
    let stage = stage([Item(id: 1), Item(id: 2), Item(id: 1)], Journal())
    #if DEBUG
      #expect(
        stage.reports.take() == [
          "two siblings have the key 1: Scene<Array<Item>> > Row at 0"
            + " and Scene<Array<Item>> > Row at 2"
        ])
    #endif
    stage.change { $0 = [Item(id: 2), Item(id: 1), Item(id: 1), Item(id: 1)] }
    stage.change { $0 = [Item(id: 1), Item(id: 1)] }
    #expect(stage.names == ["first", "1.0", "1.0", "last"])
    #expect(stage.reports.take() == [])
  }
}
