/// What sets a child apart from its siblings.
package struct ChildIdentity: Hashable {
  package let type: ObjectIdentifier
  package let key: NodeKey

  package init(type: ObjectIdentifier, key: NodeKey) {
    self.type = type
    self.key = key
  }

  /// Few steps where the key is a number, as most are. The table mixes it.
  fileprivate var quickHash: UInt {
    let type = UInt(bitPattern: type)
    switch key {
    case .integer(let number): return UInt(bitPattern: number) &+ type
    case .position(let place): return ~UInt(bitPattern: place) &+ type
    case .string, .other: return UInt(bitPattern: key.hashValue) &+ type
    }
  }
}

/// Children by identity, those of one identity in order: a hash table with open addressing that
/// keeps places only, and asks its caller what stands there.
struct IdentityTable {
  /// At each slot the first child of an identity, or -1.
  private var slots: [Int32]
  /// For the first child of an identity the one that is next to be found, or -1.
  private var upcoming: [Int32]
  /// Behind each child the next one of the same identity, or -1.
  private var following: [Int32]
  private let shift: Int

  // Another in each process, so that nobody can choose keys that all meet in one slot.
  private static let seed = UInt64.random(in: .min ... .max)

  /// - Parameter count: how many children will be inserted, by places from 0.
  init(count: Int) {
    let bits = max(4, Int.bitWidth - (2 * count).leadingZeroBitCount)
    shift = UInt64.bitWidth - bits
    slots = [Int32](repeating: -1, count: 1 << bits)
    upcoming = [Int32](repeating: -1, count: count)
    following = upcoming
  }

  /// Adds a child before those that were inserted so far.
  ///
  /// - Parameter isSame: whether the child at a place has the same identity.
  mutating func insert(_ place: Int, _ identity: ChildIdentity, isSame: (Int) -> Bool) {
    let slot = slot(of: identity, isSame)
    following[place] = slots[slot]
    slots[slot] = Int32(place)
    upcoming[place] = Int32(place)
  }

  /// The first child of an identity that was not found before.
  mutating func next(_ identity: ChildIdentity, isSame: (Int) -> Bool) -> Int? {
    let first = Int(slots[slot(of: identity, isSame)])
    guard first >= 0, upcoming[first] >= 0 else { return nil }
    let found = Int(upcoming[first])
    upcoming[first] = following[found]
    return found
  }

  /// The slot of an identity, or the free one where it would stand.
  private func slot(of identity: ChildIdentity, _ isSame: (Int) -> Bool) -> Int {
    // Two multiplications, as in SplitMix: with one, keys in a row may meet in few slots.
    var hash = (UInt64(identity.quickHash) ^ Self.seed) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ (hash >> 32)) &* 0xD6E8_FEB8_6659_FD93
    var slot = Int(hash >> shift)
    while slots[slot] >= 0, !isSame(Int(slots[slot])) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
