/// The columns before the text of a line, which say in which files the line is.
struct LinePrefix {
  private(set) var kind = PatchLine.Kind.context
  private(set) var isInFirstParent = true

  init() {}

  /// Reads the columns. An empty line is one that lost its blanks.
  ///
  /// - Returns: nil if the line is none of a hunk.
  init?(_ content: ArraySlice<UInt8>, width: Int) {
    guard !content.withoutCarriageReturn.isEmpty else { return }
    for byte in content.withoutCarriageReturn.prefix(width) {
      switch byte {
      case .space: continue
      case .plus where kind != .removed: kind = .added
      case .minus where kind != .added: kind = .removed
      default: return nil
      }
    }
    isInFirstParent = Self.isInParent(content.first, kind: kind)
  }

  /// Says whether the line is in the parent whose column holds a byte.
  static func isInParent(_ byte: UInt8?, kind: PatchLine.Kind) -> Bool {
    kind == .removed ? byte == .minus : byte != .plus
  }
}
