/// What changes in files, read from the text of a diff.
///
/// Use it to show what `git diff`, `git show`, `git format-patch` or `diff -u` write, and to pick
/// parts of it. Reading never fails: what is no patch is the prose before a file or at the end.
package struct Patch: Equatable, Sendable {
  /// The files in the order of the text.
  package let files: [PatchFile]

  let source: PatchSource
  let endLines: Range<Int>

  init(files: [PatchFile], source: PatchSource, endLines: Range<Int>) {
    self.files = files
    self.source = source
    self.endLines = endLines
  }

  /// The patch as written.
  package var bytes: [UInt8] { source.bytes }

  /// The patch as written, with replacements for bytes that are no UTF-8.
  package var text: String { String(decoding: source.bytes, as: UTF8.self) }

  /// The lines after the last file, such as the version of git that ends a mail.
  package var endProse: [String] { source.strings(endLines) }

  package static func == (left: Patch, right: Patch) -> Bool {
    left.source === right.source || left.source.bytes == right.source.bytes
  }

  package var rawParts: [ArraySlice<UInt8>] {
    files.flatMap(\.rawParts) + [source.raw(endLines)]
  }
}
