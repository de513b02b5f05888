import Foundation

/// The Swift in a document, as files for the compiler.
///
/// Blocks of one file follow each other: `import Recurse` in the first line of a block begins
/// another. A picture, which is indented and follows a block, shows the block's last component.
struct DocumentCode {
  /// Blocks that are compiled together.
  struct File: Sendable, CustomStringConvertible {
    let document: String
    /// The number of its first line in the document.
    let line: Int
    fileprivate(set) var source = ""

    var goal: Toolchain.Goal {
      if source.contains("import PackageDescription") { return .manifest }
      return source.contains("import Testing") ? .tests : .object
    }

    var description: String { "\(document):\(line)" }
  }

  private(set) var files: [File] = []
  /// The component that a picture below would show.
  private var shown: String?

  init(of document: URL) throws {
    let lines = try String(contentsOf: document, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var index = 0
    while index < lines.count {
      if lines[index] == "```swift" {
        let end = lines[index...].firstIndex(of: "```") ?? lines.endIndex
        add(lines[(index + 1)..<end], from: index + 2, in: document.lastPathComponent)
        index = end + 1
      } else if lines[index].hasPrefix("    "), shown != nil {
        let end = Self.endOfPicture(in: lines, from: index)
        addPicture(lines[index..<end], from: index + 1)
        index = end
      } else {
        if !lines[index].isEmpty { shown = nil }
        index += 1
      }
    }
    for index in files.indices where files[index].goal == .tests {
      files[index].source = files[index].source.replacing("@main ", with: "") + Self.runner
    }
  }

  private mutating func add(_ block: ArraySlice<Substring>, from line: Int, in document: String) {
    guard let first = block.first else { return }
    if first == "import Recurse" || first.hasPrefix("// swift-tools-version") || files.isEmpty {
      files.append(File(document: document, line: line))
    }
    files[files.count - 1].source +=
      "#sourceLocation(file: \"\(document)\", line: \(line))\n"
      + block.joined(separator: "\n") + "\n"
    shown =
      block.compactMap { line in
        line.firstMatch(of: /struct (\w+): (?:Component|App)\b/).map { String($0.1) }
      }.last
  }

  private static func endOfPicture(in lines: [Substring], from start: Int) -> Int {
    var end = start
    for index in start..<lines.count {
      if lines[index].hasPrefix("    ") { end = index + 1 } else if !lines[index].isEmpty { break }
    }
    return end
  }

  /// Adds a test that the component looks so in a window of the picture's size.
  private mutating func addPicture(_ picture: ArraySlice<Substring>, from line: Int) {
    guard let component = shown else { return }
    let rows = picture.map { $0.dropFirst(4) }
    let columns = rows.map(\.count).max() ?? 0
    files[files.count - 1].source += """
      import RecurseTesting
      import Testing
      @MainActor @Test func pictureInLine\(line)() {
        let screen = TestScreen(\(component)(), columns: \(columns), rows: \(rows.count))
        #expect(screen.text == #\"\"\"
      \(rows.map { "    \($0)" }.joined(separator: "\n"))
          \"\"\"#)
      }

      """
  }

  /// Runs the tests of a source.
  static let runner = """
    import Testing
    @main struct Runner {
      static func main() async { await Testing.__swiftPMEntryPoint() as Never }
    }

    """
}
