import Foundation

/// A file of users: `[{"id": 1, "name": "Ada"}]`.
///
/// Changes are written one after the other, the latest last, each in one step: whoever reads the
/// file sees all of one or all of another.
package actor UserFile {
  package nonisolated let path: String
  private var written = 0

  package init(path: String) { self.path = path }

  /// Reads the users; none where there is no file yet.
  package nonisolated func read() throws(UserFileError) -> [User] {
    let data: Data
    do {
      data = try Data(contentsOf: target)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return []
    } catch {
      throw UserFileError(path: path, problem: "cannot be read: \(error.reason)")
    }
    let users: [User]
    do {
      users = try JSONDecoder().decode([User].self, from: data)
    } catch {
      throw broken(reason(for: error))
    }
    var seen: [User.ID: Int] = [:]
    for (index, user) in users.enumerated() {
      if let first = seen.updateValue(index, forKey: user.id) {
        throw broken("users \(first + 1) and \(index + 1) have the same “id”, \(user.id)")
      }
    }
    return users
  }

  /// Writes the users as they are after a change, unless a later change is written already.
  package func write(_ users: [User], revision: Int) throws(UserFileError) {
    guard revision > written else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try replace(target, with: try encoder.encode(users))
    } catch {
      throw UserFileError(path: path, problem: "cannot be written: \(error.reason)")
    }
    written = revision
  }

  /// Puts new contents in a file's place in one step, after they are on the disk.
  private func replace(_ target: URL, with data: Data) throws {
    let files = FileManager.default
    let new = target.deletingLastPathComponent()
      .appendingPathComponent(".\(target.lastPathComponent).\(UUID().uuidString)")
    let mode = (try? files.attributesOfItem(atPath: target.path))?[.posixPermissions]
    do {
      // Nobody who could not read the file can read the new one, not for a moment.
      guard
        files.createFile(
          atPath: new.path, contents: nil, attributes: [.posixPermissions: mode ?? 0o644])
      else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
      let handle = try FileHandle(forWritingTo: new)
      try handle.write(contentsOf: data)
      try handle.synchronize()
      try handle.close()
      guard rename(new.path, target.path) == 0 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
    } catch {
      try? files.removeItem(at: new)
      throw error
    }
  }

  /// The file itself, where the path names a link to it: the link is kept.
  private nonisolated var target: URL {
    URL(fileURLWithPath: path).resolvingSymlinksInPath()
  }

  private nonisolated func broken(_ reason: String) -> UserFileError {
    UserFileError(path: path, problem: "is no list of users: \(reason). It was left as it is.")
  }

  private nonisolated func reason(for error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .dataCorrupted(let context):
      guard let index = context.codingPath.first?.intValue else {
        return context.underlyingError.map(\.reason) ?? "it is not valid JSON"
      }
      return "user \(index + 1) \(context.debugDescription)"
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context):
      guard let index = context.codingPath.first?.intValue else {
        return "it has to be an array"
      }
      return "user \(index + 1) is no object"
    @unknown default: return "\(error)"
    }
  }
}

/// What is wrong with a file, in a sentence.
package struct UserFileError: Error, Equatable, CustomStringConvertible {
  package let path: String
  package let problem: String

  package var description: String { "\(path) \(problem)" }
}

extension Error {
  /// The innermost reason that the system gives, in few words.
  fileprivate var reason: String {
    let error = self as NSError
    if let inner = error.userInfo[NSUnderlyingErrorKey] as? any Error { return inner.reason }
    if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
    return error.userInfo[NSDebugDescriptionErrorKey] as? String ?? error.localizedDescription
  }
}
