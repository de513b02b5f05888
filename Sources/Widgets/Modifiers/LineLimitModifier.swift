import RecurseReconciler

extension Modifiable {
  /// Sets the maximum number of lines of each text inside that has no limit of its own. A longer
  /// text is truncated, as is a button in a row that has no room for its title.
  ///
  /// ```swift
  /// VStack {
  ///   Text(user.name)
  ///   Text(user.about).lineLimit(3)
  /// }
  /// .lineLimit(1)
  /// ```
  ///
  /// `nil` inherits the limit.
  public consuming func lineLimit(_ lines: Int?) -> Modified {
    modified(by: .content { $0.lineLimit = $0.lineLimit ?? lines.map { max(1, $0) } })
  }

  /// Sets the minimum number of lines to reserve and the maximum to show, for each text inside that
  /// has no limits of its own. A `TextEditor` is as high as its text, within these.
  ///
  /// ```swift
  /// TextEditor("Message", text: \.message).lineLimit(1...8)
  /// ```
  public consuming func lineLimit(_ lines: ClosedRange<Int>) -> Modified {
    modified(
      by: .content {
        guard $0.lineLimit == nil else { return }
        $0.lineLimit = max(1, lines.upperBound)
        $0.leastLines = max(0, lines.lowerBound)
      })
  }
}
