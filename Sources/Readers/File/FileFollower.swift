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

  private(set) var lines: LogFile
  private let follows: Bool
  private var file: OpenFile?
  /// The last bytes that were read.
  private var tail: [UInt8] = []
  /// The reason why the last part could not be read.
  private var failure: OpenFileError?
  /// The size of the file when it was found to be compressed.
  private var compressedSize: Int?

  init(_ path: String, follows: Bool) {
    lines = LogFile(path)
    self.follows = follows
  }

  /// Whether everything that is there was read, or nothing can be.
  var isAtEnd: Bool {
    if case .reading = lines.status { false } else { true }
  }

  /// Whether nothing will change any more.
  var hasEnded: Bool { !follows && isAtEnd }

  /// Reads what is there, a part at most.
  ///
  /// - Returns: whether anything has changed.
  mutating func step() -> Bool {
    let (status, changes) = (lines.status, lines.change?.count)
    if file == nil { _ = open() }
    guard let file else { return lines.status != status }
    let size = file.size
    if size < lines.size || size > lines.size && hasOtherTail(file) {
      lines.restart()
      tail = []
      lines.note(.truncated)
    }
    if compressedSize != size { compressedSize = nil }
    let hasRead = lines.size < size && compressedSize == nil && read(file, upTo: size)
    if !hasRead || lines.size >= size { lookAtPath(of: file) }
    return hasRead || lines.status != status || lines.change?.count != changes
  }

  /// Opens the file that has the path now. Its lines follow those of the last one.
  ///
  /// - Returns: whether it can be read.
  private mutating func open() -> Bool {
    do throws(OpenFileError) {
      let file = try OpenFile.open(lines.path)
      (self.file, tail, compressedSize, failure) = (file, [], nil, nil)
      lines.begin(file)
      lines.status = .reading(0)
      return true
    } catch {
      lines.status = LogFile.Status(error)
      return false
    }
  }

  /// Reads the next part of the file.
  ///
  /// - Returns: whether there was one.
  private mutating func read(_ file: OpenFile, upTo size: Int) -> Bool {
    do throws(OpenFileError) {
      if lines.size == 0, let program = CompressedFile.program(of: try file.read(0..<8)) {
        compressedSize = size
        lines.status = .unreadable(.compressed(by: program))
        return false
      }
      let bytes = try file.read(lines.size..<min(size, lines.size + Self.stepBytes))
      guard !bytes.isEmpty else { return false }
      lines.append(bytes)
      tail = Array((tail + bytes.suffix(Self.tailBytes)).suffix(Self.tailBytes))
      lines.status = .reading(min(1, Double(lines.size) / Double(size)))
      failure = nil
      return true
    } catch {
      failure = error
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
    case file.identity?:
      if let failure {
        lines.status = LogFile.Status(failure)
      } else if compressedSize == nil {
        lines.status = follows ? .following : .complete
      }
    default:
      // What was written to the old one until now comes first.
      guard file.size <= lines.size || compressedSize != nil || failure != nil else { return }
      if open() { lines.note(.replaced) }
    }
  }
}

/// Files that are compressed, known by their first bytes.
private enum CompressedFile {
  private static let signatures: [(program: String, bytes: [UInt8])] = [
    ("gzip", [0x1F, 0x8B]), ("zstd", [0x28, 0xB5, 0x2F, 0xFD]),
    ("xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]), ("lz4", [0x04, 0x22, 0x4D, 0x18]),
    ("bzip2", [0x42, 0x5A, 0x68, 0x39, 0x31, 0x41, 0x59]),
  ]

  /// Returns the program that reads the file; `nil` if it is not compressed.
  static func program(of bytes: [UInt8]) -> String? {
    signatures.first { bytes.starts(with: $0.bytes) }?.program
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
