import FileWork
import Foundation

extension RawPath {
  /// The folder that `~` means.
  static var home: RawPath { home(in: ProcessInfo.processInfo.environment) }

  /// The folder that `HOME` names, as in a shell. Without an absolute path there, it is the one
  /// that the system has for the user.
  static func home(in environment: [String: String]) -> RawPath {
    let named = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return RawPath(named ?? NSHomeDirectory())
  }

  /// The path as a shell shows it: `~/src` for one below the home folder.
  var shortText: String {
    let home = RawPath.home
    if self == home { return "~" }
    guard isInside(home), home.parent != home else { return description }
    return "~" + RawPath(bytes: bytes.dropFirst(home.bytes.count)).description
  }
}
