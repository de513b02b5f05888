#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Bytes on their way to the terminal: what a write did not take waits for the next one.
struct OutputQueue {
  /// `write(2)`: how many bytes it took, or -1 and `errno`.
  typealias Write = (UnsafeRawBufferPointer) -> Int

  private let write: Write
  private var bytes: [UInt8] = []
  private var start = 0
  /// Calls of ``write``, and the bytes that they took.
  private(set) var writes = 0
  private(set) var written = 0
  /// The terminal is gone: everything is thrown away.
  private(set) var isClosed = false
  /// Where what is handed to the terminal is written down.
  var recording: SessionRecording?

  init(write: @escaping Write) { self.write = write }

  /// A descriptor that does not block.
  init(descriptor: Int32) {
    self.init { buffer in
      // Not while another thread restores the terminal, nor after it.
      CrashGuard.undisturbed {
        #if canImport(Glibc)
          Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #else
          Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
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

  /// Writes until everything is out or the terminal takes no more.
  mutating func flush() {
    recording?.flushOutput()
    while start < bytes.count {
      let taken = bytes.withUnsafeBytes { write(UnsafeRawBufferPointer(rebasing: $0[start...])) }
      writes += 1
      if taken > 0 {
        start += taken
        written += taken
      } else if taken < 0 && errno == EINTR {
        continue
      } else if taken < 0 && errno != EAGAIN {
        isClosed = true
        start = bytes.count
      } else {
        return
      }
    }
    bytes.removeAll(keepingCapacity: true)
    start = 0
  }

  /// Throws away what the terminal did not take.
  mutating func discard() {
    bytes.removeAll(keepingCapacity: true)
    start = 0
  }
}
