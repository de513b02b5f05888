import RecurseTerminal

/// The name of a file or folder within its folder: bytes in any encoding.
public struct RawName: Hashable, Sendable, ExpressibleByStringLiteral {
  public let bytes: [UInt8]

  public init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  public init(_ text: String) { bytes = Array(text.utf8) }

  public init(stringLiteral text: String) { self.init(text) }

  /// `true` if the name begins with a dot.
  public var isHidden: Bool { bytes.first == UInt8(ascii: ".") }

  /// Whether the bytes are text.
  public var isText: Bool { String(validating: bytes, as: UTF8.self) != nil }

  /// The reason why nothing can have this name; nil for a name that is fine.
  public var flaw: Flaw? {
    if bytes.isEmpty { return .empty }
    if bytes.count < 3, bytes.allSatisfy({ $0 == UInt8(ascii: ".") }) { return .reserved }
    if bytes.contains(RawPath.slash) { return .slash }
    if bytes.contains(0) { return .zero }
    return bytes.count > Self.longest ? .tooLong : nil
  }

  /// A reason why nothing can have a name.
  public enum Flaw: Hashable, Sendable { case empty, reserved, slash, zero, tooLong }

  /// The name of the folder above.
  static let parent: RawName = ".."

  /// The name of an item that waits for the one that another item loses.
  static let aside: RawName = ".renamed"

  /// The number of bytes that the file systems of Linux and macOS allow.
  static let longest = 255
}

extension RawName {
  /// The name for another file beside this one: "photo 2.jpg". A folder has no extension, and a
  /// stem that would make the name too long is shortened between characters.
  public func numbered(_ number: Int, isFolder: Bool) -> RawName {
    let dot = isFolder ? nil : bytes.lastIndex(of: UInt8(ascii: "."))
    // A dot at the start hides a file; it starts no extension.
    var split = dot.flatMap { $0 > 0 ? $0 : nil } ?? bytes.count
    let digits = Array(" \(number)".utf8)
    // What is as long as this is no extension, and shortening it makes room as well.
    if bytes.count - split > 32 { split = bytes.count }
    var stem = bytes[..<split]
    let ending = digits + bytes[split...]
    while stem.count + ending.count > Self.longest, let last = stem.popLast() {
      // Bytes that continue a UTF-8 character leave together with the one that starts it.
      guard last & 0b1100_0000 == 0b1000_0000 else { continue }
      while let byte = stem.last, byte & 0b1100_0000 == 0b1000_0000 { stem.removeLast() }
      if let byte = stem.last, byte >= 0b1100_0000 { stem.removeLast() }
    }
    return RawName(bytes: Array(stem) + ending)
  }
}

extension RawName {
  /// The name of an incomplete copy, which is hidden: ".notes.txt.part".
  var part: RawName {
    let dot = UInt8(ascii: ".")
    // There is room for a number, too.
    var stem = bytes.prefix(Self.longest - 12)
    if stem.count < bytes.count {
      while let last = stem.last, last & 0b1100_0000 == 0b1000_0000 { stem.removeLast() }
      if let last = stem.last, last >= 0b1100_0000 { stem.removeLast() }
    }
    return RawName(bytes: [dot] + stem + Self.endingOfPart.utf8)
  }

  /// Whether it is a name that an incomplete copy gets.
  var isPart: Bool { isHidden && ends(with: Self.endingOfPart) }

  private static let endingOfPart = ".part"

  func ends(with ending: String) -> Bool {
    bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }
}

extension RawName: CustomStringConvertible {
  /// The name as text that is safe to show.
  public var description: String { String(terminalSafeName: bytes) }
}
