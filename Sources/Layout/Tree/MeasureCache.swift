/// A query with which a container measures a child.
///
/// These four numbers are all that a container knows about a child's content. If each stays the
/// same, a change inside the child does not affect the container.
struct MeasureQuery: Equatable {
  enum Kind: UInt8 { case narrowestWidth, widestWidth, height, baseline }

  var kind: Kind
  /// The border box's width (`height`, `baseline`).
  var width = Double.indefinite
  /// The border box's height, if it is known (`baseline`, and widths that follow from it).
  var height = Double.indefinite
  /// The width that percentages of the padding refer to.
  var basis = 0.0
  /// Whether percentages of the height have a meaning inside (`baseline`).
  var heightIsDefinite = false
}

/// The result of a query, and in which layout passes it was used.
struct MeasureResult {
  var query = MeasureQuery(kind: .height)
  var value = 0.0
  /// The layout pass that computed the value.
  var computedInPass = 0
  /// The last layout pass that used it.
  var pass = 0
}

/// The last results of measuring a node, stored inline.
///
/// A new result replaces those of its kind from earlier layouts. The parent may still depend on a
/// dropped one, so it is recorded that one was dropped. The next change then counts as a change for
/// the parent, whatever the remaining results are.
struct MeasureCache {
  static let capacity = 6

  private var slots:
    (MeasureResult, MeasureResult, MeasureResult, MeasureResult, MeasureResult, MeasureResult) = (
      MeasureResult(), MeasureResult(), MeasureResult(), MeasureResult(), MeasureResult(),
      MeasureResult()
    )
  private(set) var count = 0
  /// Whether a width was dropped that the parent may depend on.
  var droppedWidth = false
  /// The same for a height.
  private(set) var droppedHeight = false
  /// The last layout pass with more queries than the capacity.
  private var overflowPass = 0

  subscript(index: Int) -> MeasureResult {
    get {
      switch index {
      case 0: slots.0
      case 1: slots.1
      case 2: slots.2
      case 3: slots.3
      case 4: slots.4
      default: slots.5
      }
    }
    set {
      switch index {
      case 0: slots.0 = newValue
      case 1: slots.1 = newValue
      case 2: slots.2 = newValue
      case 3: slots.3 = newValue
      case 4: slots.4 = newValue
      default: slots.5 = newValue
      }
    }
  }

  mutating func find(_ query: MeasureQuery, pass: Int) -> Double? {
    for index in 0..<count where self[index].query == query {
      self[index].pass = pass
      return self[index].value
    }
    return nil
  }

  mutating func store(_ value: Double, for query: MeasureQuery, pass: Int) {
    drop { $0.query.kind == query.kind && $0.pass != pass }
    if count == Self.capacity {
      if self[0].pass == pass { overflowPass = pass }
      recordDrop(self[0].query.kind)
      for index in 1..<count { self[index - 1] = self[index] }
      count -= 1
    }
    self[count] = MeasureResult(query: query, value: value, computedInPass: pass, pass: pass)
    count += 1
  }

  /// Stores a value that was computed again, without counting it as used.
  mutating func renew(_ result: MeasureResult, value: Double, pass: Int) {
    self[count] = MeasureResult(
      query: result.query, value: value, computedInPass: pass, pass: result.pass)
    count += 1
  }

  /// Whether all heights were computed in a layout pass.
  func allHeightsAreNew(in pass: Int) -> Bool {
    for index in 0..<count {
      let result = self[index]
      let isHeight = result.query.kind == .height || result.query.kind == .baseline
      if isHeight, result.computedInPass != pass { return false }
    }
    return true
  }

  mutating func removeAll() {
    count = 0
  }

  /// Drops what was not used in a layout pass in which the parent has measured everything again.
  mutating func keepOnly(pass: Int) {
    drop { $0.pass != pass }
    guard overflowPass != pass else { return }
    droppedWidth = false
    droppedHeight = false
  }

  /// The parent has measured all heights again, so that it depends on no dropped one.
  mutating func releaseOldHeights(pass: Int) {
    if overflowPass != pass { droppedHeight = false }
  }

  private mutating func drop(where isStale: (MeasureResult) -> Bool) {
    var kept = 0
    for index in 0..<count {
      if isStale(self[index]) {
        recordDrop(self[index].query.kind)
      } else {
        if kept != index { self[kept] = self[index] }
        kept += 1
      }
    }
    count = kept
  }

  private mutating func recordDrop(_ kind: MeasureQuery.Kind) {
    switch kind {
    case .narrowestWidth, .widestWidth: droppedWidth = true
    case .height, .baseline: droppedHeight = true
    }
  }
}
