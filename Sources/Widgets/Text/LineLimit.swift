import RecurseReconciler

extension Modifiable {
  /// Shows at most so many lines of each text in the content that says nothing of it itself; what
  /// does not fit is cut.
  ///
  /// ```swift
  /// VStack {
  ///   Text(user.name)
  ///   Text(user.about).lineLimit(3)
  /// }
  /// .lineLimit(1)
  /// ```
  ///
  /// `nil` leaves it to what is around.
  public consuming func lineLimit(_ lines: Int?) -> Modified {
    modified(by: .content { $0.lineLimit = $0.lineLimit ?? lines.map { max(1, $0) } })
  }
}

extension Widget {
  /// The most lines that a text here shows, where it says nothing of it itself. O(depth) in a tree
  /// in which any box bounds the lines of texts.
  final var inheritedLineLimit: Int? {
    guard tree?.hasLineLimits == true else { return nil }
    var current: Widget? = self
    while let widget = current {
      if let limit = widget.box.lineLimit { return limit }
      current = widget.parent
    }
    return nil
  }

  /// Tells the widget and all below it that texts may have another number of lines now.
  final func updateLineLimits() {
    lineLimitChanged()
    guard hasStack else { return }
    for child in children { child.updateLineLimits() }
  }
}
