import Recurse
import RecurseReconciler
import RecurseTesting
import RecurseWidgets
import Testing
import WidgetFixture

/// A list on a host that writes down each operation. A row is made of itself and its text.
@MainActor
private final class LoggedList {
  private let runtime: Runtime<RecordingHost>
  private let host: RecordingHost

  init(_ people: People, window: Range<Int>) {
    host = RecordingHost(name: {
      switch $0 {
      case is ListElement: "list"
      case is ListRowElement: "row"
      case let text as TextElement: text.label
      default: "\($0)"
      }
    })
    runtime = Runtime(
      Fixture(people) { _ in List(\.people) { Text($0.name) } }, on: host,
      clock: ManualTime().clock)
    // There is no screen: the window is what the widget of a list would report.
    host.root["list"]?.report(window: window)
    runtime.commit()
    _ = host.takeOperations()
  }

  var rows: [String] { host.root.all.filter { $0.name == "row" }.map { $0.children[0].name } }

  /// The operations of one change.
  func operations(_ change: @escaping (inout [Person]) -> Void) -> [RecurseTesting.Operation] {
    let root = unsafeDowncast(
      runtime.rootInstance, to: TypedComponentInstance<Fixture<People>>.self)
    root.perform(update: .automatic, from: root) { state, _ in change(&state.people) }
    runtime.commit()
    return host.takeOperations()
  }
}

@MainActor
@Suite("The operations of a list") struct ListLogTests {
  private func made(_ name: String, at place: Int) -> [RecurseTesting.Operation] {
    [
      .make("row"), .make(name), .insert(name, into: "row", at: 0),
      .insert("row", into: "list", at: place),
    ]
  }

  @Test("Deleting one of ten thousand is one remove, and one row that comes into the window")
  func delete() {
    let list = LoggedList(People(0..<10_000), window: 100..<110)
    #expect(
      list.operations { $0.remove(at: 104) }
        == [.remove("row", from: "list", at: 4)] + made("row 110", at: 9))
    #expect(list.operations { $0.remove(at: 5_000) } == [])
    #expect(list.operations { $0.removeLast() } == [])
  }

  @Test("Where all rows are alive, deleting one is one remove and nothing else")
  func deleteOfAll() {
    let list = LoggedList(People(0..<500), window: 0..<500)
    #expect(list.operations { $0.remove(at: 250) } == [.remove("row", from: "list", at: 250)])
  }

  @Test("Two rows that change places are two moves, and two neighbours one")
  func swap() {
    let list = LoggedList(People(0..<10_000), window: 0..<10)
    #expect(
      list.operations { $0.swapAt(2, 7) } == [
        .move("row", in: "list", from: 7, to: 2), .move("row", in: "list", from: 3, to: 7),
      ])
    #expect(
      list.operations { $0.swapAt(4, 5) } == [.move("row", in: "list", from: 5, to: 4)])
    #expect(list.operations { $0.swapAt(4_000, 9_000) } == [])
  }

  @Test("Of a thousand rows that are appended only those are inserted that can be seen")
  func append() {
    let list = LoggedList(People(0..<5), window: 0..<8)
    #expect(
      list.operations { $0 += (5..<1_005).map { Person($0) } }
        == (5..<8).flatMap { made("row \($0)", at: $0) })
    #expect(list.operations { $0 += (2_000..<3_000).map { Person($0) } } == [])
  }

  @Test("A row that comes before others which can all be seen is one insert")
  func insert() {
    let list = LoggedList(People(0..<5), window: 0..<5)
    #expect(list.operations { $0.insert(Person(9), at: 1) } == made("row 9", at: 1))
    #expect(
      list.operations { $0.insert(contentsOf: [Person(7), Person(8)], at: 6) } == [])
  }

  @Test("A row that says something else is one update, with the new text")
  func update() {
    let list = LoggedList(People(0..<10_000), window: 0..<10)
    #expect(list.operations { $0[3].name = "new" } == [.update("row 3", to: "new")])
    #expect(list.operations { $0[3_000].name = "new" } == [])
  }

  @Test("A row that moves and says something else is one move and one update")
  func moveAndUpdate() {
    let list = LoggedList(People(0..<10_000), window: 0..<10)
    let operations = list.operations { people in
      var person = people.remove(at: 1)
      person.name = "new"
      people.insert(person, at: 8)
    }
    #expect(
      operations == [
        .move("row", in: "list", from: 1, to: 8), .update("row 1", to: "new"),
      ])
  }

  @Test("Any change of a window full of rows takes as few moves as there can be")
  func fewest() {
    for order in permutations(of: 5) {
      let list = LoggedList(People(0..<5), window: 0..<5)
      let operations = list.operations { people in people = order.map { people[$0] } }
      #expect(list.rows == order.map { "row \($0)" })
      #expect(operations.count == 5 - longestRise(in: order))
    }
  }

  private func permutations(of count: Int) -> [[Int]] {
    (0..<count).reduce([[]]) { lists, next in
      lists.flatMap { list in
        (0...list.count).map { Array(list[..<$0]) + [next] + Array(list[$0...]) }
      }
    }
  }

  /// The longest part that goes up, by trying all parts.
  private func longestRise(in order: [Int]) -> Int {
    (0..<(1 << order.count)).filter { bits in
      let part = order.indices.filter { bits >> $0 & 1 == 1 }.map { order[$0] }
      return part == part.sorted()
    }.map(\.nonzeroBitCount).max() ?? 0
  }
}
