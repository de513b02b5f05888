/// Elements by key, those of one key in order: a hash table with open addressing that stores
/// indices alone and asks its caller to compare the elements there.
struct OccurrenceTable {
  /// At each slot the first element of a key, or -1.
  private var slots: [Int32]
  /// For the first element of a key the one that is found next, or -1.
  private var upcoming: [Int32]
  /// Behind each element the next one of the same key, or -1.
  private var following: [Int32]
  private let shift: Int

  // Another in each process, so that no input can be made whose keys all meet in one slot.
  private static let seed = UInt64.random(in: .min ... .max)

  /// - Parameter count: how many elements will be inserted, by indices from 0.
  init(count: Int) {
    let bits = max(4, Int.bitWidth - (2 * count).leadingZeroBitCount)
    shift = UInt64.bitWidth - bits
    slots = [Int32](repeating: -1, count: 1 << bits)
    upcoming = [Int32](repeating: -1, count: count)
    following = upcoming
  }

  /// Adds an element before those that were inserted so far.
  ///
  /// - Parameter isSame: whether the element at an index has the same key.
  mutating func insert(_ index: Int, hash: UInt, isSame: (Int) -> Bool) {
    let slot = slot(of: hash, isSame)
    following[index] = slots[slot]
    slots[slot] = Int32(index)
    upcoming[index] = Int32(index)
  }

  /// The first element of a key that was not found before.
  mutating func next(hash: UInt, isSame: (Int) -> Bool) -> Int? {
    let first = Int(slots[slot(of: hash, isSame)])
    guard first >= 0, upcoming[first] >= 0 else { return nil }
    let found = Int(upcoming[first])
    upcoming[first] = following[found]
    return found
  }

  /// The slot of a key, or the free one at which it would be inserted.
  private func slot(of hash: UInt, _ isSame: (Int) -> Bool) -> Int {
    // Two multiplications, as in SplitMix: with one, consecutive keys may meet in few slots.
    var mixed = (UInt64(hash) ^ Self.seed) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 32)) &* 0xD6E8_FEB8_6659_FD93
    var slot = Int(mixed >> shift)
    while slots[slot] >= 0, !isSame(Int(slots[slot])) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
