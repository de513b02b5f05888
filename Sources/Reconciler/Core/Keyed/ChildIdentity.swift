/// The identity that distinguishes a child from its siblings.
package struct ChildIdentity: Hashable {
  package let type: ObjectIdentifier
  package let key: NodeKey

  package init(type: ObjectIdentifier, key: NodeKey) {
    self.type = type
    self.key = key
  }

  /// A hash that takes few steps if the key is a number, as most are. Not well distributed:
  /// `KeyedMatching` mixes its bits.
  package var quickHash: UInt {
    let type = UInt(bitPattern: type)
    switch key {
    case .integer(let number): return UInt(bitPattern: number) &+ type
    case .position(let index): return ~UInt(bitPattern: index) &+ type
    case .string, .other: return UInt(bitPattern: key.hashValue) &+ type
    }
  }
}
