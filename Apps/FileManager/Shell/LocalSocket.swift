#if os(Linux)
  import Foundation

  /// A socket of this machine. Its name is in no folder, so nothing is left of it.
  enum LocalSocket {
    /// - Returns: a socket that waits for connections, or `nil` if the name is taken.
    static func listen(_ name: String) -> Int32? {
      open(name) { bind($0, $1, $2) == 0 && Foundation.listen($0, 1) == 0 }
    }

    /// - Returns: a connection, or `nil` if nobody waits for it.
    static func connect(to name: String) -> Int32? {
      open(name) { Foundation.connect($0, $1, $2) == 0 }
    }

    /// Sends all bytes, and waits for that.
    ///
    /// - Returns: whether the other side takes them.
    static func send(_ bytes: some Collection<UInt8>, to connection: Int32) -> Bool {
      let bytes = Array(bytes)
      var sent = 0
      while sent < bytes.count {
        let count = Foundation.send(
          connection, Array(bytes[sent...]), bytes.count - sent, Int32(MSG_NOSIGNAL))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }

    private static func open(
      _ name: String, _ use: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Bool
    ) -> Int32? {
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      let start = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 0
      let room = MemoryLayout<sockaddr_un>.size - start - 1
      guard name.utf8.count <= room else { return nil }
      // A zero at the beginning means that the name is no path.
      withUnsafeMutableBytes(of: &address) { bytes in
        for (index, byte) in name.utf8.enumerated() { bytes[start + 1 + index] = byte }
      }
      let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue
      let descriptor = socket(AF_UNIX, Int32(kind), 0)
      guard descriptor >= 0 else { return nil }
      let size = socklen_t(start + 1 + name.utf8.count)
      // The system takes the address of each family by the type that all have in common.
      let isReady = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { use(descriptor, $0, size) }
      }
      guard isReady else {
        close(descriptor)
        return nil
      }
      return descriptor
    }
  }
#endif
