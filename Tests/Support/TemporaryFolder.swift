import Foundation

/// An empty folder that is removed with its contents when this object is freed.
public final class TemporaryFolder: Sendable {
  /// Its name is one word of one length, in which no line ends: a test sees the same lines each
  /// time.
  public let url = FileManager.default.temporaryDirectory.appendingPathComponent(
    "Test" + UUID().uuidString.replacing("-", with: ""))

  public init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  public var path: String { url.path }

  /// The path of a file in the folder.
  public func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a file of UTF-8 text into the folder.
  public func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }

  /// The text of a file in the folder.
  public func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  /// The names of the files in the folder, including hidden files, sorted.
  public func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
