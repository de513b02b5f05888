import Foundation
import Testing

@Suite("Rooms") struct RoomTests {
  /// The modules with more than one room, by the names of their folders.
  private static let modules: [String] = {
    let paths = Documents.files(below: "Sources").filter { $0.hasSuffix(".swift") }
    let folders = Set(paths.map { $0.split(separator: "/").dropFirst().dropLast().prefix(2) })
    return Set(folders.filter { $0.count == 2 }.map { String($0.first ?? "") }).sorted()
  }()

  private func rooms(of module: String) throws -> Rooms {
    let folder = "Sources/\(module)"
    let paths = Documents.files(below: folder).filter { $0.hasSuffix(".swift") }
    return Rooms(
      of: Dictionary(
        uniqueKeysWithValues: try paths.map { path in
          (String(path.dropFirst(folder.count + 1)), try Documents.text(path))
        }))
  }

  @Test("of a module use each other in no circle", arguments: modules)
  func circles(module: String) throws {
    let rooms = try rooms(of: module)
    for arrow in rooms.circles {
      Issue.record("\(module): \(arrow): \(rooms.reasons[arrow]?.sorted().prefix(4) ?? [])")
    }
  }

  @Test("are those of ARCHITECTURE.md, from the bottom up")
  func document() throws {
    let lines = try Self.modules.flatMap { module in
      let rooms = try rooms(of: module)
      return Self.lines(module, rooms.levels.map { $0.filter { $0 != "." } }, rooms.arrowCount)
    }
    let text = lines.joined(separator: "\n")
    #expect(
      try Documents.text("ARCHITECTURE.md").contains(text),
      "Under “Rooms” ARCHITECTURE.md has to say:\n\n\(text)\n")
  }

  /// The levels of a module, at most 100 columns a line.
  private static func lines(_ module: String, _ levels: [[String]], _ arrows: Int) -> [String] {
    let parts = levels.filter { !$0.isEmpty }.map { $0.joined(separator: ", ") }
    let words = parts.joined(separator: " ▶ ").split(separator: " ")
    var lines: [String] = []
    var line = "    " + "\(module) (\(arrows))".padding(toLength: 20, withPad: " ", startingAt: 0)
    let indent = String(repeating: " ", count: 24)
    for word in words {
      if line.count + word.count > 99 {
        lines.append(line)
        line = indent + word
      } else {
        line += (line.hasSuffix(" ") ? "" : " ") + word
      }
    }
    return lines + [line]
  }

  @Test("are found by the types that they name, not by comments, texts and members")
  func example() {
    let rooms = Rooms(of: [
      "Cells/Cell.swift": "struct Cell {}\nprivate struct Own {}\nfunc draw() {}",
      "Text/Line.swift": """
        // Word
        struct Line { var cells: [Cell]; let button: Word.Line; let own: Own }
        extension Line { struct Own {} }
        """,
      "Words/Word.swift": "/* Cell */ enum Word { static let draw = \"Cell\" }",
      "Top.swift": "let first = \"\"\"\nWord\n\"\"\"\nfunc top() { draw() }",
    ])
    #expect(rooms.names == [".", "Cells", "Text", "Words"])
    #expect(rooms.uses == [".": ["Cells"], "Text": ["Cells", "Words"]])
    #expect(rooms.levels == [["Cells", "Words"], [".", "Text"]])
    #expect(rooms.circles.isEmpty)
    #expect(rooms.reasons["Text ▶ Words"] == ["Text/Line.swift:2 Word"])
  }

  @Test("in a circle are told, with what ties them")
  func circle() {
    let rooms = Rooms(of: [
      "A/A.swift": "struct A { var b: B }", "B/B.swift": "struct B { var c: [C] }",
      "C/C.swift": "struct C { func f(_ a: A) {} }", "D/D.swift": "struct D { var a: A }",
    ])
    #expect(rooms.circles == ["A ▶ B", "B ▶ C", "C ▶ A"])
    #expect(rooms.levels == [])
    #expect(rooms.arrowCount == 4)
  }
}
