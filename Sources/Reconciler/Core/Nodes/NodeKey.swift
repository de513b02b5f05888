/// The key that distinguishes a node from its siblings. Integers and strings are stored without a
/// box.
@usableFromInline package enum NodeKey: Hashable {
  case integer(Int)
  case string(String)
  // In a box of its own: keys are copied more often than they are looked into.
  indirect case other(AnyHashable)
  /// The index in a `for` loop, of a node that has no key of its own.
  case position(Int)

  @inlinable package init<Key: Hashable>(_ key: Key) {
    if Key.self == Int.self {
      // The same type, as the line above has just found: a cast would go through a box.
      self = .integer(unsafeBitCast(key, to: Int.self))
    } else if Key.self == String.self {
      self = .string(key as! String)
    } else {
      self = .other(AnyHashable(key))
    }
  }

  /// The key as the type that it was made from.
  package func value<Key>(as type: Key.Type) -> Key? {
    switch self {
    case .integer(let value), .position(let value): value as? Key
    case .string(let value): value as? Key
    case .other(let value): value.base as? Key
    }
  }

  package var description: String {
    switch self {
    case .integer(let value): "\(value)"
    case .string(let value): value
    case .other(let value): "\(value.base)"
    case .position(let index): "#\(index)"
    }
  }
}
