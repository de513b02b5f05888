import FileMetadata
import Foundation

/// Replaces the contents of a file atomically.
///
///     unnamed file ─▶ written, on the disk ─▶ [is still what it was?] ─▶ named ─▶ renamed over it
///
/// A reader sees either all of the old contents or all of the new, and a killed process leaves no
/// temporary file. The new file gets the owner, group, mode and extended attributes of the old one.
/// If that is not possible, or if the file has hard links, which a rename would separate, the old
/// file is written in place. Until that is done, the new contents are kept beside it, so that
/// nothing is lost if it fails. In a folder that is not writable there is no file beside it.
package struct FileReplacement {
  /// The target of a link, not the link.
  let target: FilePath
  let contents: [UInt8]
  /// Whether the write is still wanted.
  let goesOn: () -> Bool

  package init(target: FilePath, contents: [UInt8], goesOn: @escaping () -> Bool) {
    self.target = target
    self.contents = contents
    self.goesOn = goesOn
  }

  /// - Parameter isCurrent: whether the file, if there is one, is unchanged.
  /// - Returns: whether it was unchanged; otherwise nothing is written.
  package func perform(isCurrent: () throws(SystemError) -> Bool) throws(SystemError) -> Bool {
    let old = try status()
    if old != nil, !target.folder.allows(W_OK | X_OK) {
      guard try isCurrent() else { return false }
      try overwrite(keeping: nil)
      return true
    }
    // The new file is never readable for anyone who could not read the old one.
    let new = try NewFile(in: target.folder, mode: old == nil ? 0o666 : 0o600)
    let isMoved = old.map { $0.st_nlink == 1 && new.resembles($0, of: target) } ?? true
    try new.file.write(contents, while: goesOn)
    try new.file.synchronize()
    let turn = Turn(in: target.folder, while: goesOn)
    defer { turn.end() }
    guard try isCurrent() else { return false }
    guard goesOn() else { throw SystemError(ECANCELED) }
    if isMoved { try new.move(to: target) } else { try overwrite(keeping: new) }
    // The new name is on the disk after the folder is synchronized.
    if let folder = try? OpenFile(target.folder, O_RDONLY) { try? folder.synchronize() }
    return true
  }

  private func status() throws(SystemError) -> stat? {
    var status = stat()
    guard target.withCString({ stat($0, &status) }) == 0 else {
      guard errno == ENOENT else { throw SystemError() }
      return nil
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .noFile }
    return status
  }

  /// - Parameter new: the new contents, which are kept until the old file has them; `nil` if there
  ///   can be no other file in the folder.
  private func overwrite(keeping new: NewFile?) throws(SystemError) {
    let file = try OpenFile(target, O_WRONLY)
    let rescue = try new?.named()
    var problem: SystemError?
    do throws(SystemError) {
      try file.write(contents) { true }
      guard ftruncate(file.descriptor, off_t(contents.count)) == 0 else { throw SystemError() }
      try file.synchronize()
    } catch {
      problem = error
    }
    if let problem {
      guard let rescue else { throw problem }
      throw SystemError(problem.code, note: "; what was to be written is in \(rescue.text)")
    }
    if let rescue { _ = rescue.withCString { unlink($0) } }
  }
}

/// A temporary file that replaces another one.
private final class NewFile {
  let file: OpenFile
  private let folder: FilePath
  /// `nil` while it has no name.
  private var path: FilePath?

  init(in folder: FilePath, mode: mode_t) throws(SystemError) {
    self.folder = folder
    if let file = OpenFile(unnamedIn: folder, mode: mode) {
      self.file = file
      return
    }
    let path = Self.path(in: folder)
    file = try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
    self.path = path
  }

  deinit { if let path { _ = path.withCString { unlink($0) } } }

  /// A new name that is short enough for every file system.
  private static func path(in folder: FilePath) -> FilePath {
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    return FilePath(folder.bytes + Array("/.replacement-\(number)".utf8))
  }

  /// Copies the owner, group, mode and attributes of another file.
  ///
  /// - Returns: whether it has the same owner, group and mode.
  func resembles(_ old: stat, of target: FilePath) -> Bool {
    let descriptor = file.descriptor
    guard fchown(descriptor, old.st_uid, old.st_gid) == 0 || isOwned(like: old) else {
      return false
    }
    // After the owner, because changing the owner clears the set-user-ID bit.
    guard fchmod(descriptor, old.st_mode & 0o7777) == 0 else { return false }
    if let other = try? OpenFile(target, O_RDONLY) {
      file_copy_attributes(other.descriptor, descriptor)
    }
    return true
  }

  private func isOwned(like old: stat) -> Bool {
    guard let mine = try? file.status() else { return false }
    return mine.st_uid == old.st_uid && mine.st_gid == old.st_gid
  }

  /// Renames the file over another one.
  func move(to target: FilePath) throws(SystemError) {
    let path = try name()
    guard path.withCString({ from in target.withCString { rename(from, $0) } }) == 0 else {
      let error = SystemError()
      self.path = path
      throw error
    }
    self.path = nil
  }

  /// Keeps the file, and returns its name.
  func named() throws(SystemError) -> FilePath {
    let path = try name()
    self.path = nil
    return path
  }

  private func name() throws(SystemError) -> FilePath {
    if let path { return path }
    let path = Self.path(in: folder)
    guard path.withCString({ file_name(file.descriptor, $0) }) == 0 else { throw SystemError() }
    return path
  }
}

/// A lock on the files of a folder, among the programs that use it: none comes between the
/// comparison and the rename of another.
private struct Turn {
  private let folder: OpenFile?

  /// Waits for the lock for a limited time, so that a program which holds it cannot block others.
  init(in path: FilePath, while goesOn: () -> Bool) {
    folder = try? OpenFile(path, O_RDONLY)
    guard let folder else { return }
    for _ in 0..<1000 where goesOn() {
      if flock(folder.descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      usleep(10_000)
    }
  }

  func end() { if let folder { flock(folder.descriptor, LOCK_UN) } }
}
