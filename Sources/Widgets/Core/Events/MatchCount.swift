/// The number of rows that a query found, or of the lines that a filter chooses.
package struct MatchCount {
  package let rows: Int

  package init(rows: Int) { self.rows = rows }
}
