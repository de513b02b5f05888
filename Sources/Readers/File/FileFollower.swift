/// Finds the lines of a file and follows it, a step at a time.
///
///     absent ── there ──▶ reading ── at its end ──▶ waiting ──┐
///       ▲                    ▲  ▲─────── more bytes ──────────┤
///       │                    ├── fewer or other bytes: anew ──┤
///       │                    └── another file at the path ────┤
///       └── cannot be read                    gone: waits ────┘
struct FileFollower: Sendable {
  /// The bytes that one step reads.
  private static let stepBytes = 8 << 20
  /// The last bytes that were read are compared, to notice that a file was written anew.
  private static let tailBytes = 64
  /// The bytes that say whether a file is compressed.
  private static let signatures: [(program: String, bytes: [UInt8])] = [
    ("gzip", [0x1F, 0x8B]), ("zstd", [0x28, 0xB5, 0x2F, 0xFD]),
    ("xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]), ("bzip2", [0x42, 0x5A, 0x68]),
    ("lz4", [0x04, 0x22, 0x4D, 0x18]),
  ]

  private(set) var lines: LogFile
  private let follows: Bool
  private var file: OpenFile?
  /// The last bytes that were read.
  private var tail: [UInt8] = []
  private var isCompressed = false

  init(_ path: String, follows: Bool) {
    lines = LogFile(path)
    self.follows = follows
  }

  /// True if nothing will change any more.
  var hasEnded: Bool {
    guard !follows else { return false }
    switch lines.status {
    case .reading: return false
    case .following, .complete, .missing, .unreadable: return true
    }
  }

  /// Reads what is there, a part at most.
  ///
  /// - Returns: whether anything has changed.
  mutating func step() -> Bool {
    let (status, changes) = (lines.status, lines.change?.count)
    if file == nil { open() }
    guard let file else { return lines.status != status }
    let size = file.size
    if size < lines.size || size > lines.size && hasOtherTail(file) {
      lines.restart()
      tail = []
      lines.note(.truncated)
      isCompressed = false
    }
    let hasRead = read(file, upTo: size)
    if lines.size >= size || isCompressed { lookAtPath(of: file) }
    return hasRead || lines.status != status || lines.change?.count != changes
  }

  private mutating func open() {
    do throws(OpenFileError) {
      let file = try OpenFile.open(lines.path)
      self.file = file
      lines.begin(file)
      lines.status = .reading(0)
    } catch {
      lines.status = LogFile.Status(error)
    }
  }

  private mutating func read(_ file: OpenFile, upTo size: Int) -> Bool {
    guard lines.size < size, !isCompressed else { return false }
    do throws(OpenFileError) {
      let bytes = try file.read(lines.size..<min(size, lines.size + Self.stepBytes))
      if lines.size == 0, let found = Self.signatures.first(where: { bytes.starts(with: $0.bytes) })
      {
        isCompressed = true
        lines.status = .unreadable(.compressed(by: found.program))
        return true
      }
      guard !bytes.isEmpty else { return false }
      lines.append(bytes)
      tail = Array((tail + bytes.suffix(Self.tailBytes)).suffix(Self.tailBytes))
      lines.status = .reading(min(1, Double(lines.size) / Double(size)))
      return true
    } catch {
      lines.status = LogFile.Status(error)
      return false
    }
  }

  /// Returns whether other bytes are now where the last ones were read: the file was written anew,
  /// and has grown beyond its old end since.
  private func hasOtherTail(_ file: OpenFile) -> Bool {
    guard !tail.isEmpty else { return false }
    return (try? file.read(lines.size - tail.count..<lines.size)) != tail
  }

  /// Looks whether another file has the path now, once all of this one is read.
  private mutating func lookAtPath(of file: OpenFile) {
    switch FileIdentity(at: lines.path) {
    case nil: lines.status = .missing
    case file.identity?: if !isCompressed { lines.status = follows ? .following : .complete }
    default:
      guard let next = try? OpenFile.open(lines.path) else { return }
      (self.file, tail) = (next, [])
      isCompressed = false
      lines.begin(next)
      lines.note(.replaced)
      lines.status = .reading(0)
    }
  }
}

extension LogFile.Status {
  fileprivate init(_ error: OpenFileError) {
    switch error {
    case .missing: self = .missing
    case .directory: self = .unreadable(.directory)
    case .special: self = .unreadable(.special)
    case .system(let reason): self = .unreadable(.system(reason))
    }
  }
}
