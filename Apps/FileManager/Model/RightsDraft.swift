import FileWork

/// Permissions that a person changes by checkboxes or as an octal number. Where several items
/// differ, each keeps its own until the person decides.
struct RightsDraft: Equatable {
  enum Who: String, CaseIterable {
    case owner = "Owner"
    case group = "Group"
    case others = "Others"
  }

  enum Right: Int, CaseIterable {
    case read = 4
    case write = 2
    case run = 1

    var title: String {
      switch self {
      case .read: "read"
      case .write: "write"
      case .run: "run"
      }
    }
  }

  /// The number as it is typed: "644", "4755". It is empty while items differ.
  var text: String { didSet { takeText() } }
  /// The bits that all items will have, and those in which each keeps its own.
  private var on: UInt16
  private var mixed: UInt16
  /// The bits in which the items differ.
  private let different: UInt16

  init(_ rights: UInt16) { self.init(all: [rights]) }

  /// The draft for items with these permissions.
  init(all rights: [UInt16]) {
    on = rights.dropFirst().reduce(rights.first ?? 0) { $0 & $1 }
    different = rights.reduce(0) { $0 | $1 } & ~on
    mixed = different
    text = ""
    text = Self.text(on, mixed)
  }

  /// The number that is typed; `nil` if the text is none, such as "64".
  var value: UInt16? {
    guard (3...4).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x37).contains($0) })
    else { return nil }
    return UInt16(text, radix: 8)
  }

  /// Whether the text says what the items will have.
  var isValid: Bool { value != nil || text.isEmpty && mixed != 0 }

  /// What the items get; `nil` if the text is no number.
  var change: RightsChange? {
    isValid ? RightsChange(set: on, clear: ~(on | mixed) & 0o7777) : nil
  }

  /// A change keeps the bits that have no checkbox, such as set-user-ID. What is mixed is turned
  /// on, then off, and then is mixed again.
  subscript(who: Who, right: Right) -> Bool {
    get { on & Self.bit(who, right) != 0 }
    set {
      let bit = Self.bit(who, right)
      let goesBack = newValue && different & bit != 0 && mixed & bit == 0
      on = newValue && !goesBack ? on | bit : on & ~bit
      mixed = goesBack ? mixed | bit : mixed & ~bit
      text = Self.text(on, mixed)
    }
  }

  /// Whether some of the items have a right and others do not.
  func isMixed(_ who: Who, _ right: Right) -> Bool { mixed & Self.bit(who, right) != 0 }

  /// What is no number yet, or none any more, leaves the checkboxes as they were.
  private mutating func takeText() {
    if let value { (on, mixed) = (value, 0) }
  }

  private static func text(_ on: UInt16, _ mixed: UInt16) -> String {
    guard mixed == 0 else { return "" }
    let digits = String(on, radix: 8)
    return String(repeating: "0", count: max(0, 3 - digits.count)) + digits
  }

  private static func bit(_ who: Who, _ right: Right) -> UInt16 {
    let shift =
      switch who {
      case .owner: 6
      case .group: 3
      case .others: 0
      }
    return UInt16(right.rawValue << shift)
  }
}
