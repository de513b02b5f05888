import Recurse
import RecurseTesting

extension TestScreen {
  /// Plays a dialogue between a person who hears the app, and the app.
  ///
  ///     Name, text field, empty
  ///     > "Ada"                     types a text that arrives in one read
  ///     Ada
  ///     > "x" shift+tab down        presses keys after it
  ///
  /// - Returns: the dialogue with the lines that are heard, which are those of the script if the
  ///   app says what it should.
  func dialogue(_ script: String) -> String {
    var heard = takeSpoken()
    for line in script.split(separator: "\n") where line.hasPrefix("> ") {
      heard.append(String(line))
      var keys = line.dropFirst(2)
      if keys.first == "\"" {
        let text = keys.dropFirst().prefix { $0 != "\"" }
        typeAtOnce(String(text))
        keys = keys.dropFirst(text.count + 2)
      }
      for key in keys.split(separator: " ") { press(Key(stringLiteral: String(key))) }
      heard += takeSpoken()
    }
    return heard.joined(separator: "\n")
  }
}
