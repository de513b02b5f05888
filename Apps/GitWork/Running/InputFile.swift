#if canImport(System)
  import System
#else
  import SystemPackage
#endif
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file without a name that holds the input of a program.
///
/// A pipe would end this process with SIGPIPE if git ended before it has read everything.
struct InputFile {
  let descriptor: FileDescriptor

  init(_ bytes: [UInt8]) throws(GitError) {
    do {
      guard !bytes.isEmpty else {
        descriptor = try .open("/dev/null", .readOnly, options: .closeOnExec)
        return
      }
      let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
      // `mkstemp` writes the name into the array, which is as long before and after.
      var name = Array("\(folder)/git-work-XXXXXX".utf8CString)
      descriptor = FileDescriptor(rawValue: mkstemp(&name))
      guard descriptor.rawValue >= 0 else { throw Errno(rawValue: errno) }
      unlink(name)
      _ = fcntl(descriptor.rawValue, F_SETFD, FD_CLOEXEC)
    } catch {
      throw .system("A temporary file cannot be made: \(error)")
    }
    do {
      try descriptor.writeAll(bytes)
      try descriptor.seek(offset: 0, from: .start)
    } catch {
      try? descriptor.close()
      throw .system("A temporary file cannot be written: \(error)")
    }
  }
}
