/// The lazy children that are mounted: the visible ones, a few around them, and pinned ones.
///
///     0 ─── pinned ─── range.lower ━━━━ anchor ━━━━ range.upper ─── pinned ─── count
///           mounted                   mounted                       mounted
///
/// The others are not mounted, or are suspended if they have state.
package struct LazyWindow: Equatable {
  /// The visible children and a few around them.
  package var range: Range<Int>
  /// The child that stays in its visible place when others come and go. Without one, indices stay.
  package var anchor: LazyPosition?
  /// Children that stay mounted wherever they are: the one with the cursor, a header that sticks.
  package var pinned: [LazyPosition]

  package init(
    _ range: Range<Int> = 0..<0, anchor: LazyPosition? = nil, pinned: [LazyPosition] = []
  ) {
    self.range = range
    self.anchor = anchor
    self.pinned = pinned
  }

  /// The indices of the children that are mounted, ascending.
  func indices(of count: Int) -> [Int] {
    let seen = range.clamped(to: 0..<count)
    if pinned.isEmpty { return Array(seen) }
    let outside = Set(pinned.map(\.index)).filter { $0 < count && !seen.contains($0) }.sorted()
    return outside.filter { $0 < seen.lowerBound } + Array(seen)
      + outside.filter { $0 >= seen.upperBound }
  }

  /// Follows the children to their current places. A pinned child that is gone leaves its place to
  /// the child there now.
  ///
  /// - Parameter mounted: the children that were mounted, ascending.
  @MainActor
  mutating func follow(_ rows: any LazyRows, from oldCount: Int, mounted: MountedChildren) {
    let added = rows.count - oldCount
    var shifts = added == 0 ? [] : [added]
    // Room for what may be added at the end is no part of what was seen.
    let beyondEnd = max(0, range.upperBound - oldCount)
    let last = range.upperBound >= oldCount ? mounted.last(in: range) : nil
    if let anchor, !range.isEmpty {
      let shift = self.shift(of: anchor, in: rows, added: shifts, mounted: mounted)
      self.anchor = LazyPosition(at: anchor.index + shift, in: rows)
      range = range.shifted(by: shift)
      if shift != 0 { shifts.append(shift) }
    }
    range = range.shifted(by: min(0, rows.count - range.upperBound + beyondEnd))
      .clamped(to: 0..<rows.count)
    if added > 0, let last { extend(to: last, in: rows, shifts: shifts, atMost: mounted.count) }
    pinned = pinned.compactMap {
      LazyPosition(
        at: rows.find($0, shifts: shifts)
          ?? place(of: $0, among: mounted, in: rows, added: added), in: rows)
    }
  }

  /// Returns the place of a child that is gone: its distance from the nearest mounted child before
  /// it that still exists, but never behind the nearest one after it.
  ///
  ///     before   a  b [c  d  e] f  g     c, d and e go, and d is pinned
  ///     now      a  b  f  g              its place is that of f
  ///     or       a  b  x  y  z  f  g     they were replaced: its place is that of y
  ///
  /// O(mounted).
  @MainActor
  private func place(
    of mark: LazyPosition, among mounted: MountedChildren, in rows: any LazyRows, added: Int
  ) -> Int {
    var places: [NodeKey: Int] = [:]
    for center in Set([mark.index, mark.index + added]) {
      let end = min(rows.count, max(0, center + mounted.count + 1))
      for index in max(0, min(end, center - mounted.count))..<end {
        places[rows.key(at: index)] = index
      }
    }
    let found = (0..<mounted.count).lazy.map { mounted[$0] }.filter { places[$0.key] != nil }
    let before = found.last { $0.index < mark.index }
    let after = found.first { $0.index > mark.index }
    let place = before.flatMap { last in places[last.key].map { $0 + mark.index - last.index } }
    return min(place ?? mark.index, after.flatMap { places[$0.key] } ?? .max)
  }

  /// Extends the range so that, if the end was visible, the last child stays in it when others come
  /// before it.
  @MainActor
  private mutating func extend(
    to last: LazyPosition, in rows: any LazyRows, shifts: [Int], atMost limit: Int
  ) {
    guard let index = rows.find(last, shifts: shifts, limit: limit), index >= range.upperBound,
      index < range.upperBound + limit
    else { return }
    range = range.lowerBound..<(index + 1)
  }

  /// Returns how far the anchor has moved or, if it is gone, the distance to the next visible child
  /// that still exists.
  @MainActor
  private func shift(
    of anchor: LazyPosition, in rows: any LazyRows, added: [Int], mounted: MountedChildren
  ) -> Int {
    if let index = rows.find(anchor, shifts: added) { return index - anchor.index }
    for slot in 0..<mounted.count {
      let mark = mounted[slot]
      guard range.contains(mark.index), mark.index >= anchor.index else { continue }
      if let index = rows.find(mark, shifts: added, limit: mounted.count) {
        return index - anchor.index
      }
    }
    return 0
  }
}

/// A child's key, and the place where it was last seen.
package struct LazyPosition: Hashable {
  package var key: NodeKey
  package var index: Int

  package init(key: NodeKey, index: Int) {
    self.key = key
    self.index = index
  }

  /// Creates the position of the child at an index, or of the last child if there are fewer; `nil`
  /// if there is none.
  @MainActor
  package init?(at index: Int, in rows: any LazyRows) {
    guard rows.count > 0 else { return nil }
    self.index = min(max(0, index), rows.count - 1)
    key = rows.key(at: self.index)
  }
}

/// Children that are mounted, ascending.
struct MountedChildren {
  let keys: [NodeKey]
  let indices: [Int]

  var count: Int { indices.count }
  subscript(slot: Int) -> LazyPosition { LazyPosition(key: keys[slot], index: indices[slot]) }

  /// The last one whose index is in a range.
  func last(in range: Range<Int>) -> LazyPosition? {
    for slot in indices.indices.reversed() where range.contains(indices[slot]) { return self[slot] }
    return nil
  }
}

extension Range<Int> {
  /// The range moved, but never below zero.
  fileprivate func shifted(by distance: Int) -> Range {
    let start = Swift.max(0, lowerBound + distance)
    return start..<(start + count)
  }
}

/// A widget that wants to hear when its lazy children are others than before, mounted or not.
@MainActor
package protocol LazyHost: AnyObject {
  func lazyChildrenChanged(to rows: any LazyRows)
}
