import RecurseTerminal

/// A path as the system has it: bytes in any encoding, with or without meaning as text.
///
/// Double slashes, "." components and a slash at the end are left out, so that equal paths have
/// equal bytes. ".." stays: across a link it means another folder than the text suggests.
public struct RawPath: Hashable, Sendable {
  /// The bytes without the zero at the end.
  public let bytes: [UInt8]

  /// The path that a text spells in UTF-8.
  public init(_ text: String) { self.init(bytes: text.utf8) }

  /// The path of these bytes. A zero ends it, as it does for the system.
  public init(bytes raw: some Sequence<UInt8>) {
    let raw = raw.prefix { $0 != 0 }
    let components = raw.split(separator: Self.slash).filter { $0 != [UInt8(ascii: ".")] }
    let joined = Array(components.joined(separator: [Self.slash]))
    if raw.first == Self.slash {
      bytes = [Self.slash] + joined
    } else {
      bytes = joined.isEmpty ? [UInt8(ascii: ".")] : joined
    }
  }

  /// The path of bytes that have no double slash, no "." and no slash at the end.
  private init(normalized bytes: [UInt8]) { self.bytes = bytes }

  /// The path of something in this folder.
  public func appending(_ name: RawName) -> RawPath {
    guard name.flaw == nil else { return RawPath(bytes: bytes + [Self.slash] + name.bytes) }
    return appending(components: name.bytes)
  }

  /// The path of something further below this folder, such as "a/b", of names without flaws.
  func appending(components: some Sequence<UInt8>) -> RawPath {
    var joined = bytes == [UInt8(ascii: ".")] ? [] : bytes
    if let last = joined.last, last != Self.slash { joined.append(Self.slash) }
    joined += components
    return RawPath(normalized: joined)
  }

  /// The folder that holds this path. The root is its own parent.
  public var parent: RawPath {
    guard let slash = bytes.lastIndex(of: Self.slash) else { return RawPath(".") }
    return RawPath(normalized: slash == 0 ? [Self.slash] : Array(bytes[..<slash]))
  }

  /// The last component; the root has the empty name.
  public var name: RawName {
    let start = bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0
    return RawName(bytes: bytes[start...])
  }

  /// Returns whether this path is below a folder. A path is not below itself.
  public func isInside(_ folder: RawPath) -> Bool {
    if folder.bytes == [Self.slash] { return bytes.count > 1 && bytes.first == Self.slash }
    return bytes.count > folder.bytes.count && bytes.starts(with: folder.bytes)
      && bytes[folder.bytes.count] == Self.slash
  }

  /// Returns whether this path is a folder or below it.
  public func isWithin(_ folder: RawPath) -> Bool { self == folder || isInside(folder) }

  /// The path as the C functions take it.
  var cString: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }

  static let slash = UInt8(ascii: "/")
}

extension RawPath: Identifiable {
  /// A text that names exactly this path: one character for each byte. For ASCII it is the path.
  ///
  /// The text of a path cannot serve as its identity. Two invalid names are repaired to the same
  /// text, and Swift finds "é" equal to "e" with an accent, which are two files.
  public var id: String { String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })) }

  /// The path that an `id` names; nil if the text is no `id`.
  public init?(id: String) {
    var bytes: [UInt8] = []
    for scalar in id.unicodeScalars {
      guard let byte = UInt8(exactly: scalar.value) else { return nil }
      bytes.append(byte)
    }
    self.init(bytes: bytes)
  }
}

extension RawPath: CustomStringConvertible {
  /// The path as text that is safe to show.
  public var description: String { String(terminalSafeName: bytes) }
}
