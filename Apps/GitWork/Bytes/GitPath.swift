import RecurseTerminal

/// A path as git has it: bytes in any encoding, below the root of a repository or absolute.
package struct GitPath: Hashable, Sendable, ExpressibleByStringLiteral {
  package let bytes: [UInt8]

  /// The path of these bytes. A zero ends it, as it does for the system.
  package init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes.prefix { $0 != 0 }) }

  /// The path that a text spells in UTF-8.
  package init(_ text: String) { self.init(bytes: text.utf8) }

  package init(stringLiteral text: String) { self.init(text) }

  /// The last component.
  package var name: GitPath {
    GitPath(bytes: bytes[(bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0)...])
  }

  /// The folder that holds this path; nil for a path of one component.
  package var parent: GitPath? {
    bytes.lastIndex(of: Self.slash).map { GitPath(bytes: bytes[..<max($0, 1)]) }
  }

  /// The components from the first folder to the name, for a tree of files.
  package var components: [GitPath] {
    bytes.split(separator: Self.slash).map { GitPath(bytes: $0) }
  }

  /// The path of something in this folder.
  package func appending(_ path: GitPath) -> GitPath {
    if bytes.isEmpty { return path }
    return GitPath(bytes: bytes + (bytes.last == Self.slash ? [] : [Self.slash]) + path.bytes)
  }

  /// Whether the bytes are UTF-8, so that the text of the path names it.
  package var isText: Bool { String(validating: bytes, as: UTF8.self) != nil }

  static let slash = UInt8(ascii: "/")
}

extension GitPath: Comparable {
  /// The order of git: that of the bytes.
  package static func < (left: GitPath, right: GitPath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

extension GitPath: CustomStringConvertible {
  /// The path as text that is safe to show: bytes that are no UTF-8 are U+FFFD.
  package var description: String { String(terminalSafeName: bytes) }
}
