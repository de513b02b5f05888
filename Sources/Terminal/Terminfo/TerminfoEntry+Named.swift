extension TerminfoEntry {
  /// Adds a boolean capability that has a name instead of a slot.
  ///
  /// The block has the offsets of the values, then the offsets of the names of booleans, numbers
  /// and strings. The latter count from the end of the values. Then come the values, and the names.
  package mutating func setNamedBoolean(_ name: String) {
    var block = named ?? Named(counts: [0, 0, 0, 0, 0], booleans: [], numbers: [], rest: [])
    let (booleans, strings) = (block.counts[0], block.counts[2])
    let entries = strings + block.counts[..<3].reduce(0, +)
    guard let offsets = block.offsets(entries), let names = block.startOfNames(offsets) else {
      return
    }
    let table = block.rest[(2 * entries)...].prefix(block.counts[4])
    // The entry may already have it, also as a number or a string.
    let known = offsets[strings...].contains {
      table.dropFirst(names + $0).starts(with: Array(name.utf8) + [0])
    }
    guard !known else { return }
    var offsetBytes = Array(block.rest[..<(2 * entries)])
    let place = table.count - names
    offsetBytes.insert(
      contentsOf: [UInt8(place & 0xFF), UInt8(place >> 8)], at: 2 * (strings + booleans))
    block.rest = offsetBytes + table + Array(name.utf8) + [0]
    block.booleans.append(1)
    block.counts[0] += 1
    block.counts[3] += 1
    block.counts[4] += name.utf8.count + 1
    named = block
  }
}

extension TerminfoEntry.Named {
  fileprivate func offsets(_ count: Int) -> [Int]? {
    var reader = TerminfoReader(rest)
    return reader.shorts(count)
  }

  /// The start of the names in the table, after the values.
  fileprivate func startOfNames(_ offsets: [Int]) -> Int? {
    let table = rest[(2 * offsets.count)...].prefix(counts[4])
    guard table.count == counts[4], counts[2] <= offsets.count else { return nil }
    return offsets[..<counts[2]].filter { $0 >= 0 }.reduce(0) { end, offset in
      end + table.dropFirst(offset).prefix { $0 != 0 }.count + 1
    }
  }
}
