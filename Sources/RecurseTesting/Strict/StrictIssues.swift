internal import Testing

/// Records the differences that strict mode finds as issues of the running test.
@MainActor
final class StrictIssues {
  private let location: SourceLocation
  /// The last action of the test, for the message.
  var action = "the first frame"

  /// - Parameter location: the source location at which the test created the screen.
  init(at location: SourceLocation) { self.location = location }

  /// Records a mistake of the app's author, also without strict mode.
  func record(mistake: String) {
    if Test.current != nil { Issue.record("\(mistake)", sourceLocation: location) }
  }

  func record(_ difference: String) {
    // Without a running test an issue would be lost.
    guard Test.current != nil else { fatalError(difference) }
    Issue.record("strict mode: after \(action), \(difference)", sourceLocation: location)
  }
}

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Whether tests compare every commit and every frame with one built from nothing.
enum StrictMode {
  /// The environment variable, of the tests and of the programs that they start.
  static let variable = "RECURSE_STRICT"

  /// On, unless the environment says `RECURSE_STRICT=0`.
  static let isOn = getenv(variable).map { String(cString: $0) != "0" } ?? true
}
