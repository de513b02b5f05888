import RecurseLayout
import TestSupport
import Testing

/// The spans of a row of boxes along it.
private func spans(
  _ sizes: [Int], space: Int, gap: Int, _ change: (inout LayoutStyle) -> Void
) -> [Range<Int>] {
  let root = row {
    $0.gap.column = .cells(Double(gap))
    change(&$0)
  }
  for (index, size) in sizes.enumerated() {
    root.insert(box(.cells(Double(size)), 1) { $0.flexShrink = 0 }, at: index)
  }
  LayoutEngine().layout(root, width: space, height: 1)
  return root.children.map { $0.frame.column..<($0.frame.column + $0.frame.columns) }
}

/// Every list of up to four sizes from 0 to 4, in lines up to 24, with gaps up to 2.
private func forEachSmallRow(_ body: (_ sizes: [Int], _ space: Int, _ gap: Int) -> Void) {
  var lists: [[Int]] = [[]]
  for _ in 1...4 { lists += lists.flatMap { list in (0...4).map { list + [$0] } } }
  for list in Set(lists) where !list.isEmpty {
    for space in stride(from: 0, through: 24, by: 3) {
      for gap in 0...2 { body(list, space, gap) }
    }
  }
}

@Suite("A rule for a whole row", .blocking) struct SharingLawTests {
  private func gaps(_ spans: [Range<Int>]) -> [Int] {
    zip(spans, spans.dropFirst()).map { $1.lowerBound - $0.upperBound }
  }

  @Test("fillEqually: sizes differ by at most one, and with the gaps they fill the line")
  func equally() {
    forEachSmallRow { sizes, space, gap in
      let spans = spans(sizes, space: space, gap: gap) { $0.sharing = .equal }
      let lengths = spans.map(\.count)
      #expect(lengths.max()! - lengths.min()! <= 1, "\(sizes) in \(space)")
      #expect(gaps(spans).allSatisfy { $0 == gap })
      guard space >= gap * (sizes.count - 1) else { return }
      #expect(spans.last!.upperBound == space && spans[0].lowerBound == 0)
    }
  }

  @Test("fillProportionally: each is within a cell of its share, and together they fill the line")
  func proportionally() {
    forEachSmallRow { sizes, space, gap in
      let spans = spans(sizes, space: space, gap: gap) { $0.sharing = .proportional }
      let free = space - gap * (sizes.count - 1)
      guard free >= 0 else { return }
      #expect(spans.last!.upperBound == space && spans[0].lowerBound == 0, "\(sizes) in \(space)")
      let sum = sizes.reduce(0, +)
      for (span, size) in zip(spans, sizes) {
        let share = Double(free) * (sum > 0 ? Double(size) / Double(sum) : 1 / Double(sizes.count))
        #expect(abs(Double(span.count) - share) < 1.001, "\(sizes) in \(space): \(spans)")
      }
    }
  }

  @Test("fill: all but the last keep their sizes, and the last takes the rest")
  func fill() {
    forEachSmallRow { sizes, space, gap in
      let spans = spans(sizes, space: space, gap: gap) { $0.sharing = .fill }
      let natural = sizes.reduce(0, +) + gap * (sizes.count - 1)
      #expect(spans.dropLast().map(\.count) == Array(sizes.dropLast()))
      #expect(gaps(spans).allSatisfy { $0 == gap })
      #expect(spans.last!.upperBound == max(space, natural), "\(sizes) in \(space)")
    }
  }

  @Test("equalSpacing: sizes stay, and spaces differ by at most one and are never below the gap")
  func spacing() {
    forEachSmallRow { sizes, space, gap in
      let spans = spans(sizes, space: space, gap: gap) { $0.justifyContent = .spaceBetween }
      #expect(spans.map(\.count) == sizes)
      guard sizes.count > 1 else { return }
      let gaps = gaps(spans)
      #expect(
        gaps.max()! - gaps.min()! <= 1 && gaps.min()! >= gap, "\(sizes) in \(space): \(spans)")
      let natural = sizes.reduce(0, +) + gap * (sizes.count - 1)
      #expect(spans.last!.upperBound == max(space, natural))
    }
  }

  /// The distances between the centres of neighbours, each as small as possible while those above
  /// their minimum are equal and all together reach from the first centre to the last.
  private func distances(_ sizes: [Int], space: Int, gap: Int) -> [Double] {
    let least = zip(sizes, sizes.dropFirst()).map { Double($0 + $1) / 2 + Double(gap) }
    let total = Double(space) - Double(sizes.first! + sizes.last!) / 2
    guard total > least.reduce(0, +) else { return least }
    // The common distance is found by halving: the sum grows with it.
    var low = 0.0
    var high = total
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let sum = least.reduce(0) { $0 + max(middle, $1) }
      if sum < total { low = middle } else { high = middle }
    }
    return least.map { max(low, $0) }
  }

  @Test("equalCentering: sizes stay, and centres are as equally far apart as the gap allows")
  func centering() {
    forEachSmallRow { sizes, space, gap in
      let spans = spans(sizes, space: space, gap: gap) { $0.justifyContent = .equalCenters }
      #expect(spans.map(\.count) == sizes)
      guard sizes.count > 1 else { return }
      #expect(gaps(spans).min()! >= gap, "\(sizes) in \(space): \(spans)")
      var middle = Double(sizes[0]) / 2
      for (index, distance) in distances(sizes, space: space, gap: gap).enumerated() {
        middle += distance
        let edge = middle - Double(sizes[index + 1]) / 2
        #expect(
          abs(Double(spans[index + 1].lowerBound) - edge) <= 0.501,
          "\(sizes) in \(space), gap \(gap): \(spans)")
      }
    }
  }

  @Test("Without a bound all are as large as the largest, or as their content")
  func unbounded() {
    func width(_ sharing: FlexSharing) -> Int {
      let root = row(box(2, 1), box(5, 1), box(0, 1)) {
        $0.sharing = sharing
        $0.gap.column = 1
      }
      LayoutEngine().layout(root, width: nil, height: nil)
      return root.frame.columns
    }
    #expect(width(.equal) == 17)
    #expect(width(.proportional) == 9)
    #expect(width(.fill) == 9 && width(.flex) == 9)
    let stack = column(box(1, 2), box(1, 3)) { $0.sharing = .equal }
    LayoutEngine().layout(stack, width: 1, height: nil)
    #expect(stack.frame.rows == 6)
  }
}
