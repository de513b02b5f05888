/// Iterates over the grapheme clusters of UTF-8 by the rules of UAX #29. Linear, without
/// allocation.
///
/// Rule GB9c is left out on purpose: the consonants of an Indic conjunct are shown side by side.
struct ClusterScanner {
  let bytes: UTF8Bytes
  /// The start of the next cluster.
  private(set) var position: Int
  /// The number of lookups of scalars, which is the cost of scanning. ASCII next to ASCII needs
  /// none.
  private(set) var lookups = 0

  init(_ bytes: UTF8Bytes, from position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// The bytes of the next cluster, or `nil` at the end.
  @inline(__always)
  mutating func next() -> Range<Int>? {
    let start = position
    guard start < bytes.count else { return nil }
    // Two ASCII bytes never join, except CR LF.
    let first = bytes[start]
    if first < 0x80, first != 0x0d, start + 1 == bytes.count || bytes[start + 1] < 0x80 {
      position = start + 1
      return start..<position
    }
    advanceOverCluster()
    return start..<position
  }

  private mutating func advanceOverCluster() {
    let first = ScalarProperties(bytes.scalar(at: &position)).graphemeBreak
    var state = ClusterState(first)
    lookups += 1
    while position < bytes.count {
      var next = position
      lookups += 1
      let following = ScalarProperties(bytes.scalar(at: &next)).graphemeBreak
      guard state.extend(by: following) else { return }
      position = next
    }
  }
}

/// The state of a cluster that is being read: enough to decide whether the next scalar joins it.
struct ClusterState {
  private var last: GraphemeBreak
  /// Whether the cluster is a pictograph with marks, to which a joiner may add another (rule GB11).
  private var isPictograph: Bool
  /// Whether the cluster ends in one regional indicator that has no partner yet (GB12, GB13).
  private var awaitsIndicator: Bool

  init(_ first: GraphemeBreak) {
    last = first
    isPictograph = first == .pictographic
    awaitsIndicator = first == .regionalIndicator
  }

  /// Adds the next scalar if it belongs to the cluster, and returns whether it does.
  mutating func extend(by next: GraphemeBreak) -> Bool {
    guard isJoined(to: next) else { return false }
    awaitsIndicator = next == .regionalIndicator && !awaitsIndicator
    switch next {
    case .pictographic: isPictograph = true
    // One joiner, directly before the next pictograph.
    case .extend, .zeroWidthJoiner: if last == .zeroWidthJoiner { isPictograph = false }
    default: isPictograph = false
    }
    last = next
    return true
  }

  /// Whether two scalars can be in one cluster, whatever precedes them.
  static func mayJoin(_ first: GraphemeBreak, _ second: GraphemeBreak) -> Bool {
    var state = ClusterState(first)
    state.isPictograph = true
    return state.isJoined(to: second)
  }

  private func isJoined(to next: GraphemeBreak) -> Bool {
    switch last {
    case .carriageReturn: return next == .lineFeed
    case .lineFeed, .control: return false
    default: break
    }
    switch next {
    case .extend, .zeroWidthJoiner, .spacingMark: return true
    case .carriageReturn, .lineFeed, .control: return false
    default: break
    }
    switch last {
    case .prepend: return true
    case .leadingJamo:
      return next == .leadingJamo || next == .vowelJamo || next == .openSyllable
        || next == .closedSyllable
    case .vowelJamo, .openSyllable: return next == .vowelJamo || next == .trailingJamo
    case .trailingJamo, .closedSyllable: return next == .trailingJamo
    case .zeroWidthJoiner: return isPictograph && next == .pictographic
    case .regionalIndicator: return awaitsIndicator && next == .regionalIndicator
    default: return false
    }
  }
}
