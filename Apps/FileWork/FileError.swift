import Foundation

/// A failure of an operation on files, with the path it concerns.
///
/// `description` is a sentence for a person.
public indirect enum FileError: Error, Hashable, Sendable {
  case cancelled
  case missing(RawPath)
  case exists(RawPath)
  case noPermission(RawPath)
  case readOnly(RawPath)
  case full(RawPath)
  case notAFolder(RawPath)
  case invalidName(RawName, RawName.Flaw)
  /// The path is the root, or ends in "..", so that its folder is not known.
  case noName(RawPath)
  /// The folder is copied or moved into itself or something below it.
  case intoItself(RawPath)
  /// The item is moved to where it is.
  case ontoItself(RawPath)
  /// Replacing or merging this would change an item of the same operation first.
  case replacesItem(RawPath)
  /// The item is a pipe, a socket or a device, and has no contents. A pipe is copied as one.
  case special(RawPath)
  /// The item is a link, which has no permissions of its own.
  case link(RawPath)
  /// Nobody has this name.
  case noUser(String)
  case noGroup(String)
  /// The system does not let this user give the item to others.
  case ownerRefused(RawPath)
  /// The item changed between its copy and the removal of the original.
  case changed(RawPath)
  /// The item is the trash, or the trash is below it.
  case holdsTrash(RawPath)
  case inTrash(RawPath)
  /// The folder of the trash could not be made, so that an item stays.
  case noTrash(RawPath, because: FileError)
  /// Outside of the only folder in which anything is changed.
  case outside(RawPath)
  /// The trash was emptied, or has no such entry.
  case notInTrash(RawPath)
  /// A move across file systems copied everything and then removed a part of the original that it
  /// could not put back. The copy is complete and stays.
  case halfMoved(from: RawPath, to: RawPath, because: FileError)
  /// An incomplete copy could not be removed after a failure.
  case leftover(RawPath, because: FileError)
  /// What libarchive says about an archive, or an item of it.
  case archive(RawPath, String)
  /// Why a new archive cannot be written.
  case packing(RawName, String)
  /// The name is no text, and the archive takes only text.
  case noText(RawPath)
  /// More bytes than these come out of the archive.
  case tooMuch(RawPath, Int64)
  /// The item of an archive has a name that leads out of it.
  case leadsOut(RawName)
  /// Why nothing is changed in an archive.
  case onlyRead(RawName, String)
  /// What was changed of an item in an archive could not be written there, and is at a path.
  case savedBeside(RawPath, because: FileError)
  /// The folder that shows the archive does not show what is in it now.
  case changedArchive(RawPath)
  /// Another change is running.
  case busy
  case system(code: Int32, RawPath)

  /// The error for an `errno`.
  init(code: Int32, _ path: RawPath) {
    self =
      switch code {
      case ENOENT: .missing(path)
      case EEXIST: .exists(path)
      case EACCES, EPERM: .noPermission(path)
      case EROFS: .readOnly(path)
      case ENOSPC, EDQUOT: .full(path)
      case ENOTDIR: .notAFolder(path)
      case ENAMETOOLONG: .invalidName(path.name, .tooLong)
      default: .system(code: code, path)
      }
  }

  /// Whether a rename failed only because the target is on another file system.
  var isCrossDevice: Bool {
    if case .system(EXDEV, _) = self { true } else { false }
  }
}
