import Foundation

extension Disk {
  /// Makes an empty file. If something has the name, it stays and this fails.
  func makeFile(_ path: RawPath) throws(FileError) {
    close(try create(path, mode: 0o666))
  }

  /// Makes a small file with contents.
  func makeFile(_ path: RawPath, contents: [UInt8]) throws(FileError) {
    let file = try create(path, mode: 0o600)
    defer { close(file) }
    do { try write(contents[...], to: file, path) } catch {
      try? unlink(path)
      throw error
    }
  }

  /// The contents of a small file.
  func contents(of path: RawPath) throws(FileError) -> [UInt8] {
    let file = try open(path)
    defer { close(file) }
    var contents: [UInt8] = []
    while true {
      let part = try read(from: file, path, most: 1 << 16)
      if part.isEmpty { return contents }
      contents += part
    }
  }

  /// Copies a file with its permissions and date. If something has the name, it stays and this
  /// fails. A copy that fails or is cancelled is removed.
  ///
  /// - Parameter step: runs after each chunk with its size, and stops the copy by throwing.
  /// - Returns: the status of the original when it was opened.
  func copyFile(
    _ source: RawPath, to target: RawPath,
    step: (Int) async throws(FileError) -> Void
  ) async throws(FileError) -> FileStatus {
    let input = try open(source)
    defer { close(input) }
    var raw = stat()
    try run(.status, source) { Int(fstat(input, &raw)) }
    let status = FileStatus(raw)
    guard status.kind == .file else { throw .special(source) }
    // Nobody else reads the copy before it has the permissions of the original.
    let output = try create(target, mode: 0o600)
    defer { close(output) }
    do {
      // The system counts in blocks of this size, whatever the disk has.
      let isSparse = Int64(raw.st_blocks) * 512 < status.size
      var contents = ContentCopy(
        disk: self, source: source, input: input, target: target, output: output)
      try await contents.run(isSparse: isSparse, step: step)
      try setAttributes(status, of: target)
    } catch {
      do { try unlink(target) } catch _ { throw .leftover(target, because: error) }
      throw error
    }
    return status
  }

  /// Opens a file for reading. A pipe neither blocks nor is followed through a link.
  func open(_ path: RawPath) throws(FileError) -> Int32 {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    return Int32(try run(.open, path) { Int(Foundation.open(path.cString, flags)) })
  }

  private func create(_ path: RawPath, mode: mode_t) throws(FileError) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let mode = mode & ~Self.mask
    return Int32(try run(.create, path) { Int(Foundation.open(path.cString, flags, mode)) })
  }

  func read(
    from file: Int32, _ path: RawPath, most: Int
  ) throws(FileError) -> [UInt8] {
    var failure: FileError?
    // Zeros that are overwritten would take longer than a small file does.
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
      do throws(FileError) {
        count = try run(.read, path) { Foundation.read(file, buffer.baseAddress, most) }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  func write(
    _ bytes: ArraySlice<UInt8>, to file: Int32, _ path: RawPath
  ) throws(FileError) {
    var rest = bytes
    while !rest.isEmpty {
      // The system may write fewer bytes than it is given.
      let count = try run(.write, path) {
        rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      }
      rest.removeFirst(count)
    }
  }
}
