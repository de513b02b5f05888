import CRecurse
import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The other end of an inspection's socket.
final class SocketReader {
  private let descriptor: Int32
  private(set) var bytes: [UInt8] = []

  init(_ path: String) throws {
    descriptor = recurse_socket_connect(path)
    try #require(descriptor >= 0, "\(path): \(String(cString: strerror(recurse_error())))")
  }

  deinit { close(descriptor) }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Reads until the text fulfils a condition.
  func read(until isEnough: (String) -> Bool) throws {
    while !isEnough(text) {
      try #require(readMore(), "the socket ended after: \(text.suffix(400))")
    }
  }

  /// Reads until the other end is closed.
  func readToEnd() { while readMore() {} }

  /// Waits for more, and returns whether there is any.
  private func readMore() -> Bool {
    var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&waited, 1, 20_000) == 1 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = readBytes(descriptor, &buffer)
    guard count > 0 else { return false }
    bytes += buffer.prefix(count)
    return true
  }
}

/// `read(2)`, which the methods of ``SocketReader`` hide.
private func readBytes(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  read(descriptor, &buffer, buffer.count)
}
