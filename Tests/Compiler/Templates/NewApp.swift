import Foundation
import TestSupport

/// An empty folder in which `scripts/new-app` is run.
struct NewApp {
  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  static let templates: [String] = {
    let folder = Documents.root.appending(path: "scripts/templates").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }()

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs the script.
  ///
  /// - Parameter place: the folder in which it runs, if it is another one.
  func run(_ arguments: [String], in place: URL? = nil) throws -> Result {
    let (process, output, errors) = (Process(), Pipe(), Pipe())
    process.executableURL = Documents.root.appending(path: "scripts/new-app")
    process.arguments = arguments
    process.currentDirectoryURL = place ?? folder.url
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    // Both are short: neither pipe is full before the other has been read.
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    let told = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: written, as: UTF8.self),
      errors: String(decoding: told, as: UTF8.self))
  }

  /// The paths of the files in the folder, sorted.
  func files() -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    return paths.compactMap { $0 as? String }.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: folder.path(path), isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// The sources of a package and of its tests as one file, which runs the tests.
  func program(of package: String) throws -> String {
    let names = files().filter { name in
      name.hasSuffix(".swift") && !name.hasSuffix("Package.swift") && name.hasPrefix(package + "/")
    }
    return try names.map { name in
      "#sourceLocation(file: \"\(name)\", line: 1)\n"
        + (try folder.text(name)).replacing("@main ", with: "")
        .replacing(/@testable import \w+/, with: "") + "\n"
    }.joined() + DocumentCode.runner
  }
}
