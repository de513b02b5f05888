extension SectionedCollectionProperty {
  /// The number of sections.
  public var count: Int { value.count }
  /// A Boolean value that indicates whether there are no sections.
  public var isEmpty: Bool { value.isEmpty }

  /// The row at a position. Assigning it is an update. O(1).
  public subscript(path: RowPath) -> Row {
    get { value[path.section].rows[path.row] }
    set { modify { $0[path] = newValue } }
  }

  /// Appends a row to a section. Amortized O(1).
  ///
  /// ```swift
  /// library.append(emma, toSection: 0)
  /// ```
  public func append(_ row: Row, toSection section: Int) {
    modify { $0.append(row, toSection: section) }
  }

  /// Appends a section. Amortized O(1).
  public func appendSection(_ header: Header, rows: [Row] = []) {
    modify { $0.appendSection(header, rows: rows) }
  }

  /// Removes and returns a row. O(n).
  @discardableResult
  public func remove(at path: RowPath) -> Row { modify { $0.remove(at: path) } }
}

extension SectionedCollectionProperty where Row: Identifiable {
  /// Returns the position of the first row with an identity, or `nil` if there is none. O(n).
  ///
  /// ```swift
  /// if let path = library.path(of: emma.id) { library[path].title = "Emma Woodhouse" }
  /// ```
  public func path(of id: Row.ID) -> RowPath? { value.path(of: id) }

  /// Removes and returns the first row with an identity, if there is one. O(n).
  ///
  /// ```swift
  /// .onDelete { _ in library.remove(id: book.id) }
  /// ```
  @discardableResult
  public func remove(id: Row.ID) -> Row? { modify { $0.remove(id: id) } }
}

extension SectionedEditor where Row: Identifiable {
  /// Returns the position of the first row with an identity, or `nil` if there is none. O(n).
  ///
  /// ```swift
  /// if let path = $0.path(of: emma.id) { $0.move(from: path, to: RowPath(section: 1, row: 0)) }
  /// ```
  public func path(of id: Row.ID) -> RowPath? { sections.path(of: id) }

  /// Removes and returns the first row with an identity, if there is one. O(n).
  @discardableResult
  public mutating func remove(id: Row.ID) -> Row? { path(of: id).map { remove(at: $0) } }
}

extension Array {
  fileprivate func path<Header, Row: Identifiable>(of id: Row.ID) -> RowPath?
  where Element == ListSection<Header, Row> {
    for (section, content) in enumerated() {
      if let row = content.rows.firstIndex(where: { $0.id == id }) {
        return RowPath(section: section, row: row)
      }
    }
    return nil
  }
}
