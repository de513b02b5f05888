extension StringProtocol {
  /// The columns that a text of one line takes on the screen.
  ///
  /// ```swift
  /// "naïve".cellWidth  // 5
  /// "日本".cellWidth   // 4
  /// let widest = names.lazy.map(\.cellWidth).max() ?? 0
  /// ```
  ///
  /// A tab leads to the next column that is a multiple of 8. O(n).
  public var cellWidth: Int { Graphemes.width(of: String(self)) }
}
