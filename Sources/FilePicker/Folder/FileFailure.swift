#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A reason why a file cannot be chosen or a folder cannot be shown, with the place that it is
/// about.
struct FileFailure: Error, Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    case missing, noPermission, notAFolder, nameTooLong
    /// A pipe, a socket, a device, or a link that leads nowhere.
    case notAFile
    /// The new file in the folder has no name.
    case noName
    /// The name has none of these extensions.
    case otherExtension([String])
    /// The `errno` of any other failure.
    case system(Int32)
  }

  let location: FileLocation
  let reason: Reason

  init(_ location: FileLocation, _ reason: Reason) {
    (self.location, self.reason) = (location, reason)
  }

  init(_ location: FileLocation, code: Int32) {
    self.location = location
    reason =
      switch code {
      case ENOENT: .missing
      case EACCES, EPERM: .noPermission
      case ENOTDIR: .notAFolder
      case ENAMETOOLONG: .nameTooLong
      default: .system(code)
      }
  }
}

extension FileFailure: CustomStringConvertible {
  /// The sentence for a person.
  var description: String {
    switch reason {
    case .missing: "“\(location)” does not exist."
    case .noPermission: "You do not have permission for “\(location)”."
    case .notAFolder: "“\(location)” is not a folder."
    case .notAFile:
      "“\(location)” cannot be chosen: it is a pipe, a socket, a device or a broken link."
    case .noName: "Type the name of the new file in “\(location)”."
    case .nameTooLong: "The name “\(location.name)” is too long."
    case .otherExtension(let names):
      "“\(location.name)” does not end in \(names.map { "." + $0 }.joined(separator: " or "))."
    case .system(let code): "“\(location)”: \(String(cString: strerror(code)))."
    }
  }
}
