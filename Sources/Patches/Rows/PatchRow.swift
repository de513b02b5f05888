/// One row of a view of a patch.
package enum PatchRow: Hashable, Sendable {
  /// The header of a file, which is a place among the files of the patch.
  case file(Int)
  /// The header of a hunk, which is a place among the hunks of the file.
  case hunk(file: Int, hunk: Int)
  /// A line, which is a place among the lines of the hunk.
  case line(file: Int, hunk: Int, line: Int)
  /// Lines side by side. Nil stands for a gap.
  case pair(file: Int, hunk: Int, old: Int?, new: Int?)
}

/// What a view of a patch can fold to its header.
package enum PatchPart: Hashable, Sendable {
  case file(PatchFile.ID)
  case hunk(PatchHunk.ID)
}

/// How the lines of a patch are shown.
package enum PatchRowStyle: Hashable, Sendable {
  /// Removed and added lines one below the other.
  case unified
  /// The old file on the left and the new one on the right.
  case sideBySide
}
