import Foundation
import Testing

/// A release build has no messages of `precondition` and `preconditionFailure`, so those are for
/// mistakes of the library only.
@Suite("Messages of fatal errors") struct FailureWordsTests {
  /// Messages that only a mistake of the library can cause.
  private static let own = [
    "\"abstract\"", "cannot mount", "cannot be copied", "A kind of node without a value",
    "A layout node can have one parent only", "already has a parent", "is not at",
    "updated from an element that the widget does not show",
  ]

  @Test("Messages for users are those of fatalError, which a release build keeps")
  func inSources() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let files = try #require(
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    var looked = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      looked += 1
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.contains("precondition") else { continue }
      for match in text.matches(of: /\bprecondition(Failure)?\((?s:.){0,300}/) {
        let call = match.output.0
        guard call.prefix(160).contains("\"") else { continue }
        #expect(
          Self.own.contains { call.prefix(200).contains($0) }, "\(file.path): \(call.prefix(120))")
      }
    }
    #expect(looked > 300)
  }
}
