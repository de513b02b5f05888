import RecursePatches
import RecurseTerminal
import RecurseWidgets

/// The rows of a patch as the lines of a reader: all of them, or those of one side.
struct DiffLines: LineSource {
  enum Side: Sendable { case both, old, new }

  var rows: PatchRows
  var side = Side.both
  /// The words for a number of lines that are not shown.
  var equalLines: String
  /// The columns for the title of a file.
  var titleColumns: Int

  var lines: Range<Int> { 0..<rows.count }

  func byteCount(of line: Int) -> Int { bytes(of: line).count }

  func bytes(of line: Int) -> ArraySlice<UInt8> {
    let bytes = wholeBytes(of: line)
    guard side != .both, bytes.count > LineCache.pieceBytes else { return bytes }
    // A line has one piece, so that both sides have as many rows.
    return bytes[LineCache.range(ofPiece: 0, in: bytes.prefix(LineCache.pieceBytes))]
  }

  private func wholeBytes(of line: Int) -> ArraySlice<UInt8> {
    switch rows[line] {
    case .line(let file, let hunk, let line):
      return rows.shownBytes(ofLine: line, hunk: hunk, file: file)
    case .pair(let file, let hunk, let old, let new):
      guard let line = side == .new ? new : old else { return [] }
      return rows.shownBytes(ofLine: line, hunk: hunk, file: file)
    case _ where side == .new: return []
    case .prose(let line): return rows.patch.proseBytes(line).visible
    case .file(let file): return Array(title(ofFile: file).utf8)[...].visible
    case .hunk(let file, let hunk):
      return Array(rows.patch.files[file].hunks[hunk].header.utf8)[...].visible
    case .equal(_, _, let lines): return Array(equalLines.with(lines.count).utf8)[...]
    }
  }

  func element(of bytes: ArraySlice<UInt8>) -> TextElement {
    TextElement(text: String(decoding: bytes, as: UTF8.self))
  }

  func text(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> { bytes }

  func hunkLine(_ line: Int, _ hunk: Int, _ file: Int) -> PatchLine {
    rows.patch.files[file].hunks[hunk].lines[line]
  }

  func firstChange(since old: any LineSource) -> Int {
    guard let old = old as? DiffLines, old.side == side, old.equalLines == equalLines,
      old.titleColumns == titleColumns
    else {
      return 0
    }
    return rows.firstDifference(from: old.rows)
  }

  func isEqual(to other: any LineSource) -> Bool {
    guard let other = other as? DiffLines else { return false }
    return side == other.side && equalLines == other.equalLines
      && titleColumns == other.titleColumns && rows.style == other.rows.style
      && rows.toggled == other.rows.toggled && rows.patch == other.rows.patch
  }

  func name(of line: Int) -> Int { rows.sourceLine(at: line) }
  func line(named name: Int) -> Int? { rows.row(ofSourceLine: name) }

  func hasText(of other: any LineSource) -> Bool {
    (other as? DiffLines).map { $0.rows.patch == rows.patch } ?? false
  }

  func unfolded() -> (any LineSource)? {
    var all = self
    all.rows = rows.unfolded
    return all
  }

  func line(_ line: Int, in other: any LineSource) -> Int? {
    (other as? DiffLines).flatMap { rows.row(line, in: $0.rows) }
  }
}

extension PatchRows {
  /// Returns a line of a hunk as it is shown. A carriage return at its end is shown if other lines
  /// of the hunk have none.
  func shownBytes(ofLine line: Int, hunk: Int, file: Int) -> ArraySlice<UInt8> {
    let bytes = patch.files[file].hunks[hunk].lines[line].bytes
    return (hasMixedEnds(hunk: hunk, file: file) ? bytes : bytes.withoutReturn).visible
  }
}

extension DiffLines {
  /// Returns the header of a file: a letter as `git status` has it, its paths, and what changes.
  ///
  /// Where there is too little room, the paths are cut, as the rest is of use only whole. Where
  /// even that leaves none for them, the rest is left out.
  private func title(ofFile index: Int) -> String {
    let file = rows.patch.files[index]
    var parts = [""]
    if let old = file.oldMode, let new = file.newMode, old != new {
      parts.append("\(old) → \(new)")
    }
    if file.isBinary { parts.append("binary") }
    let changes = rows.changes(ofFile: index)
    if changes != (0, 0) { parts.append("+\(changes.added) −\(changes.removed)") }
    let (letter, rest) = (file.kind.letter + " ", parts.joined(separator: "  "))
    let paths = paths(of: file)
    let most = titleColumns - letter.cellWidth
    let room = most - rest.cellWidth
    guard room >= min(Self.leastPath, paths.cellWidth) else {
      return letter + paths.cutInTheMiddle(to: max(1, most))
    }
    return letter + paths.cutInTheMiddle(to: room) + rest
  }

  /// The columns that the paths have beside the rest.
  private static let leastPath = 4

  private func paths(of file: PatchFile) -> String {
    guard let old = file.oldPath, let new = file.newPath, old != new else { return file.path }
    return "\(old) → \(new)"
  }
}

extension String {
  /// The text in a number of columns: its beginning, an ellipsis, and its end.
  fileprivate func cutInTheMiddle(to columns: Int) -> String {
    guard cellWidth > columns else { return self }
    var (start, end): (String, [Character]) = ("", [])
    var (rest, width) = (self[...], 1)
    // The name of a file is at the end of its path, which gets the odd column.
    for takesEnd in sequence(first: true, next: { !$0 }) {
      guard let next = takesEnd ? rest.last : rest.first else { break }
      width += String(next).cellWidth
      guard width <= columns else { break }
      if takesEnd {
        end.append(next)
        rest.removeLast()
      } else {
        start.append(next)
        rest.removeFirst()
      }
    }
    return start + "…" + String(end.reversed())
  }
}

extension PatchFileKind {
  fileprivate var letter: String {
    switch self {
    case .added: "A"
    case .deleted: "D"
    case .renamed: "R"
    case .copied: "C"
    case .modified, .modeChanged, .binary: "M"
    }
  }
}
