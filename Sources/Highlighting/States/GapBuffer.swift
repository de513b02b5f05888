/// Numbers in a row, in which edits near the last one are cheap.
///
/// ```
/// storage  | before the gap |  gap  | after the gap |
/// ```
struct GapBuffer: Sendable {
  private var storage: [UInt32]
  private var gap: Range<Int>

  init(repeating value: UInt32, count: Int) {
    storage = Array(repeating: value, count: count)
    gap = count..<count
  }

  var count: Int { storage.count - gap.count }

  subscript(index: Int) -> UInt32 {
    get { storage[place(of: index)] }
    set { storage[place(of: index)] = newValue }
  }

  private func place(of index: Int) -> Int {
    index < gap.lowerBound ? index : index + gap.count
  }

  /// Replaces a range with copies of a value.
  mutating func replace(_ range: Range<Int>, with value: UInt32, count new: Int) {
    if new != range.count {
      moveGap(to: range.upperBound)
      let growth = new - range.count
      if growth > gap.count { widenGap(to: growth + min(count / 8 + 32, Self.mostSpace)) }
      gap = (gap.lowerBound + growth)..<gap.upperBound
    }
    for index in range.lowerBound..<range.lowerBound + new { self[index] = value }
  }

  /// Replaces every value.
  mutating func update(_ value: (UInt32) -> UInt32) {
    for index in 0..<count { self[index] = value(self[index]) }
  }

  private mutating func moveGap(to index: Int) {
    let width = gap.count
    if width > 0 {
      if index < gap.lowerBound {
        for place in (index..<gap.lowerBound).reversed() { storage[place + width] = storage[place] }
      } else {
        for place in gap.lowerBound..<index { storage[place] = storage[place + width] }
      }
    }
    gap = index..<index + width
  }

  /// Makes room in a new array, as one that grows by itself takes up to twice the memory.
  private mutating func widenGap(to width: Int) {
    let extra = width - gap.count
    var wider: [UInt32] = []
    wider.reserveCapacity(storage.count + extra)
    wider += storage[..<gap.upperBound]
    wider += repeatElement(0, count: extra)
    wider += storage[gap.upperBound...]
    storage = wider
    gap = gap.lowerBound..<gap.upperBound + extra
  }

  /// The most places that are kept free.
  private static let mostSpace = 4096
}
