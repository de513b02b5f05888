/// The lines before the hunks of a file.
struct FileHeader {
  let source: PatchSource
  let start: Int
  var end: Int
  /// The end of the encoded content that follows the header of a binary file.
  var binaryEnd: Int
  var form = Form.plain
  var isBinary = false
  var oldMode: String?
  var newMode: String?
  var similarity: Int?
  var isAdded = false
  var isDeleted = false
  var hasIndex = false
  /// The paths of a rename or a copy, which have no prefix.
  var origin: String?
  var target: String?
  var isCopy = false
  /// The lines that start with `---` and `+++`.
  var oldLine: Int?
  var newLine: Int?

  enum Form { case git, combined, plain }

  /// Reads the header that starts at a line, or returns nil if none does.
  init?(at line: Int, in source: PatchSource) {
    self.source = source
    start = line
    end = line
    binaryEnd = line
    if source.starts(line, with: "diff --git ") {
      form = .git
    } else if source.starts(line, with: "diff --cc ")
      || source.starts(line, with: "diff --combined ")
    {
      form = .combined
    } else if !startsPlain() {
      return nil
    }
    if source.starts(line, with: "diff ") { end += 1 }
    if form != .plain { readExtended() }
    readNames()
    readBinary()
  }

  private func startsPlain() -> Bool {
    if source.starts(start, with: "--- ") {
      return source.starts(start + 1, with: "+++ ")
        && (start + 2 == source.count || source.starts(start + 2, with: "@@"))
    }
    return source.starts(start, with: "diff ")
      && (source.starts(start + 1, with: "--- ") && source.starts(start + 2, with: "+++ ")
        || source.starts(start + 1, with: "Binary files "))
  }

  private mutating func readNames() {
    guard source.starts(end, with: "--- ") else { return }
    guard end + 1 == source.count || source.starts(end + 1, with: "+++ ") else { return }
    oldLine = end
    end += 1
    guard end < source.count else { return }
    newLine = end
    end += 1
  }

  private mutating func readBinary() {
    binaryEnd = end
    if source.starts(end, with: "Binary files ") {
      isBinary = true
      end += 1
      binaryEnd = end
    } else if source.starts(end, with: "GIT binary patch") {
      isBinary = true
      binaryEnd += 1
      while source.starts(binaryEnd, with: "literal ") || source.starts(binaryEnd, with: "delta ") {
        while binaryEnd < source.count, !source.trimmed(binaryEnd).isEmpty { binaryEnd += 1 }
        binaryEnd = min(source.count, binaryEnd + 1)
      }
    }
  }
}
