import Recurse
import RecurseTesting

extension TestScreen {
  /// A row of the screen, without the spaces at its end.
  func line(_ row: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(row) ? String(lines[row]) : ""
  }
}

extension String {
  /// The text without the spaces at its end, as a row of a screen has it.
  var trimmingEnd: String {
    var rest = self[...]
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
