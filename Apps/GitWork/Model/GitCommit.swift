/// A person as a commit names them.
package struct GitPerson: Hashable, Sendable {
  package var name: String
  package var email: String

  package init(name: String, email: String) { (self.name, self.email) = (name, email) }
}

/// A moment with the clock of the person who was there.
package struct GitDate: Hashable, Sendable {
  /// The seconds since 1970 in Greenwich.
  package var seconds: Int
  /// The minutes that the person's clock was ahead of Greenwich.
  package var zoneMinutes: Int

  package init(seconds: Int, zoneMinutes: Int = 0) {
    (self.seconds, self.zoneMinutes) = (seconds, zoneMinutes)
  }
}

extension GitDate: Comparable {
  package static func < (left: GitDate, right: GitDate) -> Bool { left.seconds < right.seconds }
}

/// A name beside a commit in a log.
package struct GitDecoration: Hashable, Sendable {
  /// The ref; nil for a detached `HEAD`.
  package var ref: GitRef?
  /// Whether `HEAD` is here.
  package var isHead: Bool
}

/// A commit of a log.
package struct GitCommit: Identifiable, Hashable, Sendable {
  package var id: GitID
  package var parents: [GitID]
  package var author: GitPerson
  package var date: GitDate
  package var decorations: [GitDecoration]
  /// The first paragraph of the message in one line.
  package var subject: String

  package var isMerge: Bool { parents.count > 1 }
}

/// A commit with its whole message and the files that it changes against its first parent.
package struct GitCommitDetail: Hashable, Sendable {
  package var commit: GitCommit
  package var committer: GitPerson
  package var committerDate: GitDate
  /// The message as written, without an empty line at its end.
  package var message: String
  package var files: [GitFileChange]
}

/// A change of one file between two trees.
package struct GitFileChange: Identifiable, Hashable, Sendable {
  package var path: GitPath
  /// The path before, of a file that was renamed or copied.
  package var originalPath: GitPath?
  package var kind: GitChangeKind
  /// The lines; nil for a file that is no text.
  package var addedLines: Int?
  package var removedLines: Int?

  package var id: GitPath { path }
}

/// The way in which a file differs.
package enum GitChangeKind: Hashable, Sendable {
  case modified, added, deleted, renamed, copied, typeChanged

  init?(_ letter: UInt8) {
    switch letter {
    case UInt8(ascii: "M"): self = .modified
    case UInt8(ascii: "A"): self = .added
    case UInt8(ascii: "D"): self = .deleted
    case UInt8(ascii: "R"): self = .renamed
    case UInt8(ascii: "C"): self = .copied
    case UInt8(ascii: "T"): self = .typeChanged
    default: return nil
    }
  }
}
