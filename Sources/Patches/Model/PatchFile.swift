/// One file of a patch.
public struct PatchFile: Identifiable, Equatable, Sendable {
  /// The name of a file in its patch: the path, and how often the path came before.
  public struct ID: Hashable, Sendable {
    public let path: String
    public let occurrence: Int

    public init(path: String, occurrence: Int = 0) {
      self.path = path
      self.occurrence = occurrence
    }
  }

  public internal(set) var id: ID
  /// The path before the change, or nil if there was no file.
  public internal(set) var oldPath: String?
  /// The path after the change, or nil if there is no file.
  public internal(set) var newPath: String?
  public internal(set) var kind = PatchFileKind.modified
  /// Says whether the file is no text, whatever its kind.
  public internal(set) var isBinary = false
  /// The mode before the change if the patch tells it, such as `100644`.
  public internal(set) var oldMode: String?
  /// The mode after the change if the patch tells it.
  public internal(set) var newMode: String?
  public internal(set) var hunks: [PatchHunk] = []

  let source: PatchSource
  let proseLines: Range<Int>
  let headLines: Range<Int>
  let binaryLines: Range<Int>

  /// The lines before the file that are no patch, such as the message of its commit.
  public var prose: [String] { source.strings(proseLines) }

  /// The lines from `diff` to `+++` as written.
  public var headerLines: [String] { source.strings(headLines) }

  /// The path to show: the new one, or else the old one.
  public var path: String { newPath ?? oldPath ?? "" }

  /// Says whether the patch compares the file with those of several parents of a merge.
  public var isCombined: Bool {
    source.starts(headLines.lowerBound, with: "diff --c")
      || hunks.contains { $0.isCombined }
  }

  public static func == (left: PatchFile, right: PatchFile) -> Bool {
    left.id == right.id && left.kind == right.kind && left.hunks == right.hunks
      && left.source.raw(left.proseLines) == right.source.raw(right.proseLines)
      && left.source.raw(left.headLines) == right.source.raw(right.headLines)
      && left.source.raw(left.binaryLines) == right.source.raw(right.binaryLines)
  }

  package var rawParts: [ArraySlice<UInt8>] {
    [proseLines, headLines, binaryLines].map(source.raw) + hunks.map(\.raw)
  }
}

/// The change that happens to a file.
public enum PatchFileKind: Hashable, Sendable {
  case modified
  case added
  case deleted
  /// It has another path. The similarity is in percent.
  case renamed(similarity: Int?)
  /// It is made from another file. The similarity is in percent.
  case copied(similarity: Int?)
  /// Only its mode is another.
  case modeChanged
  /// It is no text and was there before.
  case binary
}
