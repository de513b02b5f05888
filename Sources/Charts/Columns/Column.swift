/// The places of all elements on one axis, in the order of the data.
struct Column: Equatable, Sendable {
  private(set) var values: [Double] = []
  /// The number of values that are not finite or less than the one before them.
  private var breaks = 0

  init() {}

  init(_ values: [Double]) {
    for value in values { append(value) }
  }

  /// Whether all values are finite and none is less than the one before it.
  var isSorted: Bool { breaks == 0 }

  mutating func append(_ value: Double) {
    values.append(value)
    if isBreak(values.count - 1) { breaks += 1 }
  }

  mutating func reserve(_ count: Int) { values.reserveCapacity(count) }

  mutating func removeFirst(_ count: Int) {
    for index in 0..<min(count + 1, values.count) where isBreak(index) { breaks -= 1 }
    values.removeFirst(count)
    if !values.isEmpty, isBreak(0) { breaks += 1 }
  }

  private func isBreak(_ index: Int) -> Bool {
    guard values[index].isFinite else { return true }
    return index > 0 && !(values[index - 1] <= values[index])
  }
}
