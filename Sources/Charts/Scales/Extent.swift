/// The least and the greatest of some numbers, without those that are not finite.
struct Extent: Equatable, Sendable {
  private(set) var lower = Double.infinity
  private(set) var upper = -Double.infinity
  /// The least number above zero, where a logarithmic axis can begin.
  private(set) var leastPositive = Double.infinity

  init() {}

  init(_ numbers: some Sequence<Double>) {
    for number in numbers { add(number) }
  }

  var isEmpty: Bool { lower > upper }

  mutating func add(_ number: Double) {
    guard number.isFinite else { return }
    lower = min(lower, number)
    upper = max(upper, number)
    if number > 0 { leastPositive = min(leastPositive, number) }
  }

  mutating func add(_ other: Extent) {
    lower = min(lower, other.lower)
    upper = max(upper, other.upper)
    leastPositive = min(leastPositive, other.leastPositive)
  }

  /// The extent with space at both ends.
  func padded(by length: Double) -> Extent {
    guard !isEmpty else { return self }
    var padded = self
    padded.lower -= length
    padded.upper += length
    return padded
  }
}
