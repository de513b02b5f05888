import GRDBSQLite

/// The words of SQL, as SQLite has them.
package enum SQLWords {
  /// The words that are no names.
  package static let reserved: Set<String> = Set(
    """
    ADD ALL ALTER AND AS AUTOINCREMENT BETWEEN CASE CHECK COLLATE COMMIT CONSTRAINT CREATE CROSS \
    DEFAULT DEFERRABLE DELETE DISTINCT DROP ELSE ESCAPE EXCEPT EXISTS FOREIGN FROM FULL GROUP \
    HAVING IN INDEX INNER INSERT INTERSECT INTO IS ISNULL JOIN LEFT LIMIT NATURAL NOT NOTHING \
    NOTNULL NULL ON OR ORDER OUTER PRIMARY REFERENCES RETURNING RIGHT SELECT SET TABLE THEN TO \
    TRANSACTION UNION UNIQUE UPDATE USING VALUES WHEN WHERE
    """
    .split(separator: " ").map(String.init))

  /// The words that are offered while a person types, in the order of their use.
  package static let offered: [String] =
    """
    SELECT FROM WHERE AND ORDER BY GROUP JOIN LEFT LIMIT AS ON OR NOT IN IS NULL LIKE BETWEEN \
    COUNT SUM AVG MIN MAX DISTINCT HAVING UNION ALL EXISTS CASE WHEN THEN ELSE END DESC ASC WITH \
    INSERT INTO VALUES UPDATE SET DELETE CREATE TABLE INDEX VIEW TRIGGER DROP ALTER ADD COLUMN \
    RENAME TO PRIMARY KEY UNIQUE REFERENCES FOREIGN DEFAULT CHECK BEGIN COMMIT ROLLBACK SAVEPOINT \
    RELEASE EXPLAIN QUERY PLAN PRAGMA VACUUM ANALYZE REINDEX ATTACH DETACH OFFSET INNER CROSS \
    OUTER NATURAL USING EXCEPT INTERSECT RECURSIVE OVER PARTITION COLLATE NOCASE GLOB CAST \
    COALESCE IFNULL LENGTH LOWER UPPER SUBSTR REPLACE ROUND ABS TYPEOF DATE TIME DATETIME STRFTIME
    """
    .split(separator: " ").map(String.init)
}

extension SQLWords {
  /// The bytes in which the end of a statement is looked for: each sign of an end reads all before
  /// it.
  private static let mostOfStatement = 4096

  /// The first of some statements, without the sign at its end, also if it is none for SQLite.
  ///
  ///     " SELECT ';' FROM; SELECT 2"  ─▶  "SELECT ';' FROM"
  static func firstStatement(of sql: String) -> String {
    let text = sql.drop { $0.isWhitespace || $0 == ";" }
    let part = String(decoding: text.utf8.prefix(mostOfStatement), as: UTF8.self)
    let end = part.indices.first { place in
      part[place] == ";" && sqlite3_complete(String(part[...place])) == 1
    }
    return end.map { String(part[..<$0]) } ?? String(text)
  }
}
