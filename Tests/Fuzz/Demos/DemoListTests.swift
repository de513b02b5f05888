import Foundation
import TestSupport
import Testing

@Suite("The list of demos", .blocking) struct DemoListTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("is known to the script that runs them")
  func script() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [Self.root.appending(path: "scripts/run").path]
    let output = Pipe()
    process.standardError = output
    try process.run()
    let usage = try output.fileHandleForReading.readToEnd().map {
      String(decoding: $0, as: UTF8.self)
    }
    process.waitUntilExit()
    let names = (usage ?? "").split(separator: "\n").dropFirst().map { $0.drop { $0 == " " } }
    #expect(process.terminationStatus == 2)
    for demo in Demo.all { #expect(names.contains(demo.name[...]), "\(demo.name)") }
  }

  @Test("The list contains every demo of the package")
  func complete() throws {
    let text = try String(contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
    let names =
      /app\(\s*"([^"]+-demo|gallery|editor|chat|file-manager|inspect|log-viewer|seven-guis|system-monitor)"/
    let apps = text.matches(of: names).map { String($0.1) }
    #expect(apps.count > 5)
    #expect(Set(apps) == Set(Demo.all.map(\.name)))
  }
}
