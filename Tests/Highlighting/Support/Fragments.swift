import RecurseHighlighting
import TestSupport

extension Language {
  /// What lines of the language are made of, above all what opens and closes something.
  var fragments: [String] {
    let own: [String] =
      switch name {
      case "Swift":
        [
          "\"", "\"\"\"", "#\"", "\"#", "##\"\"\"", "\\(", "\\#(", ")", "(", "/*", "*/", "//",
          "let",
          "func", "`", "#/", "/#", "@x", "#if", "0x1.p-2", "\\", "\\u{41}", "Foo", "get", ".",
        ]
      case "JSON":
        ["\"", "\\\"", "\\u12", "{", "}", "[", ":", ",", "/*", "*/", "//", "-1.5e+3", "true", "x"]
      case "Shell":
        [
          "'", "\"", "`", "$(", "$((", "))", ")", "(", "${", "}", "$'", "<<EOF", "EOF", "<<-'E'",
          "\tE", "case", "in", ";;", "esac", "if", ";", "\\", "$x", "a=(", "b=", "#", "<<<", "--o=",
          "((", "&>", "function",
        ]
      case "Markdown":
        [
          "```", "~~~~", "```swift", "```sh", "````md", "`", "``", "*", "**", "__", "_", "[", "](",
          "]", ")", "<!--", "-->", "# ", "- ", "> ", "1. ", "<", ">", "https://a", "\\", "![",
        ]
      case "C":
        [
          "\"", "'", "\\", "/*", "*/", "//", "#include <", "R\"x(", ")x\"", "0x1'0", "int", "f(",
          ">",
        ]
      case "YAML":
        [
          "\"", "'", ": ", ":", "- ", "|", ">-", "#", " #", "  ", "{", "}", "[", "]", ",", "&a",
          "*b",
          "!c", "---", "true", "-1.5", "%x",
        ]
      case "Python":
        ["\"", "'", "\"\"\"", "'''", "r'", "f\"", "\\", "#", "@a.b", "def", "class", "None", "1j"]
      case "JavaScript":
        ["\"", "'", "`", "${", "{", "}", "/", "//", "/*", "*/", "[", "]", "\\", "return", "(", ")"]
      case "SQL":
        [
          "'", "''", "\"", "`", "[", "]", "--", "/*", "*/", "x'", "?1", ":a", "::", "SELECT", "f(",
          "1.e",
        ]
      case "Diff": ["+", "-", "+++ ", "--- ", "@@", "diff ", "\\", " "]
      default: ["#", "# ------------------------ >8 ---", "+", "-", "@@", "é"]
      }
    return own + [" ", "  ", "a", "Bc", "1", "é", "\r", "\u{0}", "_", "\t"]
  }

  /// Makes a line of random fragments.
  func line(using random: inout SplitMix64) -> [UInt8] {
    (0..<Int.random(in: 0...6, using: &random)).flatMap { _ in
      Array((fragments.randomElement(using: &random) ?? "").utf8)
    }
  }
}
