import TestSupport
import Testing

/// `RECURSE_DESCRIBE=1`: the first screen of each demo in words.
@Suite("The lists and fields of the demos", .blocking) struct NamedListsTests {
  private static let demos = [
    "books-demo", "login-demo", "queue-demo", "seven-guis", "stories-demo", "tracks-demo",
    "user-list-demo",
  ]
  private static let roles = ["list", "table", "textField", "secureField", "textEditor"]

  @Test("have a name for who hears them", arguments: demos)
  func named(demo: String) throws {
    let text = try wordsOfDemo(demo, part: "1")
    #expect(Self.unnamed(in: text) == [], "\(text)")
  }

  @Test("are found where a name is missing, but not the rows of a named table")
  func law() {
    let text = """
      list = “2”
      group “Mail”
        table “Files”
          list
          textField “Name” = “”
        table (focused)
      """
    #expect(Self.unnamed(in: text) == ["list = “2”", "table (focused)"])
  }

  /// The lines of elements that need a name and have none. The rows of a table are a list in it.
  private static func unnamed(in description: String) -> [String] {
    let lines = description.split(separator: "\n").map { $0.drop { $0 == " " } }
    return lines.indices.filter { index in
      guard let role = lines[index].split(separator: " ").first, roles.contains(String(role)),
        !lines[index].dropFirst(role.count).hasPrefix(" “")
      else { return false }
      return role != "list" || index == 0 || !lines[index - 1].hasPrefix("table ")
    }
    .map { String(lines[$0]) }
  }
}
