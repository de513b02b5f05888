/// The lines of a hunk. Each is made when asked for.
public struct PatchLines: RandomAccessCollection, Equatable, Sendable {
  /// The place of a line, counted from the start of the hunk in the patch and in both files.
  struct Place: Sendable {
    var line: UInt32
    var old: UInt32
    var new: UInt32
  }

  let source: PatchSource
  /// The line of the source after the header of the hunk.
  let start: Int
  /// The line of the source after the last line of the hunk.
  let end: Int
  let places: [Place]
  /// The number of columns before the text, one for each parent.
  let width: Int
  let firstOld: Int
  let firstNew: Int
  let isWhole: Bool

  public var startIndex: Int { 0 }
  public var endIndex: Int { places.count }

  public subscript(index: Int) -> PatchLine {
    let place = places[index]
    let line = start + Int(place.line)
    let content = source.content(line)
    let prefix = LinePrefix(content, width: width) ?? LinePrefix()
    return PatchLine(
      kind: prefix.kind, bytes: content.dropFirst(width),
      oldNumber: prefix.isInFirstParent ? firstOld + Int(place.old) : nil,
      newNumber: prefix.kind == .removed ? nil : firstNew + Int(place.new),
      hasNoNewline: line + 1 < end && source.starts(line + 1, with: "\\"))
  }

  public static func == (left: PatchLines, right: PatchLines) -> Bool {
    left.firstOld == right.firstOld && left.firstNew == right.firstNew
      && left.width == right.width
      && left.source.raw(left.start..<left.end) == right.source.raw(right.start..<right.end)
  }

  /// Returns whether a carriage return ends a line, without making the line.
  func hasCarriageReturn(at index: Int) -> Bool {
    source.content(start + Int(places[index].line)).dropFirst(width).last == UInt8(ascii: "\r")
  }

  /// Returns what a line is, without its text.
  func kind(at index: Int) -> PatchLine.Kind {
    let content = source.content(start + Int(places[index].line))
    return LinePrefix(content, width: width)?.kind ?? .context
  }
}

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
