import Foundation

/// Writes the overloads in the sources of a checkout, whose path is the only argument.
@main enum Program {
  static func main() throws {
    let root = URL(filePath: CommandLine.arguments[1])
    for file in OverloadFile.all {
      let folder = root.appending(path: file.folder)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      let sources = try names.filter { $0.hasSuffix(".swift") }
        .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
      try Data(file.text(sources).utf8).write(to: root.appending(path: file.path))
    }
  }
}
