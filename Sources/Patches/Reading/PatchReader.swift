/// Reads the files of a patch line by line.
struct PatchReader {
  let source: PatchSource
  private(set) var files: [PatchFile] = []
  /// The first line that no file holds yet.
  private(set) var proseStart = 0
  private var line = 0
  private var occurrences: [String: Int] = [:]

  init(source: PatchSource) {
    self.source = source
  }

  mutating func read() {
    while line < source.count {
      if let header = FileHeader(at: line, in: source) {
        readFile(header)
      } else if !readLateHunk() {
        line += 1
      }
    }
  }

  private mutating func readFile(_ header: FileHeader) {
    let (oldPath, newPath) = header.paths
    let path = newPath ?? oldPath ?? ""
    let id = PatchFile.ID(path: path, occurrence: occurrences[path, default: 0])
    occurrences[path, default: 0] += 1
    var file = PatchFile(
      id: id, oldPath: oldPath, newPath: newPath, isBinary: header.isBinary,
      oldMode: header.oldMode, newMode: header.newMode, source: source,
      proseLines: proseStart..<line, headLines: header.start..<header.end,
      binaryLines: header.end..<header.binaryEnd)
    line = header.binaryEnd
    while let hunk = hunk(of: file) {
      file.hunks.append(hunk)
      line = hunk.end
    }
    file.kind = header.kind(hasHunks: !file.hunks.isEmpty)
    proseStart = line
    files.append(file)
  }

  /// Reads a hunk that follows lines for which the numbers of the hunk before left no room.
  private mutating func readLateHunk() -> Bool {
    guard let last = files.indices.last, !files[last].hunks.isEmpty,
      let hunk = hunk(of: files[last])
    else { return false }
    files[last].hunks[files[last].hunks.count - 1].end = line
    files[last].hunks.append(hunk)
    line = hunk.end
    proseStart = line
    return true
  }

  private func hunk(of file: PatchFile) -> PatchHunk? {
    let id = PatchHunk.ID(file: file.id, index: file.hunks.count)
    return HunkReader.hunk(at: line, in: source, id: id)
  }
}

extension Patch {
  /// Reads the text of a diff.
  public init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// Reads the bytes of a diff, as files of it may be in any encoding.
  public init(bytes: some Sequence<UInt8>) {
    let source = PatchSource(Array(bytes))
    var reader = PatchReader(source: source)
    reader.read()
    self.init(
      files: reader.files, source: source, endLines: reader.proseStart..<source.count)
  }
}
