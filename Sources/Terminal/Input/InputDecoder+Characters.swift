extension InputDecoder {
  mutating func press(_ key: Key, _ events: inout [InputEvent]) {
    events.append(.key(KeyEvent(key)))
  }

  @inline(__always)
  mutating func type(ascii byte: UInt8, _ events: inout [InputEvent]) {
    events.append(.key(KeyEvent(.character(Character(Unicode.Scalar(byte))))))
    cluster.begin(UInt32(byte), at: events.count - 1)
  }

  /// A character that was typed: a key of its own, or part of the one before it.
  mutating func type(_ scalar: UInt32, _ events: inout [InputEvent]) {
    // C1 controls are nothing that a key types.
    let scalar = (0x80..<0xa0).contains(scalar) ? 0xfffd : scalar
    let character = Character(Unicode.Scalar(scalar) ?? "\u{fffd}")
    if isAlt {
      isAlt = false
      return press(.alt(character), &events)
    }
    // Where the events were taken since, there is no key to join.
    if cluster.isOpen, cluster.index == events.count - 1, let grown = cluster.join(scalar) {
      events[events.count - 1] = .key(KeyEvent(.character(grown)))
    } else {
      press(.character(character), &events)
      cluster.begin(scalar, at: events.count - 1)
    }
  }
}

/// The character of the last key, while marks may still join it.
struct TypedCluster {
  /// Longer ones are cut: a key is no place to collect marks in.
  static let capacity = 32

  private(set) var index = -1
  private var first: UInt32 = 0
  private var state: ClusterState?
  private var text = String.UnicodeScalarView()
  private var count = 0

  var isOpen: Bool { index >= 0 }

  mutating func end() { index = -1 }

  /// Remembers a key's character; cheap, since mostly nothing joins it.
  @inline(__always)
  mutating func begin(_ scalar: UInt32, at index: Int) {
    self.index = index
    first = scalar
    count = 1
  }

  /// The character with one more scalar, if that joins it.
  mutating func join(_ scalar: UInt32) -> Character? {
    if count == 1 {
      state = ClusterState(ScalarProperties(first).graphemeBreak)
      text.removeAll(keepingCapacity: true)
      text.append(Unicode.Scalar(first) ?? "\u{fffd}")
    }
    guard count < TypedCluster.capacity,
      state?.joins(ScalarProperties(scalar).graphemeBreak) == true
    else { return nil }
    text.append(Unicode.Scalar(scalar) ?? "\u{fffd}")
    count += 1
    let joined = String(text)
    // The standard library's tables may be of another version of Unicode.
    return joined.count == 1 ? Character(joined) : nil
  }
}
