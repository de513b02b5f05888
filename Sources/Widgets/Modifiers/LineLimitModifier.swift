import RecurseReconciler

extension Modifiable {
  /// Sets the maximum number of lines of each text inside that has no limit of its own. A longer
  /// text is truncated.
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
}
