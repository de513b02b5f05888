import Foundation
import TestSupport
import Testing

@Suite("The list of demos", .blocking) struct DemoListTests {
  @Test("The list contains every demo of the package")
  func complete() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Package.swift")
    let text = try String(contentsOf: package, encoding: .utf8)
    let names = /app\(\s*"([^"]+-demo|gallery|editor|log-viewer|seven-guis)"/
    let apps = text.matches(of: names).map { String($0.1) }
    #expect(apps.count > 5)
    #expect(Set(apps) == Set(Demo.all.map(\.name)))
  }
}
