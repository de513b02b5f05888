import CRecurse

/// A file for output beside the screen, named by a variable of the environment: a recording, a
/// trace, a log.
///
/// It may hold secrets, and its path comes from elsewhere. So it is a regular file of the user's
/// own, with one name, that nobody else can read, and to which no other app writes. A process with
/// more rights than its user writes none.
package final class SideFile {
  private let variable: String
  private let path: String
  package private(set) var descriptor: Int32
  /// The system's error when writing failed.
  package private(set) var failure: String?

  /// Whether the present content of the file is replaced or kept.
  package enum Contents { case replaced, kept }

  /// Opens or makes the file.
  package init(variable: String, path: String, contents: Contents) throws(TerminalError) {
    self.variable = variable
    self.path = path
    descriptor = recurse_file_open_own_to_write(path, contents == .kept)
    guard descriptor >= 0 else { throw error(fileRefusal(Int(descriptor)) ?? Self.reason) }
    if contents == .replaced {
      guard recurse_file_lock(descriptor) else {
        throw refuse(recurse_error() == EWOULDBLOCK ? "another program writes to it" : Self.reason)
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

  /// Writes all bytes. If that fails, the rest is lost and ``failure`` has the reason.
  package func write(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes
    while descriptor >= 0, !rest.isEmpty {
      let count = writeBytes(descriptor, rest)
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if recurse_error() != EINTR {
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

  private static var reason: String { String(cString: strerror(recurse_error())) }
}

/// The reason that a `recurse_file_` function gives in a negative result, in words; `nil` if it is
/// the system's, which `recurse_error` has.
package func fileRefusal(_ result: Int) -> String? {
  switch result {
  case Int(RECURSE_FILE_NOT_REGULAR): "it is no regular file"
  case Int(RECURSE_FILE_NOT_OWN): "it belongs to another user"
  case Int(RECURSE_FILE_IS_LINK): "it is a link"
  case Int(RECURSE_FILE_NOT_SOCKET): "it is no socket"
  case Int(RECURSE_FILE_PRIVILEGED): "this program has more rights than its user"
  default: nil
  }
}

// Outside the type, whose methods hide the C library's names.

private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
