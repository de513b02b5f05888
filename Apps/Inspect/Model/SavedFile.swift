import Files
import Foundation

/// Files of what led to a step.
package enum SavedFile {
  /// Writes a text as a new file of the user's own, and returns its name. It replaces no file: the
  /// name gets a number if there is one.
  package static func write(
    _ text: String, named name: String, in folder: String = "."
  ) throws(SaveError) -> String {
    do throws(SystemError) {
      let file = try FilePath("\(folder)/\(name)").writeBeside(
        Array(text.utf8), ending: { $0 == 1 ? ".cast" : "-\($0).cast" }, upTo: 100,
        while: { true })
      return String(decoding: file.name, as: UTF8.self)
    } catch {
      let reason =
        error.code == EEXIST ? "There are a hundred files of this name." : error.description
      throw SaveError(name: "\(name).cast", reason: reason)
    }
  }
}

/// A file that cannot be written.
package struct SaveError: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(name: String, reason: String) { description = "\(name) cannot be written: \(reason)" }
}
