/// The commits that wrote the lines of a file.
package struct GitBlame: Hashable, Sendable {
  package var lines: [GitBlameLine]
  package var commits: [GitID: GitBlameCommit]
}

/// A line and where it comes from.
package struct GitBlameLine: Hashable, Sendable {
  /// The commit; zeros for a line that is not committed.
  package var commit: GitID
  /// The number in that commit, from 1.
  package var originalNumber: Int
  /// The bytes without the newline.
  package var bytes: [UInt8]

  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A commit as blame knows it.
package struct GitBlameCommit: Hashable, Sendable {
  package var author: GitPerson
  package var date: GitDate
  package var subject: String
  /// The path of the file in that commit.
  package var path: GitPath
  /// The commit before it that has the file, for blame further back.
  package var previous: GitID?
  /// Whether the history ends here.
  package var isBoundary: Bool
}
