import TestSupport
import Testing

@testable import ProcessTable

@Suite("A tree of processes") struct ProcessTreeTests {
  /// Processes by their numbers, with their parents.
  private func entries(_ parents: [(Int32, Int32)]) -> [ProcessEntry] {
    parents.map { number, parent in
      var entry = ProcessEntry(id: .init(number: number, start: 0), name: "p\(number)", user: "")
      entry.parent = parent
      return entry
    }
  }

  /// The tree as text: `1(2(4)3)`.
  private func text(_ tree: ProcessTree) -> String {
    func text(_ entries: [ProcessEntry]) -> String {
      entries.map { entry in
        let below = tree.children[entry.id].map { "(\(text($0)))" } ?? ""
        return "\(entry.number)\(below)"
      }.joined(separator: " ")
    }
    return text(tree.roots)
  }

  @Test("has processes below those that started them, in their order")
  func usual() {
    let entries = entries([(4, 2), (3, 1), (1, 0), (2, 1)])
    #expect(text(ProcessTree(entries)) == "1(3 2(4))")
  }

  @Test("begins with processes whose parents are missing")
  func orphans() {
    #expect(text(ProcessTree(entries([(5, 9), (1, 0), (6, 5)]))) == "5(6) 1")
  }

  @Test("begins a circle at its first process")
  func circles() {
    #expect(text(ProcessTree(entries([(1, 1)]))) == "1")
    #expect(text(ProcessTree(entries([(3, 2), (2, 3), (1, 0), (4, 3)]))) == "1 3(2 4)")
  }

  @Test("keeps what matches and all above it")
  func filter() {
    let entries = entries([(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
    #expect(text(ProcessTree(entries) { $0.number == 4 }) == "1(2(4))")
    #expect(text(ProcessTree(entries) { $0.number == 2 }) == "1(2)")
    #expect(text(ProcessTree(entries) { _ in false }) == "")
  }

  @Test("has each process once, whatever the parents are")
  func everyParent() {
    // All ways in which four processes can have parents among themselves, or one that is missing.
    for way in 0..<625 {
      let parents = [way % 5, way / 5 % 5, way / 25 % 5, way / 125].map { Int32($0) }
      let tree = ProcessTree(entries(zip(1...4, parents).map { ($0, $1) }))
      let all = tree.roots + tree.children.values.joined()
      #expect(all.map(\.number).sorted() == [1, 2, 3, 4], "\(parents)")
    }
  }

  @Test("is as deep as a chain of 10,000 processes")
  func chain() {
    let tree = ProcessTree(entries((1...10_000).map { (Int32($0), Int32($0 - 1)) }))
    #expect(tree.roots.count == 1 && tree.children.count == 9_999)
  }
}

@Suite("Orders and filters of processes") struct ProcessOrderTests {
  private let entries = [(Int32(1), "b", UInt64(5)), (2, "a", 9), (3, "c", 5)].map {
    var entry = ProcessEntry(id: .init(number: $0, start: 0), name: $1, user: "user\($0)")
    (entry.memory, entry.command) = ($2, "/bin/\($1) --Flag")
    entry.time = Double(10 - $0)
    return entry
  }

  @Test("Of processes that work equally, those with more memory come first, in both directions")
  func load() {
    for isAscending in [true, false] {
      var sorted = entries
      ProcessOrder(by: .processors, isAscending: isAscending).sort(&sorted)
      #expect(sorted.map(\.number) == [2, 1, 3])
    }
  }

  @Test("Equal processes are sorted by their numbers, in both directions")
  func orders() {
    func numbers(_ key: ProcessOrder.Key, _ isAscending: Bool) -> [Int32] {
      var sorted = entries
      ProcessOrder(by: key, isAscending: isAscending).sort(&sorted)
      return sorted.map(\.number)
    }
    #expect(numbers(.name, true) == [2, 1, 3])
    #expect(numbers(.memory, true) == [1, 3, 2])
    #expect(numbers(.memory, false) == [2, 1, 3])
    #expect(numbers(.number, false) == [3, 2, 1])
    #expect(numbers(.time, true) == [3, 2, 1])
    for key in ProcessOrder.Key.allCases { #expect(numbers(key, true).count == 3) }
  }

  @Test(
    "A filter finds a part of the command, the name, the user or the number",
    arguments: [
      ("", [1, 2, 3]), ("bin/A", [2]), ("--FLAG", [1, 2, 3]), ("user3", [3]), ("2", [2]),
      ("/bbin", []), ("x", []),
    ] as [(String, [Int32])])
  func filters(text: String, numbers: [Int32]) {
    let filter = ProcessFilter(text)
    #expect(entries.filter(filter.matches).map(\.number) == numbers)
  }
}
