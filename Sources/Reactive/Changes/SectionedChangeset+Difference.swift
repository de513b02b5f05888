extension SectionedChangeset {
  /// Creates the difference of two lists with sections, with as few moves as possible.
  ///
  /// The keys of rows are unique in the whole list, so a row can move between sections.
  ///
  /// - Parameters:
  ///   - section: the identity of a section.
  ///   - row: the identity of a row.
  ///   - hasSameHeader: whether a header needs no update; it gets the old one first.
  ///   - hasSameContent: whether a row needs no update; it gets the old one first.
  /// - Complexity: O(n log n), where n is the number of rows and sections of both lists.
  public init<SectionKey: Hashable, RowKey: Hashable>(
    from old: [ListSection<Header, Row>], to new: [ListSection<Header, Row>],
    bySection section: (Header) -> SectionKey, byRow row: (Row) -> RowKey,
    hasSameHeader: (_ old: Header, _ new: Header) -> Bool,
    hasSameContent: (_ old: Row, _ new: Row) -> Bool
  ) {
    let sections = ElementMatching(
      old: old.map { section($0.header) }, new: new.map { section($0.header) })
    let rows = RowMatching(
      old: old.map { $0.rows.map(row) }, new: new.map { $0.rows.map(row) }, sections: sections)
    var difference = SectionedDifference(old, new, sections, rows)
    difference.find(hasSameHeader: hasSameHeader, hasSameContent: hasSameContent)
    self.init(steps: difference.steps)
  }
}

extension SectionedChangeset where Header: Identifiable & Equatable, Row: Identifiable & Equatable {
  /// Creates the difference of two lists by identity. A header or row that is not equal to its old
  /// self is updated.
  ///
  /// - Complexity: O(n log n).
  public init(from old: [ListSection<Header, Row>], to new: [ListSection<Header, Row>]) {
    self.init(
      from: old, to: new, bySection: \.id, byRow: \.id, hasSameHeader: ==, hasSameContent: ==)
  }
}

extension SectionedChangeset where Header: Hashable, Row: Identifiable & Equatable {
  /// Creates the difference of two lists whose headers are the identities of their sections. O(n
  /// log n).
  @_disfavoredOverload
  public init(from old: [ListSection<Header, Row>], to new: [ListSection<Header, Row>]) {
    self.init(
      from: old, to: new, bySection: { $0 }, byRow: \.id,
      hasSameHeader: { _, _ in true }, hasSameContent: ==)
  }
}
