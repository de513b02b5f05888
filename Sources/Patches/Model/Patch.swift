/// The changes of files, read from the text of a diff.
///
/// Use it to show the output of `git diff`, `git show`, `git format-patch` or `diff -u`, and to
/// pick parts of it. Reading never fails: text that is no patch is the prose before a file or at
/// the end.
public struct Patch: Equatable, Sendable {
  /// The files in the order of the text.
  public let files: [PatchFile]

  let source: PatchSource
  let endLines: Range<Int>

  init(files: [PatchFile], source: PatchSource, endLines: Range<Int>) {
    self.files = files
    self.source = source
    self.endLines = endLines
  }

  /// The patch as written.
  public var bytes: [UInt8] { source.bytes }

  /// The patch as written, with replacements for bytes that are no UTF-8.
  public var text: String { String(decoding: source.bytes, as: UTF8.self) }

  /// The lines after the last file, such as the version of git that ends a mail.
  public var endProse: [String] { source.strings(endLines) }

  public static func == (left: Patch, right: Patch) -> Bool {
    left.source === right.source || left.source.bytes == right.source.bytes
  }

  /// Returns a line of the text without its end.
  package func proseBytes(_ line: Int) -> ArraySlice<UInt8> { source.trimmed(line) }

  package var rawParts: [ArraySlice<UInt8>] {
    files.flatMap(\.rawParts) + [source.raw(endLines)]
  }
}

/// Without the lines, which may be many.
extension Patch: CustomStringConvertible, CustomReflectable {
  public var description: String { "Patch(\(files.map(\.path).joined(separator: ", ")))" }
  public var customMirror: Mirror { Mirror(self, children: ["files": files.map(\.path)]) }
}
