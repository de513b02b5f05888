import Foundation
import Recurse
import Testing

/// The pictures of the reference are what the examples show. `RECURSE_SNAPSHOTS=update` stores them
/// anew.
@MainActor @Suite("The pictures of the reference") struct ReferencePictureTests {
  /// What a page may take of the repository, for each picture.
  private static let largestSize = 15_000

  @Test("show an example, on dark and on light", arguments: ReferencePage.all, ColorScheme.allCases)
  func picture(page: ReferencePage, scheme: ColorScheme) async throws {
    let svg = try await page.svg(scheme)
    #expect(svg.utf8.count < Self.largestSize)
    let file = ReferenceFiles.picture(page.name, scheme)
    if ProcessInfo.processInfo.environment["RECURSE_SNAPSHOTS"] == "update" {
      try svg.write(to: file, atomically: true, encoding: .utf8)
    }
    let stored = try? String(contentsOf: file, encoding: .utf8)
    #expect(
      stored == svg, "RECURSE_SNAPSHOTS=update stores what \(page) shows, as \(scheme)")
  }

  @Test("are those of the pages, and no others")
  func names() throws {
    let names = ReferencePage.all.map(\.name)
    let expected = names.flatMap { name in
      ColorScheme.allCases.map { ReferenceFiles.picture(name, $0).lastPathComponent }
    }
    let stored = try FileManager.default.contentsOfDirectory(atPath: ReferenceFiles.pictures.path)
    #expect(stored.sorted() == expected.sorted())
    #expect(try ReferenceFiles.pageNames() == names.sorted())
  }
}
