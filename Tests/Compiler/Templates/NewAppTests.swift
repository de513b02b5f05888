import Foundation
import TestSupport
import Testing

@Suite("scripts/new-app", .blocking) struct NewAppTests {
  @Test(
    "makes a package that compiles without a warning, and whose tests pass",
    .needsCompiler, arguments: NewApp.templates)
  func compiles(template: String) async throws {
    let place = try NewApp()
    let result = try place.run(["my-2nd-thing", "--template", template])
    try #require(result.status == 0, "\(result.errors)")
    let tests = try await compile(place.program(of: "my-2nd-thing"), goal: .tests)
    #expect(tests.isClean, "\(tests.output)")
    let manifest = try await compile(
      place.folder.text("my-2nd-thing/Package.swift"), goal: .manifest)
    #expect(manifest.isClean, "\(manifest.output)")
  }

  @Test("gives all files the names of the app", arguments: NewApp.templates)
  func names(template: String) throws {
    let place = try NewApp()
    #expect(try place.run(["my-app", "--template=\(template)"]).status == 0)
    let files = place.files()
    #expect(files.contains("my-app/Sources/my-app/MyApp.swift"))
    #expect(files.contains("my-app/Tests/MyAppTests/MyAppTests.swift"))
    #expect(files.contains("my-app/README.md") && files.contains("my-app/.gitignore"))
    for file in files {
      let text = try place.folder.text(file)
      #expect(!text.contains(/app-name|app_name|AppName/), "\(file)")
    }
  }

  @Test("makes a package that depends on this checkout, or on an address")
  func dependencies() throws {
    let place = try NewApp()
    #expect(try place.run(["one"]).status == 0)
    let root = Documents.root.resolvingSymlinksInPath()
    let one = try place.folder.text("one/Package.swift")
    #expect(one.contains(".package(path: \"\(root.path)\")"))
    #expect(one.contains("package: \"\(root.lastPathComponent)\""))

    let address = "https://example.org/a&b/Other.git"
    #expect(try place.run(["two", "--url", address]).status == 0)
    let two = try place.folder.text("two/Package.swift")
    #expect(two.contains(".package(url: \"\(address)\", branch: \"main\")"))
    #expect(two.contains("package: \"Other\""))
  }

  @Test(
    "refuses what cannot be, in a line, and makes nothing",
    arguments: [
      ["Upper"], ["a b"], ["../up"], ["-x"], ["1st"], ["a--b"], ["a-"], ["a_b"], ["é"], [""],
      ["class"], ["recurse"], ["testing"], ["chat"], [String(repeating: "a", count: 51)],
      ["app", "--template", "nothing"], ["app", "--template"], ["app", "--template", ".."],
      ["app", "other"], ["app", "--unknown"],
    ])
  func refusals(arguments: [String]) throws {
    let place = try NewApp()
    let result = try place.run(arguments)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.wholeMatch(of: /new-app: [^\n]+\n/) != nil, "\(result.errors)")
    #expect(place.files().isEmpty)
  }

  @Test("leaves what exists as it is")
  func existing() throws {
    let place = try NewApp()
    try place.folder.write("mine", to: "app")
    let result = try place.run(["app"])
    #expect(result.status == 1 && result.errors == "new-app: app exists already\n")
    #expect(try place.folder.text("app") == "mine")
  }

  @Test("makes nothing in the checkout")
  func checkout() throws {
    let result = try NewApp().run(["app"], in: Documents.root.appending(path: "Apps"))
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("new-app: this folder is in the checkout"))
    let path = Documents.root.appending(path: "Apps/app").path
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("has templates, and says which when it is asked nothing")
  func usage() throws {
    #expect(NewApp.templates == ["form", "list", "viewer"])
    let result = try NewApp().run([])
    #expect(result.status == 2 && result.errors.contains("Templates: form list viewer"))
  }
}
