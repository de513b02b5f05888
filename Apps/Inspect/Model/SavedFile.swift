import Foundation

/// Files of what led to a step.
package enum SavedFile {
  /// Writes a text as a new file of the user's own, and returns its name. It replaces no file: the
  /// name gets a number if there is one.
  package static func write(
    _ text: String, named name: String, in folder: String = "."
  ) throws(SaveError) -> String {
    for number in 1...100 {
      let file = number == 1 ? "\(name).cast" : "\(name)-\(number).cast"
      let descriptor = open("\(folder)/\(file)", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor < 0, errno == EEXIST { continue }
      guard descriptor >= 0 else { throw SaveError(name: file) }
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      do {
        try handle.write(contentsOf: Data(text.utf8))
      } catch {
        throw SaveError(name: file)
      }
      return file
    }
    throw SaveError(name: "\(name).cast", reason: "There are a hundred files of this name.")
  }
}

/// A file that cannot be written.
package struct SaveError: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(name: String, reason: String = String(cString: strerror(errno))) {
    description = "\(name) cannot be written: \(reason)"
  }
}
