/// Lines of a file that change together, with some lines around them.
package struct PatchHunk: Identifiable, Equatable, Sendable {
  /// What names a hunk in its patch: the file, and the place among the hunks of the file.
  package struct ID: Hashable, Sendable {
    package let file: PatchFile.ID
    package let index: Int

    package init(file: PatchFile.ID, index: Int) {
      self.file = file
      self.index = index
    }
  }

  package let id: ID
  /// The lines of the old file, or of the first parent of a merge.
  package let old: LineSpan
  /// The lines of the new file.
  package let new: LineSpan
  /// The lines in the other parents of a merge.
  package let otherParents: [LineSpan]
  /// The text after the numbers, which names the function or the section.
  package let heading: String
  package let lines: PatchLines

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

  package var isCombined: Bool { !otherParents.isEmpty }

  /// The line with the numbers as written.
  package var header: String { lines.source.trimmed(lines.start - 1).string }

  /// Says whether the hunk holds as many lines as its numbers say.
  package var isWhole: Bool { lines.isWhole && end == lines.end }

  package static func == (left: PatchHunk, right: PatchHunk) -> Bool {
    left.id == right.id && left.raw == right.raw
  }

  var raw: ArraySlice<UInt8> { lines.source.raw(lines.start - 1..<end) }
}

/// A run of lines in a file. The first line has the number 1.
package struct LineSpan: Hashable, Sendable {
  /// The number of the first line. If the span is empty it is that of the line before.
  package var start: Int
  package var count: Int

  package init(start: Int, count: Int) {
    self.start = start
    self.count = count
  }

  /// The number of the first line, or of the line that would be the first.
  var first: Int { count == 0 ? start + 1 : start }

  init(first: Int, count: Int) {
    self.init(start: count == 0 ? first - 1 : first, count: count)
  }
}
