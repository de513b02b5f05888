import CRecurse

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A regular file that is read once.
struct ImageFile {
  let path: String

  /// Reads all bytes, if there are not too many. Never waits for what a FIFO or a device might
  /// bring.
  func bytes(maximum: Int) throws(ImageError) -> [UInt8] {
    // A path ends at such a byte for the system, which would open another file.
    guard !path.utf8.contains(0) else {
      throw .cannotRead(path: path, reason: "its name has a zero byte")
    }
    var facts = recurse_file_facts()
    // Opening a FIFO, even without waiting, would let its writer go on, which then has no reader.
    if recurse_file_get_facts_at(path, &facts) { try check(facts, maximum) }
    let descriptor = recurse_file_open_to_read(path)
    guard descriptor >= 0 else { throw systemError() }
    defer { close(descriptor) }
    guard recurse_file_get_facts(descriptor, &facts) else { throw systemError() }
    try check(facts, maximum)
    var failed = false
    // Unsafe for the system's call, which writes the bytes.
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(facts.size)) { buffer, count in
      let got = recurse_file_read_at(descriptor, buffer.baseAddress, Int(facts.size), 0)
      failed = got < 0
      count = max(0, got)
    }
    if failed { throw systemError() }
    return bytes
  }

  private func check(_ facts: recurse_file_facts, _ maximum: Int) throws(ImageError) {
    guard facts.is_regular else {
      let reason = facts.is_directory ? "it is a folder" : "it is not a file"
      throw .cannotRead(path: path, reason: reason)
    }
    guard facts.size <= Int64(max(0, maximum)) else {
      throw .fileTooLarge(path: path, maximumBytes: maximum)
    }
  }

  /// The reason of the last call.
  private func systemError() -> ImageError {
    .cannotRead(path: path, reason: String(cString: strerror(recurse_error())))
  }
}
