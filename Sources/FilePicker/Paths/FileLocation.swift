import RecurseCore

/// The place of a file or folder: a path as the system has it, which need not be text.
///
/// ```swift
/// let file = FileLocation("/etc/hosts")
/// print(file.name, file.parent)  // hosts /etc
/// ```
///
/// A path consists of bytes in any encoding, and `bytes` has them exactly. `string` is the path as
/// text if it is text, and `description` is always safe to show. Double slashes, "." components and
/// a slash at the end are left out, so that equal paths have equal bytes. ".." stays, because
/// across a link it leads to another folder than the text suggests.
public struct FileLocation: Hashable, Sendable {
  /// The path in the system's encoding, without a zero at the end.
  public let bytes: [UInt8]

  /// Creates the location that a text spells in UTF-8.
  public init(_ text: String) { self.init(bytes: text.utf8) }

  /// Creates the location of a path. A zero ends the path, as it does for the system. O(n).
  public init(bytes raw: some Sequence<UInt8>) {
    let raw = raw.prefix { $0 != 0 }
    let components = raw.split(separator: Self.slash).filter { $0 != [Self.dot] }
    let joined = Array(components.joined(separator: [Self.slash]))
    if raw.first == Self.slash {
      bytes = [Self.slash] + joined
    } else {
      bytes = joined.isEmpty ? [Self.dot] : joined
    }
  }

  /// The path as text, or `nil` if it is not UTF-8.
  public var string: String? { String(validating: bytes, as: UTF8.self) }

  /// The last component, as text that is safe to show. The root has the name "/".
  public var name: String { isRoot ? "/" : String(terminalSafeName: nameBytes) }

  /// The folder that contains this. The root is its own parent.
  public var parent: FileLocation {
    guard let slash = bytes.lastIndex(of: Self.slash) else { return FileLocation(".") }
    return FileLocation(bytes: slash == 0 ? [Self.slash] : bytes[..<slash])
  }

  /// The path as C functions take it, such as `open(file.cString, O_RDONLY)`.
  public var cString: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }

  // MARK: - Parts

  var isRoot: Bool { bytes == [Self.slash] }

  var isAbsolute: Bool { bytes.first == Self.slash }

  /// The exact bytes of the last component.
  var nameBytes: [UInt8] {
    Array(bytes[(bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0)...])
  }

  func appending(_ name: some Sequence<UInt8>) -> FileLocation {
    FileLocation(bytes: bytes + [Self.slash] + name)
  }

  static let slash = UInt8(ascii: "/")
  static let dot = UInt8(ascii: ".")
}

extension FileLocation: CustomStringConvertible {
  /// The path as text that is safe to show: bytes that are no UTF-8 are "�", and a line break is
  /// "␊".
  public var description: String { String(terminalSafeName: bytes) }
}
