import Foundation

/// A picture in a file beside the test that expects it.
struct SnapshotFile {
  let path: String

  /// Creates the file for a name, in a folder named after the test's file.
  ///
  ///     Tests/LoginTests.swift
  ///     Tests/Snapshots/LoginTests/rejected.txt
  init(named name: String, testFile: String) {
    let test = URL(fileURLWithPath: testFile)
    let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: " -_."))
    let spelled = String(
      name.unicodeScalars.map { allowed.contains($0) ? Character($0) : Character("_") })
    path =
      test.deletingLastPathComponent().appendingPathComponent("Snapshots")
      .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
      .appendingPathComponent(spelled + ".txt").path
  }

  /// Throws if the picture differs from the stored one, or, if `updates` is true, stores it.
  func compare(with found: String, updates: Bool) throws {
    // Some editors add a newline at the end of the file.
    let kept = (try? String(contentsOfFile: path, encoding: .utf8)).map {
      $0.hasSuffix("\n") ? String($0.dropLast()) : $0
    }
    guard kept != found else { return }
    guard updates else { throw SnapshotMismatch(path: path, expected: kept, found: found) }
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try (found + "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }

  static var updatesByEnvironment: Bool {
    ProcessInfo.processInfo.environment["RECURSE_SNAPSHOTS"] == "update"
  }
}

/// An error for a screen that differs from its stored picture.
public struct SnapshotMismatch: Error, CustomStringConvertible {
  /// The file that holds the picture.
  public let path: String
  /// The stored picture, or `nil` if there is no such file.
  public let expected: String?
  /// The picture of the screen.
  public let found: String

  public var description: String {
    let advice = "RECURSE_SNAPSHOTS=update stores what is shown now"
    guard let expected else { return "there is no picture \(path) yet; \(advice):\n\(found)" }
    return "the screen differs from \(path); \(advice)\n" + difference(from: expected)
  }

  /// Returns the lines of both pictures, marked as in a diff where they differ.
  private func difference(from expected: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = found.split(separator: "\n", omittingEmptySubsequences: false)
    var lines: [String] = []
    for index in 0..<max(old.count, new.count) {
      let before = index < old.count ? old[index] : nil
      let after = index < new.count ? new[index] : nil
      if before == after {
        lines.append("  \(before ?? "")")
      } else {
        if let before { lines.append("- \(before)") }
        if let after { lines.append("+ \(after)") }
      }
    }
    return lines.joined(separator: "\n")
  }
}
