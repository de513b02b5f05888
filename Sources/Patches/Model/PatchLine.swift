/// One line of a hunk.
public struct PatchLine: Equatable, Sendable {
  public enum Kind: Hashable, Sendable { case context, added, removed }

  public var kind: Kind
  /// The bytes of the line as in the file, without the newline. A carriage return stays.
  public var bytes: ArraySlice<UInt8>
  /// The number in the old file, or nil if the line is not in it.
  public var oldNumber: Int?
  /// The number in the new file, or nil if the line is not in it.
  public var newNumber: Int?
  /// Says whether it ends its file without a newline.
  public var hasNoNewline: Bool

  /// The text to show, without a carriage return at its end and with replacements for bytes that
  /// are no UTF-8.
  public var text: String { bytes.withoutCarriageReturn.string }

  /// Says whether a carriage return ends the line.
  public var hasCarriageReturn: Bool { bytes.last == UInt8(ascii: "\r") }
}
