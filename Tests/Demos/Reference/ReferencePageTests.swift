import Foundation
import Testing

/// Every page has the same parts, and the example whose picture it shows.
@Suite("The pages of the reference") struct ReferencePageTests {
  private static let headings = [
    "Example", "Keys and mouse", "States", "Sizing", "Accessibility", "Cost", "Symbols", "See Also",
  ]

  private func lines(of file: URL) throws -> [Substring] {
    try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test("have the text of their examples", arguments: ReferencePage.all)
  func example(page: ReferencePage) throws {
    let lines = try lines(of: ReferenceFiles.page(page.name))
    let start = try #require(lines.firstIndex(of: "```swift"))
    let end = try #require(lines[start...].firstIndex(of: "```"))
    let example = try self.lines(of: ReferenceFiles.example(page.name))
    #expect(Array(lines[(start + 1)..<end]) == example.dropLast())
  }

  @Test("have the same headings, each with something below", arguments: ReferencePage.all)
  func headings(page: ReferencePage) throws {
    let text = try String(contentsOf: ReferenceFiles.page(page.name), encoding: .utf8)
    let parts = text.split(separator: "\n## ")
    #expect(parts.dropFirst().map { $0.prefix { $0 != "\n" } } == Self.headings.map { $0[...] })
    #expect(parts.dropFirst().allSatisfy { $0.split(separator: "\n").count > 1 })
    #expect(text.contains("\n@Image(source: \"\(page.name)\", alt: \""))
  }

  @Test("are led to by the page of all of them, once each")
  func index() throws {
    let links = try String(contentsOf: ReferenceFiles.index, encoding: .utf8)
      .matches(of: /<doc:(\w+)Reference>/).map { String($0.1) }
    #expect(links.sorted() == ReferencePage.all.map(\.name).sorted())
  }

  @Test("are short", arguments: ReferencePage.all)
  func length(page: ReferencePage) throws {
    #expect(try lines(of: ReferenceFiles.page(page.name)).count < 120)
  }
}
