/// A source of tracks, file by file.
package protocol TrackSource: Sendable {
  var name: String { get }
  func files() throws(TrackProblem) -> [String]
  func tracks(in file: String) async throws(TrackProblem) -> [Track]
}

/// A fault of a file, as a sentence.
package struct TrackProblem: Error, Hashable, CustomStringConvertible {
  package let file: String
  package let problem: String

  package init(file: String, problem: String) {
    self.file = file
    self.problem = problem
  }

  package var description: String { "\(file) \(problem)" }
}
