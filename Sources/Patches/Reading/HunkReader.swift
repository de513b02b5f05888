/// Reads the lines of one hunk, as many as its header says and as the text holds.
struct HunkReader {
  private let source: PatchSource
  private let header: HunkHeader
  private let start: Int
  private var line: Int
  private var places: [PatchLines.Place] = []
  private var parentsLeft: [Int]
  private var newLeft: Int
  private var old: UInt32 = 0
  private var new: UInt32 = 0

  /// Reads the hunk whose header is at a line, or returns nil if there is no header.
  static func hunk(at line: Int, in source: PatchSource, id: PatchHunk.ID) -> PatchHunk? {
    guard source.starts(line, with: "@@"), let header = HunkHeader(source.trimmed(line))
    else { return nil }
    var reader = HunkReader(source: source, header: header, line: line + 1)
    return PatchHunk(id: id, header: header, lines: reader.read())
  }

  private init(source: PatchSource, header: HunkHeader, line: Int) {
    self.source = source
    self.header = header
    self.line = line
    start = line
    parentsLeft = header.parents.map(\.count)
    newLeft = header.new.count
  }

  private var isWhole: Bool { newLeft == 0 && parentsLeft.allSatisfy { $0 == 0 } }

  private mutating func read() -> PatchLines {
    while line < source.count, !isWhole, !startsFile {
      if source.starts(line, with: "\\ "), !places.isEmpty {
        line += 1
      } else if !take() {
        break
      }
    }
    if source.starts(line, with: "\\ "), !places.isEmpty { line += 1 }
    return PatchLines(
      source: source, start: start, end: line, places: places, width: header.parents.count,
      firstOld: header.parents[0].first, firstNew: header.new.first, isWhole: isWhole)
  }

  /// Takes a line into the hunk if the numbers of all its files leave room for it.
  private mutating func take() -> Bool {
    let content = source.content(line)
    guard let prefix = LinePrefix(content, width: header.parents.count),
      prefix.kind == .removed || newLeft > 0
    else { return false }
    for parent in parentsLeft.indices where isIn(parent, content, prefix.kind) {
      guard parentsLeft[parent] > 0 else { return false }
    }
    places.append(PatchLines.Place(line: UInt32(line - start), old: old, new: new))
    for parent in parentsLeft.indices where isIn(parent, content, prefix.kind) {
      parentsLeft[parent] -= 1
    }
    if prefix.isInFirstParent { old += 1 }
    if prefix.kind != .removed {
      newLeft -= 1
      new += 1
    }
    line += 1
    return true
  }

  private func isIn(_ parent: Int, _ content: ArraySlice<UInt8>, _ kind: PatchLine.Kind) -> Bool {
    let byte = parent < content.count ? content[content.startIndex + parent] : nil
    return LinePrefix.isInParent(byte, kind: kind)
  }

  /// Says whether a file without a `diff` line starts here, as the numbers said too much.
  private var startsFile: Bool {
    source.starts(line, with: "--- ") && source.starts(line + 1, with: "+++ ")
      && source.starts(line + 2, with: "@@ -") && !(parentsLeft == [1] && newLeft == 1)
  }
}
