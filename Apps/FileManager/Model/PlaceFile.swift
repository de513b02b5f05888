import FileWork
import Foundation

/// A JSON file with the places of a person. Each write replaces it atomically, and a file of
/// another kind is left as it is.
package struct PlaceFile: Sendable {
  private let url: URL

  package init(_ path: RawPath) {
    let path = String(decoding: path.bytes, as: UTF8.self)
    url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
  }

  /// The file below `XDG_STATE_HOME`, or below the usual folder if that is no absolute path.
  package static func usual(in environment: [String: String]) -> PlaceFile {
    let named = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let state = named ?? "\(RawPath.home(in: environment))/.local/state"
    return PlaceFile(RawPath(state + "/file-manager/places.json"))
  }

  /// The places; none if there is no file.
  func read() throws(PlaceProblem) -> Places {
    guard FileManager.default.fileExists(atPath: url.path) else { return Places() }
    let data: Data
    do { data = try Data(contentsOf: url) } catch {
      throw PlaceProblem("“\(url.path)” cannot be read. No folder is remembered.")
    }
    do { return try JSONDecoder().decode(Places.self, from: data) } catch {
      throw PlaceProblem(
        "“\(url.path)” is no file of bookmarks. It stays as it is, and no folder is remembered.")
    }
  }

  /// Changes the places in the file, off the caller's actor. Another run of the app waits until the
  /// file is written, so that neither loses what the other one has stored.
  ///
  /// - Returns: the places, with those that another run of the app has stored meanwhile.
  @concurrent
  func apply(_ changes: [Places.Change]) async throws(PlaceProblem) -> Places {
    let lock = try lock()
    defer { close(lock) }
    var places = try read()
    for change in changes { places.apply(change) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try encoder.encode(places).write(to: url, options: .atomic)
    } catch {
      throw unwritable
    }
    return places
  }

  private var unwritable: PlaceProblem {
    PlaceProblem("“\(url.path)” cannot be written. No folder is remembered.")
  }

  /// Opens a file beside the places that one run of the app has at a time. Closing it gives it to
  /// the next one, as the end of a process does.
  private func lock() throws(PlaceProblem) -> Int32 {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw unwritable
    }
    let file = open(url.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw unwritable }
    // Some file systems have no locks; there it is as if nobody else had the file.
    while flock(file, LOCK_EX) != 0, errno == EINTR {}
    return file
  }
}

/// The reason why places are not read or stored, as a sentence.
struct PlaceProblem: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
