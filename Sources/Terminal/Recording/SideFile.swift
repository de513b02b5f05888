#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that a variable of the environment names for what is not for the screen: a recording, a
/// trace, a log.
///
/// It never holds the app: a pipe is not waited for, neither for a reader nor for room. A terminal is
/// refused, for it shows the app, and so is a file that another app writes to.
package final class SideFile {
  private let variable: String
  private let path: String
  package private(set) var descriptor: Int32
  /// What the system said when the file took no more.
  package private(set) var failure: String?

  /// What happens to what the file has in it.
  package enum Contents { case replaced, kept }

  /// Opens the file, or makes it.
  package init(
    variable: String, path: String, permissions: mode_t, contents: Contents
  ) throws(TerminalError) {
    self.variable = variable
    self.path = path
    let flags = O_WRONLY | O_CREAT | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    descriptor = open(path, contents == .kept ? flags | O_APPEND : flags, permissions)
    guard descriptor >= 0 else { throw error(Self.reason) }
    guard isatty(descriptor) == 0 else { throw refuse("it is a terminal") }
    if contents == .replaced {
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        throw refuse(errno == EWOULDBLOCK ? "another program writes to it" : Self.reason)
      }
      _ = ftruncate(descriptor, 0)
    }
  }

  deinit { close() }

  package func close() {
    guard descriptor >= 0 else { return }
    closeDescriptor(descriptor)
    descriptor = -1
  }

  /// Writes all. What the file does not take is lost, and ``failure`` says why.
  package func write(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes
    while descriptor >= 0, !rest.isEmpty {
      let count = writeBytes(descriptor, rest)
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if errno != EINTR {
        failure = Self.reason
        close()
      }
    }
  }

  private func refuse(_ reason: String) -> TerminalError {
    close()
    return error(reason)
  }

  package func error(_ reason: String) -> TerminalError {
    .system("\(variable): \(path.terminalSafeLine) cannot be written: \(reason)")
  }

  private static var reason: String { String(cString: strerror(errno)) }
}

// Outside the type, whose methods hide the C library's names.

private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
