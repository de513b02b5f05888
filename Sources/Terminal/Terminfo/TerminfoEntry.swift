/// A compiled terminfo entry that can be read, changed and written.
///
/// The format is that of term(5): six numbers of 16 bits, names, booleans, numbers, offsets of
/// strings, the strings; then a block of capabilities with names instead of slots.
package struct TerminfoEntry: Equatable, Sendable {
  package var names: [UInt8]
  package var booleans: [UInt8]
  package var numbers: [Int32]
  /// The start of each string in ``table``; negative if the terminal has none.
  package var offsets: [Int]
  package var table: [UInt8]
  package var named: Named?

  /// The block of capabilities with names. Its strings are kept unchanged.
  package struct Named: Equatable, Sendable {
    var counts: [Int]
    var booleans: [UInt8]
    var numbers: [Int32]
    var rest: [UInt8]
  }

  static let magic = 0o432
  static let wideMagic = 0o1036

  /// Reads an entry; `nil` if the bytes are not one.
  package init?(compiled bytes: [UInt8]) {
    var reader = TerminfoReader(bytes)
    guard let header = reader.shorts(6), header[0] == Self.magic || header[0] == Self.wideMagic
    else { return nil }
    let isWide = header[0] == Self.wideMagic
    guard let names = reader.bytes(header[1]), let booleans = reader.bytes(header[2])
    else { return nil }
    reader.align()
    guard let numbers = reader.numbers(header[3], isWide: isWide),
      let offsets = reader.shorts(header[4]), let table = reader.bytes(header[5])
    else { return nil }
    self.names = names
    self.booleans = booleans
    self.numbers = numbers
    self.offsets = offsets
    self.table = table
    reader.align()
    guard let counts = reader.shorts(5), let booleans = reader.bytes(counts[0]) else { return }
    reader.align()
    guard let numbers = reader.numbers(counts[1], isWide: isWide) else { return }
    named = Named(counts: counts, booleans: booleans, numbers: numbers, rest: reader.rest())
  }

  /// Adds a name that the file has but the entry lacks, as `rxvt` in Debian. ncurses would look for
  /// another entry.
  mutating func addName(_ name: String) {
    let separator = UInt8(ascii: "|")
    let others = names.prefix { $0 != 0 }.split(separator: separator)
    if !others.contains(where: { $0.elementsEqual(name.utf8) }) {
      names = name.utf8 + [separator] + names
    }
  }

  package func boolean(_ slot: Int) -> Bool { slot < booleans.count && booleans[slot] == 1 }

  package func number(_ slot: Int) -> Int? {
    slot < numbers.count && numbers[slot] >= 0 ? Int(numbers[slot]) : nil
  }

  package func string(_ slot: Int) -> [UInt8]? {
    guard slot < offsets.count, offsets[slot] >= 0, offsets[slot] < table.count else { return nil }
    return Array(table[offsets[slot]...].prefix { $0 != 0 })
  }

  package mutating func setBoolean(_ slot: Int, to value: Bool) {
    while booleans.count <= slot { booleans.append(0) }
    booleans[slot] = value ? 1 : 0
  }

  package mutating func setNumber(_ slot: Int, to value: Int32) {
    while numbers.count <= slot { numbers.append(-1) }
    numbers[slot] = value
  }

  /// Sets a string, or removes it if `value` is `nil`.
  package mutating func setString(_ slot: Int, to value: String?) {
    while offsets.count <= slot { offsets.append(-1) }
    guard let value else {
      offsets[slot] = -1
      return
    }
    offsets[slot] = table.count
    table.append(contentsOf: value.utf8)
    table.append(0)
  }
}
