import Foundation
import Testing

@Suite("The Swift in the documents", .needsCompiler) struct DocumentCodeTests {
  private static let files: [DocumentCode.File] = {
    let root = Documents.root
    let articles = root.appending(path: "Sources/Recurse/Recurse.docc")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: articles.path)) ?? []
    let documents =
      [root.appending(path: "README.md")]
      + names.filter { $0.hasSuffix(".md") }.sorted().map { articles.appending(path: $0) }
    return documents.flatMap { (try? DocumentCode(of: $0).files) ?? [] }
  }()

  @Test("compiles without a warning, and its tests and pictures are true", arguments: files)
  func compiles(file: DocumentCode.File) async throws {
    let compilation = try await compile(file.source, goal: file.goal)
    #expect(compilation.isClean, "\(compilation.output)")
  }

  @Test("is found: so many files there are at least, with tests and a manifest among them")
  func found() {
    #expect(Self.files.count > 30)
    #expect(Self.files.count { $0.goal == .tests } > 5)
    #expect(Self.files.count { $0.goal == .manifest } == 1)
    // Each step of the tutorial is one program with a test of its picture.
    let steps = Self.files.filter { $0.document.hasPrefix("Tutorial") }
    #expect(steps.count == 6 && steps.allSatisfy { $0.goal == .tests })
  }
}
