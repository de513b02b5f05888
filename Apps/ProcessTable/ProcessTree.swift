/// Processes below those that started them.
///
/// A process whose parent is not among them is a root. Processes that are each other's ancestors,
/// which no system has, begin at the first of them.
public struct ProcessTree: Sendable {
  public private(set) var roots: [ProcessEntry] = []
  /// The children of each process that has some, in the order of the processes.
  public private(set) var children: [ProcessEntry.ID: [ProcessEntry]] = [:]

  /// Arranges processes, of which those that match are kept, with all above them.
  ///
  /// - Complexity: O(n).
  public init(_ entries: [ProcessEntry], where matches: (ProcessEntry) -> Bool = { _ in true }) {
    let places = Dictionary(zip(entries.lazy.map(\.number), entries.indices)) { first, _ in first }
    let parents = entries.map { entry in entry.parent == entry.number ? nil : places[entry.parent] }
    var isKept = [Bool](repeating: false, count: entries.count)
    for place in entries.indices where matches(entries[place]) {
      var next: Int? = place
      while let place = next, !isKept[place] {
        isKept[place] = true
        next = parents[place]
      }
    }
    var below = [[Int]](repeating: [], count: entries.count)
    var start: [Int] = []
    for place in entries.indices where isKept[place] {
      if let parent = parents[place] { below[parent].append(place) } else { start.append(place) }
    }
    var isFound = [Bool](repeating: false, count: entries.count)
    for place in start { find(place) }
    // What is left is in a circle, or below one.
    for place in entries.indices where isKept[place] && !isFound[place] { find(place) }

    func find(_ root: Int) {
      isFound[root] = true
      roots.append(entries[root])
      var open = [root]
      while let place = open.popLast() {
        let new = below[place].filter { !isFound[$0] }
        for child in new { isFound[child] = true }
        if !new.isEmpty { children[entries[place].id] = new.map { entries[$0] } }
        open += new
      }
    }
  }
}
