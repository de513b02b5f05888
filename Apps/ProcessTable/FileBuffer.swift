#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The contents of a file, for as long as no other is read.
struct FileContents {
  private let bytes: [UInt8]
  let count: Int

  init(_ bytes: [UInt8], count: Int) { (self.bytes, self.count) = (bytes, count) }

  subscript(place: Int) -> UInt8 { bytes[place] }

  func text(_ places: Range<Int>) -> String { String(decoding: bytes[places], as: UTF8.self) }

  func spells(_ name: String, at places: Range<Int>) -> Bool {
    name.utf8.elementsEqual(bytes[places])
  }
}

/// A reader of small files, one after the other into the same memory.
struct FileBuffer {
  private var bytes = [UInt8](repeating: 0, count: 4096)
  private var path: [UInt8] = []
  private var count = 0

  /// The most bytes of a file. A file of `/proc` has less, also on a machine of 4,096 processors.
  private static let limit = 4 << 20

  /// The file that was read last.
  var contents: FileContents { FileContents(bytes, count: count) }

  /// Reads a file below a folder from its beginning.
  ///
  /// - Parameters:
  ///   - number: the process in whose folder the file is; `nil` for one of the system.
  ///   - most: the bytes after which the rest of the file is left.
  /// - Returns: whether there is such a file that can be read.
  mutating func read(
    _ name: String, of number: Int32? = nil, in folder: Int32, most: Int = limit
  ) -> Bool {
    count = 0
    setPath(number, name)
    // The path ends with a zero. A pipe in a made-up folder must not keep the caller waiting.
    let file = path.withUnsafeBytes { path in
      openat(folder, path.assumingMemoryBound(to: CChar.self).baseAddress!, Self.flags)
    }
    guard file >= 0 else { return false }
    defer { close(file) }
    while count < most {
      if count == bytes.count {
        bytes += [UInt8](repeating: 0, count: bytes.count)
      }
      let place = count
      let room = min(bytes.count, most) - place
      // The place and the room after it are within the array.
      let size = bytes.withUnsafeMutableBytes { Self.read(file, $0.baseAddress! + place, room) }
      // A process that ends while it is read has no contents.
      guard size >= 0 else { return false }
      count += size
      // A short read of such a file is its end, but where the room was full there may be more.
      if size < room { break }
    }
    return true
  }

  /// The user to whom a process belongs: the owner of its folder.
  mutating func owner(of number: Int32, in folder: Int32) -> UInt32? {
    setPath(number, "")
    var status = stat()
    // The path ends with a zero.
    let result = path.withUnsafeBytes { path in
      fstatat(folder, path.assumingMemoryBound(to: CChar.self).baseAddress!, &status, 0)
    }
    return result == 0 ? status.st_uid : nil
  }

  private static let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK

  private static func read(_ file: Int32, _ start: UnsafeMutableRawPointer, _ room: Int) -> Int {
    #if canImport(Glibc)
      Glibc.read(file, start, room)
    #else
      Darwin.read(file, start, room)
    #endif
  }

  private mutating func setPath(_ number: Int32?, _ name: String) {
    path.removeAll(keepingCapacity: true)
    if var rest = number {
      repeat {
        path.append(UInt8(ascii: "0") + UInt8(rest % 10))
        rest /= 10
      } while rest > 0
      path.reverse()
      path.append(UInt8(ascii: "/"))
    }
    path += name.utf8
    path.append(0)
  }
}
