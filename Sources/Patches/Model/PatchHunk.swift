/// Lines of a file that change together, with some lines around them.
public struct PatchHunk: Identifiable, Equatable, Sendable {
  /// The name of a hunk in its patch: the file, and the place among the hunks of the file.
  public struct ID: Hashable, Sendable {
    public let file: PatchFile.ID
    public let index: Int

    public init(file: PatchFile.ID, index: Int) {
      self.file = file
      self.index = index
    }
  }

  public let id: ID
  /// The lines of the old file, or of the first parent of a merge.
  public let old: LineSpan
  /// The lines of the new file.
  public let new: LineSpan
  /// The lines in the other parents of a merge.
  public let otherParents: [LineSpan]
  /// The text after the numbers, which names the function or the section.
  public let heading: String
  public let lines: PatchLines

  /// The end of all that is kept with the hunk, in lines of the source.
  var end: Int

  init(id: ID, header: HunkHeader, lines: PatchLines) {
    self.id = id
    old = header.parents[0]
    new = header.new
    otherParents = Array(header.parents.dropFirst())
    heading = header.heading
    self.lines = lines
    end = lines.end
  }

  public var isCombined: Bool { !otherParents.isEmpty }

  /// The line with the numbers as written.
  public var header: String { lines.source.trimmed(lines.start - 1).string }

  /// Says whether the hunk holds as many lines as its numbers say.
  public var isWhole: Bool { lines.isWhole && end == lines.end }

  public static func == (left: PatchHunk, right: PatchHunk) -> Bool {
    left.id == right.id && left.raw == right.raw
  }

  var raw: ArraySlice<UInt8> { lines.source.raw(lines.start - 1..<end) }
}

/// A run of lines in a file. The first line has the number 1.
public struct LineSpan: Hashable, Sendable {
  /// The number of the first line. If the span is empty it is that of the line before.
  public var start: Int
  public var count: Int

  public init(start: Int, count: Int) {
    self.start = start
    self.count = count
  }

  /// The number of the first line, or of the line that would be the first.
  var first: Int { count == 0 ? start + 1 : start }

  init(first: Int, count: Int) {
    self.init(start: count == 0 ? first - 1 : first, count: count)
  }
}
