import FileWork
import Foundation
import Recurse

/// The line below the panes, in which a person types a command for a shell.
struct CommandLine {
  var isOpen = false
  var text = ""
  /// The commands that were run, the last one last.
  private(set) var history: [String] = []
  /// Those that were typed while another one ran, the first one first.
  var waiting: [String] = []

  /// Nobody goes back further than that.
  private static let mostKept = 1000

  /// Takes the keys with which a person has left the output of a command: text and lines, or ↑ for
  /// the last command. A space and Enter only lead back.
  ///
  /// - Returns: whether something is typed then.
  mutating func type(_ keys: String) -> Bool {
    var keys = keys.unicodeScalars[...]
    if ["\u{1B}[A", "\u{1B}OA"].contains(String(keys)) {
      if text.isEmpty { text = history.last ?? "" }
      return !text.isEmpty
    }
    if keys.first?.properties.isWhitespace == true { keys.removeFirst() }
    for key in keys {
      switch key {
      case "\r", "\n": take().map { waiting.append($0) }
      case "\u{7F}", "\u{8}": text = String(text.dropLast())
      case _ where key.properties.generalCategory == .control: return !text.isEmpty
      default: text.unicodeScalars.append(key)
      }
    }
    return !text.isEmpty
  }

  /// Takes the command that is to be run; `nil` if there is none.
  mutating func take() -> String? {
    var command = text
    text = ""
    // `:` begins a command also where letters go to the line already; alone it is a command.
    if command.hasPrefix(":"), command.dropFirst().first?.isWhitespace == false {
      command.removeFirst()
    }
    guard command.contains(where: { !$0.isWhitespace }) else { return nil }
    history.removeAll { $0 == command }
    history.append(command)
    if history.count > Self.mostKept { history.removeFirst() }
    return command
  }

  /// The folder of a `cd` that is all of a line, empty for the home folder; `nil` if a shell has to
  /// read the line.
  static func folder(of line: String) -> String? {
    let line = line.trimmingCharacters(in: .whitespaces)
    if line == "cd" { return "" }
    guard !line.contains(where: { "$`*?[;|&<>(){}#!".contains($0) }) else { return nil }
    let word = ShellWord.last(of: line)
    // Only a shell knows the homes of others.
    if word.value.hasPrefix("~"), word.value.dropFirst().first.map({ $0 != "/" }) == true {
      return nil
    }
    return line[..<word.start].trimmingCharacters(in: .whitespaces) == "cd" ? word.value : nil
  }

  /// Writes words at the end.
  mutating func append(_ words: [String]) {
    guard !words.isEmpty else { return }
    if let last = text.last, !last.isWhitespace { text += " " }
    text += words.joined(separator: " ") + " "
  }

  // MARK: - Completing a name

  /// The word that is typed last, up to its last slash; `nil` if it has none.
  var typedFolder: String? {
    guard isOpen else { return nil }
    let word = ShellWord.last(of: text).value
    return word.lastIndex(of: "/").map { String(word[...$0]) }
  }

  /// The texts with a whole name in place of the word that is typed last, in the order of the list.
  /// The first word is a program, which no folder lists.
  func completions(among entries: some Collection<FileEntry>) -> [String] {
    let word = ShellWord.last(of: text)
    guard isOpen, word.start > text.startIndex, !word.value.isEmpty else { return [] }
    let names = entries.lazy.filter { entry in
      !entry.isParent && entry.hasTypedName && entry.name.bytes.starts(with: word.value.utf8)
    }
    return names.prefix(Self.mostShown).map { entry in
      String(text[..<word.start]) + entry.name.shellWord + (entry.isDirectory ? "/" : "")
    }
  }

  /// The texts with a whole name after the last slash.
  ///
  /// - Parameter names: those in the folder before the slash, with a slash behind those of folders.
  func completions(amongNames names: [String]) -> [String] {
    guard let folder = typedFolder else { return [] }
    let word = ShellWord.last(of: text)
    let part = word.value.dropFirst(folder.count)
    // A shell reads `~` in what is not quoted; what is quoted is written anew.
    let isQuoted = text[word.start...].contains { "'\"\\".contains($0) }
    let slash = isQuoted ? nil : text.lastIndex(of: "/")
    let kept = text[..<(slash.map { text.index(after: $0) } ?? word.start)]
    let found = names.lazy.filter {
      $0.isTypedText && $0.hasPrefix(part) && (!$0.hasPrefix(".") || part.hasPrefix("."))
    }
    return found.prefix(Self.mostShown).map { name in
      let end = name.hasSuffix("/") ? "/" : ""
      let written = (isQuoted ? folder : "") + name.dropLast(end.count)
      return kept + (written.isPlainWord ? written : written.shellQuoted) + end
    }
  }

  private static let mostShown = 100
}

/// A word as a shell reads it, and where it begins in a line.
struct ShellWord {
  let start: String.Index
  let value: String

  /// The last word of a line, with the end of an open quotation; empty after a space.
  static func last(of line: String) -> ShellWord {
    var (start, value) = (line.startIndex, "")
    var quote: Character?
    var isEscaped = false
    for (index, character) in zip(line.indices, line) {
      switch character {
      case _ where isEscaped:
        value.append(character)
        isEscaped = false
      case "\\" where quote != "'": isEscaped = true
      case "'" where quote != "\"", "\"" where quote != "'":
        quote = quote == nil ? character : nil
      case _ where quote == nil && " \t;|&<>()".contains(character):
        (start, value) = (line.index(after: index), "")
      default: value.append(character)
      }
    }
    return ShellWord(start: start, value: value)
  }
}

extension FileEntry {
  /// Whether a field takes the name as it is: it has no line breaks and control characters.
  fileprivate var hasTypedName: Bool {
    hasTextName && String(decoding: name.bytes, as: UTF8.self).isTypedText
  }
}

extension RawName {
  /// The name as a word for a shell: `notes.txt`, `'two words'`, `./-dash`, `'it'\''s'`.
  var shellWord: String {
    let text = String(decoding: bytes, as: UTF8.self)
    let name = text.hasPrefix("-") ? "./" + text : text
    return name.isPlainWord ? name : name.shellQuoted
  }
}

extension String {
  fileprivate var isTypedText: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
  }

  /// Whether a shell reads the text as it is.
  fileprivate var isPlainWord: Bool {
    utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: "._-/+,:@%".utf8.contains(byte)
      }
    }
  }

  /// The text in quotation marks, within which a shell reads nothing: `'it'\''s'`.
  var shellQuoted: String { "'" + replacing("'", with: #"'\''"#) + "'" }
}
