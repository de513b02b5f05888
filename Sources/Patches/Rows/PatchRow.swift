/// One row of a view of a patch.
package enum PatchRow: Hashable, Sendable {
  /// A line of the text that is no patch, such as one of a commit's message: its place among all
  /// lines of the text.
  case prose(Int)
  /// The header of a file, which is a place among the files of the patch.
  case file(Int)
  /// The header of a hunk, which is a place among the hunks of the file.
  case hunk(file: Int, hunk: Int)
  /// A line, which is a place among the lines of the hunk.
  case line(file: Int, hunk: Int, line: Int)
  /// Lines side by side. Nil stands for a gap.
  case pair(file: Int, hunk: Int, old: Int?, new: Int?)
  /// Lines of a hunk that are the same in both files and are not shown.
  case equal(file: Int, hunk: Int, lines: Range<Int>)
}

/// A part that a view of a patch can fold to one row.
package enum PatchFold: Hashable, Sendable {
  case file(PatchFile.ID)
  case hunk(PatchHunk.ID)
  /// Lines that are the same in both files, of which the first is a place among those of the hunk.
  case equal(PatchHunk.ID, line: Int)
}

/// The arrangement of the lines of a patch.
package enum PatchRowStyle: Hashable, Sendable {
  /// Removed and added lines one below the other.
  case unified
  /// The old file on the left and the new one on the right.
  case sideBySide
}
