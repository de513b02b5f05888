/// Permissions that a person changes by checkboxes or as an octal number.
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

  /// The number as it is typed: "644", "4755".
  var text: String

  init(_ rights: UInt16) {
    let digits = String(rights, radix: 8)
    text = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
  }

  /// The permissions; `nil` if the text is no number of them.
  var value: UInt16? {
    guard (3...4).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x37).contains($0) })
    else { return nil }
    return UInt16(text, radix: 8)
  }

  /// A change keeps the bits that have no checkbox, such as set-user-ID.
  subscript(who: Who, right: Right) -> Bool {
    get { (value ?? 0) & Self.bit(who, right) != 0 }
    set {
      let bit = Self.bit(who, right)
      self = RightsDraft(newValue ? (value ?? 0) | bit : (value ?? 0) & ~bit)
    }
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
