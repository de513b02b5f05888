import RecurseCore

/// A file or folder in a folder, as far as it is known.
struct FileEntry: Identifiable, Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case file
    case folder
    /// A pipe, a socket, a device, or a link that leads nowhere.
    case other
    /// Only the name is known until now.
    case unknown
  }

  private let names: Names
  /// The kind; of a link, that of its target.
  var kind: Kind
  let isLink: Bool
  /// The size in bytes, and the time of the last change in seconds since 1970; `nil` until they are
  /// known.
  var details: Details?

  struct Details: Hashable, Sendable {
    let size: Int64
    let modified: Int
  }

  /// The parts that never change, apart from the entry, so that sorting moves little.
  private final class Names: Hashable, Sendable {
    let bytes: [UInt8]
    let text: String
    let order: NaturalKey
    let isTypable: Bool

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      text = String(terminalSafeName: bytes)
      order = NaturalKey(bytes)
      isTypable = text.utf8.elementsEqual(bytes)
    }

    static func == (first: Names, second: Names) -> Bool { first.bytes == second.bytes }

    func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
  }

  init(_ name: [UInt8], _ kind: Kind, isLink: Bool = false, details: Details? = nil) {
    names = Names(name)
    self.kind = kind
    self.isLink = isLink
    self.details = details
  }

  /// The name in its folder: bytes in any encoding, which no other entry of the folder has.
  var name: [UInt8] { names.bytes }

  var id: [UInt8] { names.bytes }

  /// The name as text that is safe to show.
  var text: String { names.text }

  /// Whether the name can be typed: a text that is shown as it is.
  var isTypable: Bool { names.isTypable }

  var isHidden: Bool { names.bytes.first == FileLocation.dot }

  var isFolder: Bool { kind == .folder }

  // MARK: - The ways out

  /// The row that leads to the folder above.
  static let parent = FileEntry(Array("..".utf8), .folder)

  /// The row that stands for the folder that is shown.
  static let here = FileEntry(Array(".".utf8), .folder)

  var isWayOut: Bool { id == Self.parent.id || id == Self.here.id }

  /// Whether an entry comes before another: folders first, then by their names.
  static func precedes(_ first: FileEntry, _ second: FileEntry) -> Bool {
    first.isFolder == second.isFolder ? first.names.order < second.names.order : first.isFolder
  }
}
