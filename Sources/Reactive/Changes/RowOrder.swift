import RecurseAlgorithms

/// Where the rows of a list with sections are while it becomes another, step by step.
///
/// As in ``ListOrder``, every row that is there at some time has a place in one fixed order; each
/// section has a range of it. Sections that are new or stay come first, in the new order, then
/// those that end.
struct RowOrder {
  private var present: PrefixSums
  private var oldPlaces: [[Int]]
  private var newPlaces: [[Int]]
  private var newStarts: [Int] = []
  private var oldStarts: [Int]

  /// The order after the rows that end have left the sections that stay, and with the new sections
  /// holding what is new with them.
  init(_ rows: RowMatching, sections: ElementMatching) {
    oldPlaces = rows.continues.map { [Int](repeating: -1, count: $0.count) }
    newPlaces = rows.sources.map { [Int](repeating: -1, count: $0.count) }
    oldStarts = [Int](repeating: -1, count: oldPlaces.count)
    present = PrefixSums([])
    var isPresent: [Bool] = []
    for (section, sources) in rows.sources.enumerated() {
      newStarts.append(isPresent.count)
      let origin = sections.sources[section]
      var old = 0
      func addLeaving(before end: Int) {
        while old < end {
          if rows.continues[origin][old] {
            oldPlaces[origin][old] = isPresent.count
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
        newPlaces[section][row] = isPresent.count
        isPresent.append(isThere || rows.stays[section][row])
      }
      if origin >= 0 {
        oldStarts[origin] = newStarts[section]
        addLeaving(before: oldPlaces[origin].count)
      }
    }
    for section in oldPlaces.indices where sections.targets[section] < 0 {
      oldStarts[section] = isPresent.count
      for row in oldPlaces[section].indices {
        oldPlaces[section][row] = isPresent.count
        isPresent.append(true)
      }
    }
    present = PrefixSums(isPresent.map { $0 ? 1 : 0 })
  }

  /// Takes an old row out, and says where in its section it was.
  mutating func remove(_ path: RowPath) -> Int {
    let place = oldPlaces[path.section][path.row]
    present.add(-1, at: place)
    return present.total(before: place) - present.total(before: oldStarts[path.section])
  }

  /// Puts a new row in, and says where in its section it is.
  mutating func insert(_ path: RowPath) -> Int {
    let place = newPlaces[path.section][path.row]
    present.add(1, at: place)
    return present.total(before: place) - present.total(before: newStarts[path.section])
  }
}
