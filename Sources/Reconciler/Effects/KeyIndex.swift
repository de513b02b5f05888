/// The positions of keys in a list, the last of each. Few keys are compared one by one; many are
/// hashed.
struct KeyIndex {
  private var keys: [NodeKey] = []
  private var table: [NodeKey: Int] = [:]

  /// So many comparisons cost less than a hash.
  private static let few = 8

  init() {}

  init(_ keys: some Sequence<NodeKey>) {
    for key in keys { put(key) }
  }

  subscript(key: NodeKey) -> Int? {
    keys.count <= Self.few ? keys.lastIndex(of: key) : table[key]
  }

  /// Puts a key at the end.
  ///
  /// - Returns: whether it is there for the first time; else nothing has happened.
  mutating func add(_ key: NodeKey) -> Bool {
    guard self[key] == nil else { return false }
    put(key)
    return true
  }

  private mutating func put(_ key: NodeKey) {
    keys.append(key)
    if keys.count == Self.few + 1 {
      for (place, key) in keys.enumerated() { table[key] = place }
    } else if keys.count > Self.few {
      table[key] = keys.count - 1
    }
  }
}
