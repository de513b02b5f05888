import Foundation

/// The GPX files of a folder.
package struct TrackFolder: TrackSource {
  package let path: String
  private let pace: Duration

  /// - Parameter pace: how much longer than it takes a file is read, so that there is something to
  ///   see.
  package init(path: String, pace: Duration = .zero) {
    self.path = path
    self.pace = pace
  }

  package var name: String { url.lastPathComponent }

  private var url: URL { URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL }

  /// The names of the files, sorted.
  package func files() throws(TrackProblem) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw TrackProblem(file: path, problem: "is not there.")
    }
    guard isFolder.boolValue else { throw TrackProblem(file: path, problem: "is no folder.") }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { $0.lowercased().hasSuffix(".gpx") && !$0.hasPrefix(".") }.sorted()
    } catch {
      throw TrackProblem(file: path, problem: "cannot be read.")
    }
  }

  /// Reads one file, beside the screen.
  @concurrent
  package func tracks(in file: String) async throws(TrackProblem) -> [Track] {
    try? await Task.sleep(for: pace)
    let data: Data
    do {
      data = try Data(contentsOf: url.appendingPathComponent(file))
    } catch {
      throw TrackProblem(file: file, problem: "cannot be read.")
    }
    return try GPXReader.tracks(in: data, of: file)
  }
}
