/// The roles that marks of emphasis can have between the characters beside them.
struct MarkSides {
  let canOpen: Bool
  let canClose: Bool

  /// Judges a run of marks by the bytes beside it, `nil` where the text ends.
  init(_ mark: UInt8, before: UInt8?, after: UInt8?) {
    let left = !Self.isSpace(after) && (!Self.isPunctuation(after) || !Self.isLetter(before))
    let right = !Self.isSpace(before) && (!Self.isPunctuation(before) || !Self.isLetter(after))
    canOpen = left && (mark != "_" || !right || Self.isPunctuation(before))
    canClose = right && (mark != "_" || !left || Self.isPunctuation(after))
  }

  private static func isSpace(_ byte: UInt8?) -> Bool {
    byte.map { $0.isBlank || $0.isLineEnd } ?? true
  }

  private static func isPunctuation(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  private static func isLetter(_ byte: UInt8?) -> Bool { !isSpace(byte) && !isPunctuation(byte) }
}
