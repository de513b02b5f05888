extension Array {
  /// Whether the elements are known to be those of another array: because both share their memory,
  /// or because elements can be compared and are equal.
  func isKnownEqual(to other: [Element]) -> Bool {
    guard count == other.count else { return false }
    if sharesMemory(with: other) { return true }
    return (self as? any ComparableRows)?.isEqual(to: other) ?? false
  }

  /// Whether both are one array that nobody has changed. Both are held, so that equal addresses are
  /// those of the same memory.
  private func sharesMemory(with other: [Element]) -> Bool {
    // The addresses are compared, and nothing is read there.
    withUnsafeBufferPointer { mine in
      other.withUnsafeBufferPointer { $0.baseAddress == mine.baseAddress }
    }
  }

  /// The number of elements that left an older array at its beginning, if its other elements are at
  /// the beginning here. `nil` if they are not, or if elements cannot be compared.
  ///
  /// - Complexity: O(n).
  func slide(since old: [Element]) -> Int? { (self as? any ComparableRows)?.slide(since: old) }
}

/// An array whose elements can be compared, which is found out while the app runs.
private protocol ComparableRows {
  func isEqual(to other: Any) -> Bool
  func slide(since old: Any) -> Int?
}

/// The places at which a slid array is looked for.
private let mostPlaces = 64

extension Array: ComparableRows where Element: Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? [Element]) == self }

  fileprivate func slide(since old: Any) -> Int? {
    guard let old = old as? [Element], let first else { return nil }
    return (0..<Swift.min(old.count, mostPlaces)).first { count in
      old[count] == first && old.count - count <= self.count
        && old[count...].elementsEqual(self[..<(old.count - count)])
    }
  }
}
