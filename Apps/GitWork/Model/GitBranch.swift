/// A branch, here or of a remote.
package struct GitBranch: Identifiable, Hashable, Sendable {
  package var ref: GitRef
  package var commit: GitID
  package var upstream: GitUpstream?
  /// Whether `HEAD` is on it.
  package var isCurrent: Bool
  /// The last commit.
  package var date: GitDate
  package var author: String
  package var subject: String

  package var id: GitRef { ref }
  /// The name safe to show.
  package var name: String { ref.name }
}

/// The commits that one of two names leads to and the other does not.
package struct GitDistance: Hashable, Sendable {
  package var ahead: Int
  package var behind: Int
}

/// A tag. A tag with a message is an object of its own.
package struct GitTag: Identifiable, Hashable, Sendable {
  package var ref: GitRef
  /// The object that the ref names.
  package var object: GitID
  /// The commit that is tagged.
  package var commit: GitID
  package var isAnnotated: Bool
  package var date: GitDate
  package var subject: String

  package var id: GitRef { ref }
  package var name: String { ref.name }
}

/// Changes that were put aside.
package struct GitStash: Identifiable, Hashable, Sendable {
  /// The place from the top, which changes when others come and go.
  package var index: Int
  package var commit: GitID
  package var date: GitDate
  /// The text, such as "On main: half of it".
  package var message: String

  package var id: GitID { commit }
}

/// A repository elsewhere.
package struct GitRemote: Identifiable, Hashable, Sendable {
  package var name: String
  package var url: String
  package var pushURL: String?

  package var id: String { name }
}
