import Foundation

/// The GPX files of a folder.
package struct TrackFolder: TrackSource {
  package let path: String
  private let pace: Duration

  /// - Parameter pace: an additional time for reading a file, so that progress can be seen.
  package init(path: String, pace: Duration = .zero) {
    self.path = path
    self.pace = pace
  }

  package var name: String { url.lastPathComponent }

  private var url: URL { URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL }

  /// The names of the files, sorted.
  package func files() throws(TrackProblem) -> [String] {
    guard !path.isEmpty else { throw TrackProblem(file: "''", problem: "is no name of a folder.") }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw TrackProblem(file: path, problem: "is not there.")
    }
    guard isFolder.boolValue else { throw TrackProblem(file: path, problem: "is no folder.") }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { $0.lowercased().hasSuffix(".gpx") && !$0.hasPrefix(".") }.sorted()
    } catch {
      throw TrackProblem(file: path, unreadable: error)
    }
  }

  /// Reads one file off the main actor.
  @concurrent
  package func tracks(in file: String) async throws(TrackProblem) -> [Track] {
    try? await Task.sleep(for: pace)
    let data: Data
    do {
      data = try Data(contentsOf: url.appendingPathComponent(file))
    } catch {
      throw TrackProblem(file: file, unreadable: error)
    }
    return try GPXReader.tracks(in: data, of: file)
  }
}

extension TrackProblem {
  /// - Parameter error: an error of Foundation, whose underlying error is the reason.
  fileprivate init(file: String, unreadable error: any Error) {
    let code = ((error as? CocoaError)?.underlying as? POSIXError)?.code.rawValue
    let reason = code.map { ": " + String(cString: strerror($0)) } ?? ""
    self.init(file: file, problem: "cannot be read\(reason).")
  }
}
