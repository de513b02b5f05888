/// The labels in brackets that a part of a text may define as links, or mention.
///
/// A label may be here that cmark does not see, as in code, but none that it sees is missing. It
/// stands as its characters without those that may differ between two places of one label: spaces,
/// marks of quotes, backslashes and case.
struct Labels: Equatable {
  private(set) var mentioned: Set<String> = []
  private(set) var defined: Set<String> = []

  init() {}

  /// Finds the labels, in one pass.
  init(in bytes: ArraySlice<UInt8>) {
    guard var place = bytes.firstIndex(of: 0x5B) else { return }
    // A backslash before the first bracket may escape it.
    place = bytes[..<place].lastIndex { $0 != "\\" }.map { $0 + 1 } ?? bytes.startIndex
    var open: Int?
    while place < bytes.endIndex {
      switch bytes[place] {
      case "\\": place += 1
      case "[": open = place + 1
      case "]":
        if let start = open {
          let isDefined = place + 1 < bytes.endIndex && bytes[place + 1] == ":"
          add(Self.key(bytes[start..<place]), isDefined: isDefined)
        }
        open = nil
      default: break
      }
      place += 1
    }
  }

  mutating func formUnion(_ other: Labels) {
    mentioned.formUnion(other.mentioned)
    defined.formUnion(other.defined)
  }

  private mutating func add(_ label: String, isDefined: Bool) {
    guard !label.isEmpty else { return }
    mentioned.insert(label)
    if isDefined { defined.insert(label) }
  }

  private static func key(_ label: ArraySlice<UInt8>) -> String {
    var key: [UInt8] = []
    var isPlain = true
    for byte in label {
      switch byte {
      case 0x09...0x0D, " ", ">", "\\": continue
      case 0x41...0x5A: key.append(byte | 0x20)
      case 0:
        key += "\u{FFFD}".utf8
        isPlain = false
      default:
        key.append(byte)
        isPlain = isPlain && byte < 0x80
      }
    }
    let text = String(decoding: key, as: UTF8.self)
    // Not all that is one letter when case is folded is one in lower case, as the sharp s.
    return isPlain ? text : text.lowercased().uppercased().lowercased()
  }
}
