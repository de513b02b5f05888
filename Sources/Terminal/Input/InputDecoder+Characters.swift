extension InputDecoder {
  mutating func press(_ key: Key, _ events: inout [InputEvent]) {
    events.append(.key(KeyEvent(key)))
  }

  @inline(__always)
  mutating func type(ascii byte: UInt8, _ events: inout [InputEvent]) {
    events.append(.key(KeyEvent(.character(Character(Unicode.Scalar(byte))))))
    cluster.begin(UInt32(byte), at: events.count - 1)
    if (byte | 0x20) &- 0x61 < 26 { isLatin = true }
  }

  /// Notes the layout by a key's letter. If it is Latin, a sign in the place of a letter is just
  /// that sign, as on a Dvorak layout.
  mutating func note(_ event: inout KeyEvent) {
    guard case .character(let character) = event.key.code else { return }
    if character.isLetter { isLatin = character.isASCII }
    if isLatin, character.isASCII { event.latin = 0 }
  }

  /// A typed character: its own key, or a part of the previous one.
  mutating func type(_ scalar: UInt32, _ events: inout [InputEvent]) {
    // No key types a C1 control.
    let scalar = (0x80..<0xa0).contains(scalar) ? 0xfffd : scalar
    let character = Character(Unicode.Scalar(scalar) ?? "\u{fffd}")
    // Latin letters with marks end before Greek ones begin.
    if scalar >= 0x370, character.isLetter { isLatin = false }
    if isAlt {
      isAlt = false
      return press(.alt(character), &events)
    }
    // If the events were taken since then, there is no key to join.
    if cluster.isOpen, cluster.index == events.count - 1, let grown = cluster.join(scalar) {
      events[events.count - 1] = .key(KeyEvent(.character(grown)))
    } else {
      press(.character(character), &events)
      cluster.begin(scalar, at: events.count - 1)
    }
  }
}

/// The character of the last key, while marks can still join it.
struct TypedCluster {
  /// The most scalars of a key's character; further marks are dropped.
  static let capacity = 32

  private(set) var index = -1
  private var first: UInt32 = 0
  private var state: ClusterState?
  private var text = String.UnicodeScalarView()
  private var count = 0

  var isOpen: Bool { index >= 0 }

  mutating func end() { index = -1 }

  /// Stores a key's character. Cheap, because mostly nothing joins it.
  @inline(__always)
  mutating func begin(_ scalar: UInt32, at index: Int) {
    self.index = index
    first = scalar
    count = 1
  }

  /// Adds a scalar if it joins the character, and returns the result.
  mutating func join(_ scalar: UInt32) -> Character? {
    if count == 1 {
      state = ClusterState(ScalarProperties(first).graphemeBreak)
      text.removeAll(keepingCapacity: true)
      text.append(Unicode.Scalar(first) ?? "\u{fffd}")
    }
    guard count < TypedCluster.capacity,
      state?.extend(by: ScalarProperties(scalar).graphemeBreak) == true
    else { return nil }
    text.append(Unicode.Scalar(scalar) ?? "\u{fffd}")
    count += 1
    let joined = String(text)
    // The standard library may follow another version of Unicode.
    return joined.count == 1 ? Character(joined) : nil
  }
}
