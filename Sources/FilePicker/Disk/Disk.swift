/// The calls that ask the system about files. Each may block for ever, as on a network share that
/// does not answer, so that ``Disk/answer(_:)`` and ``FolderReading`` call them on threads of their
/// own. A test replaces them.
struct Disk: Sendable {
  /// Reports each name in a folder, in no order, until the closure returns `false`.
  var list:
    @Sendable (_ folder: FileLocation, _ report: (FoundName) -> Bool) throws(FileFailure) -> Void
  /// The status of a file, of a link that of its target.
  var status: @Sendable (FileLocation) throws(FileFailure) -> FileStatus
  /// The folder in which the app runs.
  var current: @Sendable () -> FileLocation
  /// The folder of the user, if there is one.
  var home: @Sendable () -> FileLocation?

  /// A name in a folder, with what the folder itself tells about it.
  struct FoundName: Sendable {
    let name: [UInt8]
    /// The kind; unknown for a link, because its target would have to be asked.
    let kind: FileEntry.Kind
    var isLink = false
  }
}

/// The facts that are known about a file.
struct FileStatus: Hashable, Sendable {
  let kind: FileEntry.Kind
  let details: FileEntry.Details
}
