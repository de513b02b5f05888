import RecurseTerminal

/// A name that points to a commit, such as `refs/heads/main`, as bytes in any encoding.
package struct GitRef: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case branch, remoteBranch, tag, stash, other }

  /// The full name.
  package let bytes: [UInt8]

  package init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  package init(_ fullName: String) { self.init(bytes: fullName.utf8) }

  package static func branch(_ name: String) -> GitRef { GitRef("refs/heads/\(name)") }
  package static func tag(_ name: String) -> GitRef { GitRef("refs/tags/\(name)") }

  package var kind: Kind {
    if bytes.starts(with: "refs/heads/".utf8) { return .branch }
    if bytes.starts(with: "refs/remotes/".utf8) { return .remoteBranch }
    if bytes.starts(with: "refs/tags/".utf8) { return .tag }
    return bytes.elementsEqual("refs/stash".utf8) ? .stash : .other
  }

  /// The name without its folder in `refs`, safe to show: `main`, `origin/main`, `v1.0`.
  package var name: String { String(terminalSafeName: shortBytes) }

  var shortBytes: ArraySlice<UInt8> {
    switch kind {
    case .branch: bytes.dropFirst(11)
    case .remoteBranch: bytes.dropFirst(13)
    case .tag: bytes.dropFirst(10)
    case .stash: bytes.dropFirst(5)
    case .other: bytes[...]
    }
  }
}

extension GitRef: CustomStringConvertible {
  package var description: String { String(terminalSafeName: bytes) }
}

/// The name of a commit as git understands it: an object, a ref, or a text such as `HEAD~2`.
package struct GitRevision: Hashable, Sendable, ExpressibleByStringLiteral {
  let bytes: [UInt8]

  package init(_ text: String) { bytes = Array(text.utf8) }
  package init(_ id: GitID) { bytes = Array(id.text.utf8) }
  package init(_ ref: GitRef) { bytes = ref.bytes }
  package init(stringLiteral text: String) { self.init(text) }

  package static let head = GitRevision("HEAD")
}
