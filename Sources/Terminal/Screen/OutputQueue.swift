import CRecurse

/// Bytes for the terminal. Those that a write did not accept are kept for the next write.
struct OutputQueue {
  /// `write(2)`: the number of accepted bytes, or -1 and `errno`.
  typealias Write = (UnsafeRawBufferPointer) -> Int

  private let write: Write
  private var bytes: [UInt8] = []
  private var start = 0
  /// The number of calls of ``write``, and of accepted bytes.
  private(set) var writes = 0
  private(set) var written = 0
  /// Whether the terminal was closed: all bytes are discarded.
  private(set) var isClosed = false
  /// Records the bytes.
  var recording: SessionRecording?

  init(write: @escaping Write) { self.write = write }

  /// Writes to a non-blocking descriptor.
  init(descriptor: Int32) {
    self.init { buffer in
      // Not while another thread restores the terminal, and not after that.
      CrashGuard.completing {
        writeBytes(descriptor, buffer)
      }
    }
  }

  var count: Int { bytes.count - start }
  var isEmpty: Bool { start == bytes.count }

  mutating func append(_ more: some Sequence<UInt8>) {
    guard !isClosed else { return }
    let count = bytes.count
    bytes.append(contentsOf: more)
    recording?.output(bytes[count...])
  }

  /// Writes until all bytes are written or the terminal is blocked.
  mutating func flush() {
    recording?.flushOutput()
    while start < bytes.count {
      let taken = bytes.withUnsafeBytes { write(UnsafeRawBufferPointer(rebasing: $0[start...])) }
      writes += 1
      if taken > 0 {
        start += taken
        written += taken
      } else if taken < 0 && recurse_error() == EINTR {
        continue
      } else if taken < 0 && recurse_error() != EAGAIN {
        isClosed = true
        start = bytes.count
      } else {
        return
      }
    }
    bytes.removeAll(keepingCapacity: true)
    start = 0
  }

  /// Discards the bytes that the terminal did not accept.
  mutating func discard() {
    bytes.removeAll(keepingCapacity: true)
    start = 0
  }
}

/// `write(2)`, which ``OutputQueue/write`` hides in its type.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
