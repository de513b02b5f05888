import RecurseReconciler
import RecurseTesting
import Testing

/// Rows that remember who asked for their keys.
@MainActor
private final class Asked {
  var indices: [Int] = []
}

private struct AskedRows: LazyRows {
  let keys: [Int]
  let asked: Asked
  var count: Int { keys.count }
  func key(at index: Int) -> NodeKey {
    asked.indices.append(index)
    return NodeKey(keys[index])
  }
  func node(at index: Int) -> AnyNode { preconditionFailure("no row is shown") }
}

@MainActor @Suite("How a row is looked for") struct LazySearchTests {
  private func search(
    for key: Int, lastAt index: Int, shifts: [Int] = [], in keys: [Int]
  ) -> (place: Int?, asked: [Int]) {
    let asked = Asked()
    let rows = AskedRows(keys: keys, asked: asked)
    let place = rows.find(LazyPosition(key: NodeKey(key), index: index), shifts: shifts)
    return (place, asked.indices)
  }

  @Test("At its old index it is found at once, though its key stands elsewhere, too")
  func oldIndex() {
    let (place, asked) = search(for: 7, lastAt: 2, shifts: [1], in: [0, 7, 7, 7, 4])
    #expect(place == 2 && asked == [2])
  }

  @Test("Then it is looked for where it would be if all before it had come or gone")
  func shifted() {
    let keys = Array(100..<3_100) + Array(0..<50)
    let (place, asked) = search(for: 20, lastAt: 20, shifts: [3_000], in: keys)
    #expect(place == 3_020 && asked == [20, 3_020])
  }

  @Test("Then outward from its old index, one before and one after in turn")
  func outward() {
    let (place, asked) = search(for: 9, lastAt: 3, in: [0, 1, 2, 3, 4, 5, 9, 7])
    #expect(place == 6)
    #expect(asked == [3, 2, 4, 1, 5, 0, 6])
  }

  @Test("Through 1,024 rows in each direction, and not through one more")
  func limit() {
    func keys(with place: Int) -> [Int] { (0..<10_000).map { $0 == place ? -1 : $0 } }
    #expect(search(for: -1, lastAt: 5_000, in: keys(with: 5_000 - 1_024)).place == 5_000 - 1_024)
    #expect(search(for: -1, lastAt: 5_000, in: keys(with: 5_000 + 1_024)).place == 5_000 + 1_024)
    for place in [5_000 - 1_025, 5_000 + 1_025] {
      let (found, asked) = search(for: -1, lastAt: 5_000, in: keys(with: place))
      #expect(found == nil && asked.count == 2 * 1_024 + 1)
    }
  }
}
