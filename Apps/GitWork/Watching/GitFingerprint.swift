/// Cheap facts about a repository, to compare with those of a moment later.
///
/// ```swift
/// let now = repository.fingerprint(watching: status.entries.map(\.path))
/// if now.changes(since: last).contains(.index) { … }
/// ```
package struct GitFingerprint: Hashable, Sendable {
  /// Parts that differ between two fingerprints.
  package struct Parts: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// `HEAD`, or what is half done.
    package static let head = Parts(rawValue: 1)
    package static let index = Parts(rawValue: 2)
    /// Branches, tags, stashes or the configuration.
    package static let refs = Parts(rawValue: 4)
    /// The files that were watched.
    package static let files = Parts(rawValue: 8)
  }

  typealias Stamps = [GitPath: SmallFile.Stamp]

  var head: Stamps = [:]
  var index: Stamps = [:]
  var refs: Stamps = [:]
  var files: Stamps = [:]

  /// The parts that changed since an earlier fingerprint.
  package func changes(since earlier: GitFingerprint) -> Parts {
    var parts: Parts = []
    if head != earlier.head { parts.insert(.head) }
    if index != earlier.index { parts.insert(.index) }
    if refs != earlier.refs { parts.insert(.refs) }
    if files != earlier.files { parts.insert(.files) }
    return parts
  }
}

extension GitRepository {
  /// Reads the facts, without git: the times of its files, of the root, and of some paths with
  /// their folders.
  ///
  /// It blocks for a moment: O(folders of refs + paths). A new file in a folder in which no path is
  /// watched is not seen; nor is a file that keeps its size within the clock's grain.
  package func fingerprint(watching paths: [GitPath] = []) -> GitFingerprint {
    var print = GitFingerprint()
    let heads: [GitPath] = [
      "HEAD", "MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "BISECT_LOG", "rebase-merge",
      "rebase-apply", "rebase-merge/msgnum", "rebase-apply/next", "sequencer/todo", "logs/HEAD",
    ]
    print.head = stamps(heads, in: gitFolder)
    print.index = stamps(["index"], in: gitFolder)
    print.refs = stamps(["packed-refs", "config", "logs/refs/stash"], in: commonFolder)
    addFolders(commonFolder.appending("refs"), to: &print.refs, depth: 0)
    var watched = Set<GitPath>([""])
    for path in paths {
      watched.insert(path)
      if let folder = path.parent { watched.insert(folder) }
    }
    print.files = stamps(watched, in: root)
    return print
  }

  private func stamps(
    _ paths: some Sequence<GitPath>, in folder: GitPath
  ) -> GitFingerprint.Stamps {
    var stamps: GitFingerprint.Stamps = [:]
    for path in paths {
      let place = path.bytes.isEmpty ? folder : folder.appending(path)
      stamps[path] = SmallFile.stamp(place)
    }
    return stamps
  }

  /// Git replaces the file of a ref by another one, which changes the folder.
  private func addFolders(
    _ folder: GitPath, to stamps: inout GitFingerprint.Stamps, depth: Int
  ) {
    guard depth < 16, let stamp = SmallFile.stamp(folder), stamp.isFolder else { return }
    stamps[folder] = stamp
    for name in SmallFile.names(folder) {
      addFolders(folder.appending(name), to: &stamps, depth: depth + 1)
    }
  }
}
