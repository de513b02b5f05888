/// Parts of a patch that are chosen: whole files, hunks or single lines.
public struct PatchSelection: Equatable, Sendable {
  private var files: Set<PatchFile.ID> = []
  private var hunks: Set<PatchHunk.ID> = []
  private var lines: [PatchHunk.ID: Set<Int>] = [:]

  public init() {}

  public var isEmpty: Bool { files.isEmpty && hunks.isEmpty && lines.isEmpty }

  /// Chooses all of a file: its hunks, its mode, or its content if it is no text.
  public mutating func insert(_ file: PatchFile.ID) { files.insert(file) }

  /// Chooses all lines of a hunk.
  public mutating func insert(_ hunk: PatchHunk.ID) { hunks.insert(hunk) }

  /// Chooses a line, which is a place among the lines of the hunk.
  public mutating func insert(line: Int, of hunk: PatchHunk.ID) {
    lines[hunk, default: []].insert(line)
  }

  public func contains(_ file: PatchFile.ID) -> Bool { files.contains(file) }

  public func contains(_ hunk: PatchHunk.ID) -> Bool {
    hunks.contains(hunk) || files.contains(hunk.file)
  }

  public func contains(line: Int, of hunk: PatchHunk.ID) -> Bool {
    contains(hunk) || lines[hunk]?.contains(line) ?? false
  }
}

/// A part of a patch that a person chooses: a file or a hunk.
public enum PatchPart: Hashable, Sendable {
  case file(PatchFile.ID)
  case hunk(PatchHunk.ID)
}

extension PatchPart {
  /// The file, or that of the hunk.
  public var file: PatchFile.ID {
    switch self {
    case .file(let file): file
    case .hunk(let hunk): hunk.file
    }
  }
}

extension Patch {
  /// Returns whether the patch has a part.
  public func contains(_ part: PatchPart) -> Bool {
    files.contains { file in
      guard file.id == part.file else { return false }
      if case .hunk(let hunk) = part { return file.hunks.indices.contains(hunk.index) }
      return true
    }
  }
}

extension PatchSelection {
  /// Chooses a part.
  public init(_ part: PatchPart) {
    switch part {
    case .file(let file): insert(file)
    case .hunk(let hunk): insert(hunk)
    }
  }
}

/// The use of the chosen parts of a patch, which decides about the parts that are not chosen.
public enum PatchUse: Hashable, Sendable {
  /// The patch goes to `git apply --cached`. The index holds the old side.
  case staging
  /// The patch goes to `git apply --cached --reverse`. The index holds the new side.
  case unstaging
}
