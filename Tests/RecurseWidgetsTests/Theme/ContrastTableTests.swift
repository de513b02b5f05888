import Foundation
import Recurse
import RecurseWidgets
import Testing

/// The table of docs/contrast.md is what the themes' colors are. `RECURSE_SNAPSHOTS=update` stores
/// it anew.
@Suite("The table of contrasts") struct ContrastTableTests {
  private var table: String {
    let palettes = Theme.all.flatMap { [$0.dark, $0.light] }
    let names = Theme.all.flatMap { ["\($0.name) dark", "light"] }
    let titles = "| what is read, on what | " + names.joined(separator: " | ") + " |"
    let rows = ColorPair.all.map { pair in
      let ratios = palettes.map { palette in
        let ratio = palette.color(of: pair.foreground).contrast(
          with: palette.color(of: pair.background))
        return "\((ratio * 10).rounded() / 10)"
      }
      return "| `\(pair.foreground)` on `\(pair.background)` | "
        + ratios.joined(separator: " | ") + " |"
    }
    let line = "|" + String(repeating: "---|", count: names.count + 1)
    return ([titles, line] + rows).joined(separator: "\n")
  }

  @Test("has each pair of roles that meet, in each theme")
  func stored() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../docs/contrast.md").path
    var text = try String(contentsOfFile: path, encoding: .utf8)
    let start = try #require(text.range(of: "| what is read"))
    if ProcessInfo.processInfo.environment["RECURSE_SNAPSHOTS"] == "update" {
      text = text[..<start.lowerBound] + table + "\n"
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(text[start.lowerBound...] == table + "\n")
  }
}
