import RecurseAlgorithms

/// The indices of the rows in their sections while a list with sections becomes another.
///
/// As in ``ListOrder``, every row of both lists has a slot in one fixed order, of which each
/// section has a range. Sections of the new list come first, in their order, then those that are
/// removed.
struct RowOrder {
  private var presentSlots: PrefixSums
  private var oldSlots: [[Int]]
  private var newSlots: [[Int]]
  private var newStarts: [Int] = []
  private var oldStarts: [Int]

  /// The order after the removals from sections that stay, with new sections already holding the
  /// rows that are inserted with them.
  init(_ rows: RowMatching, sections: ElementMatching) {
    oldSlots = rows.continues.map { [Int](repeating: -1, count: $0.count) }
    newSlots = rows.sources.map { [Int](repeating: -1, count: $0.count) }
    oldStarts = [Int](repeating: -1, count: oldSlots.count)
    presentSlots = PrefixSums([])
    var isPresent: [Bool] = []
    for (section, sources) in rows.sources.enumerated() {
      newStarts.append(isPresent.count)
      let origin = sections.sources[section]
      var old = 0
      func addLeaving(before end: Int) {
        while old < end {
          if rows.continues[origin][old] {
            oldSlots[origin][old] = isPresent.count
            isPresent.append(true)
          }
          old += 1
        }
      }
      for (row, source) in sources.enumerated() {
        let isThere = origin < 0 && source == nil
        if let source, rows.stays[section][row] {
          addLeaving(before: source.row)
          old += 1
        }
        newSlots[section][row] = isPresent.count
        isPresent.append(isThere || rows.stays[section][row])
      }
      if origin >= 0 {
        oldStarts[origin] = newStarts[section]
        addLeaving(before: oldSlots[origin].count)
      }
    }
    for section in oldSlots.indices where sections.targets[section] < 0 {
      oldStarts[section] = isPresent.count
      for row in oldSlots[section].indices {
        oldSlots[section][row] = isPresent.count
        isPresent.append(true)
      }
    }
    presentSlots = PrefixSums(isPresent.map { $0 ? 1 : 0 })
  }

  /// Removes an old row and returns the index that it had in its section.
  mutating func remove(_ path: RowPath) -> Int {
    let slot = oldSlots[path.section][path.row]
    presentSlots.add(-1, at: slot)
    return presentSlots.total(before: slot) - presentSlots.total(before: oldStarts[path.section])
  }

  /// Inserts a new row and returns its index in its section.
  mutating func insert(_ path: RowPath) -> Int {
    let slot = newSlots[path.section][path.row]
    presentSlots.add(1, at: slot)
    return presentSlots.total(before: slot) - presentSlots.total(before: newStarts[path.section])
  }
}
