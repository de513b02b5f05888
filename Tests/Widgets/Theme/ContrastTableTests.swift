import Foundation
import Recurse
import RecurseTerminal
import RecurseWidgets
import Testing

/// The table of docs/contrast.md is what the themes' colors are. `RECURSE_SNAPSHOTS=update` stores
/// it anew.
@Suite("The table of contrasts") struct ContrastTableTests {
  private var table: String {
    let palettes = Theme.all.flatMap { [$0.dark, $0.light] }
    let names = Theme.all.flatMap { ["\($0.name) dark", "light"] }
    let titles = "| what is read, on what | " + names.joined(separator: " | ") + " |"
    let roleTitles = "| role | " + names.joined(separator: " | ") + " |"
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
    let numbers = palettes.map { QuantizedPalette($0).colors }
    let roles = ColorRole.allCases.filter { $0 != .terminal }.map { role in
      "| `\(role)` | "
        + numbers.map { "\($0[Int(role.rawValue)].index ?? 0)" }.joined(separator: " | ") + " |"
    }
    return ([titles, line] + rows + ["", Self.heading, "", roleTitles, line] + roles)
      .joined(separator: "\n")
  }

  private static let heading = """
    ## With 256 colors

    The numbers in xterm's palette that a theme's colors become. They are chosen together: each has
    the contrast above with what it meets, keeps its hue (30° at most), and roles that differ in the
    theme differ here. `QuantizedTests` holds each theme to that.
    """

  @Test("has each pair of roles that meet and each role's number, in each theme")
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
