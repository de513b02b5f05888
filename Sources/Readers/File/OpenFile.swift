import CRecurse

/// A regular file that is open for reading as long as it is used.
final class OpenFile: Sendable {
  private let descriptor: Int32
  /// The identity of the file, which its path may leave.
  let identity: FileIdentity

  private init(_ descriptor: Int32, _ identity: FileIdentity) {
    self.descriptor = descriptor
    self.identity = identity
  }

  /// Opens the file at a path. Never waits for a FIFO or a device.
  static func open(_ path: String) throws(OpenFileError) -> OpenFile {
    var facts = recurse_file_facts()
    // Opening a FIFO, even without waiting, would let its writer go on, which then has no reader.
    if recurse_file_get_facts_at(path, &facts), !facts.is_regular {
      throw facts.is_directory ? .directory : .special
    }
    let descriptor = recurse_file_open_to_read(path)
    guard descriptor >= 0 else { throw OpenFileError() }
    let isKnown = recurse_file_get_facts(descriptor, &facts)
    let error = isKnown ? facts.is_directory ? .directory : .special : OpenFileError()
    guard isKnown, facts.is_regular else {
      close(descriptor)
      throw error
    }
    return OpenFile(descriptor, FileIdentity(facts))
  }

  deinit { close(descriptor) }

  /// The number of bytes now.
  var size: Int {
    var facts = recurse_file_facts()
    return recurse_file_get_facts(descriptor, &facts) ? Int(facts.size) : 0
  }

  /// Reads bytes.
  ///
  /// - Returns: fewer bytes only at the end of the file.
  func read(_ range: Range<Int>) throws(OpenFileError) -> [UInt8] {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      let got = recurse_file_read_at(
        descriptor, buffer.baseAddress, range.count, Int64(range.lowerBound))
      failed = got < 0
      count = max(0, got)
    }
    if failed { throw OpenFileError() }
    return bytes
  }
}

/// A file on a disk, which keeps its identity when its name changes.
struct FileIdentity: Equatable, Sendable {
  private let device: UInt64
  private let node: UInt64

  init(_ facts: recurse_file_facts) { (device, node) = (facts.device, facts.node) }

  /// The identity of the file to which a path leads now; `nil` if there is none.
  init?(at path: String) {
    var facts = recurse_file_facts()
    guard recurse_file_get_facts_at(path, &facts) else { return nil }
    self.init(facts)
  }
}

/// The reason why a file cannot be read.
enum OpenFileError: Error, Equatable {
  case missing
  case directory
  /// It is a FIFO, a socket or a device.
  case special
  /// The system's reason, in its words.
  case system(String)

  /// The reason of the last call.
  init() {
    let error = recurse_error()
    self = error == ENOENT ? .missing : .system(String(cString: strerror(error)))
  }
}
