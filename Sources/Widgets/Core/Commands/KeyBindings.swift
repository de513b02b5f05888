import RecurseEditing
import RecurseTerminal

/// The keys that a person chose for commands, by the commands' ids.
///
///     # a comment
///     save = ctrl+w
///     top = g g
///     close =
///
/// A line without keys takes the keys of a command away.
package struct KeyBindings: Equatable, Sendable {
  private var keys: [String: [KeySequence]] = [:]
  private var lines: [String: Int] = [:]
  /// The keys of commands in texts that are edited.
  package private(set) var editing = EditKeys()
  /// The lines that could not be read, with their numbers, from 1.
  package private(set) var mistakes: [Mistake] = []

  package struct Mistake: Hashable, Sendable, CustomStringConvertible {
    package let line: Int
    package let message: String

    package var description: String { "\(line): \(message)" }
  }

  /// No keys but those in the code.
  package init() {}

  /// Reads a file. A line with a mistake changes nothing.
  package init(parsing text: String) {
    // Some editors write a mark of the byte order first.
    let scalars = text.unicodeScalars
    let lines = scalars.first == "\u{FEFF}" ? String(scalars.dropFirst()) : text
    // A file that is no text begins with nothing that could be a key.
    for (index, line) in lines.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).enumerated() {
      read(line, number: index + 1)
    }
  }

  /// The keys for a command; `nil` where the code's are used.
  package subscript(id: String) -> [KeySequence]? { keys.isEmpty ? nil : keys[id] }

  /// The ids, in the order of their lines.
  package var ids: [(id: String, line: Int)] {
    lines.map { ($0.key, $0.value) }.sorted { $0.line < $1.line }
  }

  private mutating func read(_ line: Substring, number: Int) {
    let line = line.trimmed
    guard !line.isEmpty, line.first != "#" else { return }
    func fail(_ message: String) { mistakes.append(Mistake(line: number, message: message)) }
    guard let equals = line.firstIndex(of: "=") else {
      return fail("expected “command = key”, as in “save = ctrl+s”")
    }
    let id = String(line[..<equals].trimmed)
    guard Self.isID(id) else { return fail("“\(id.prefix(40))” is no name of a command") }
    if let first = lines[id] { return fail("“\(id)” has its keys in line \(first)") }
    let value = line[line.index(after: equals)...].trimmed
    guard !value.isEmpty else {
      set([], for: id, line: number)
      return
    }
    do {
      let sequence = try KeySequence(parsing: String(value))
      guard !sequence.keys.contains(.control("c")) else {
        return fail("Ctrl+C ends the app, and nothing else")
      }
      guard sequence.keys.count == 1 || !Self.isOfTexts(id) else {
        return fail("a command in a text has one key")
      }
      set([sequence], for: id, line: number)
    } catch {
      fail("\(error)")
    }
  }

  private mutating func set(_ sequences: [KeySequence], for id: String, line: Int) {
    keys[id] = sequences
    lines[id] = line
    if let command = EditCommand.ids[id] {
      editing.set(sequences.flatMap(\.keys), for: command)
    }
  }

  /// Returns whether an id is that of a command in texts.
  package static func isOfTexts(_ id: String) -> Bool { EditCommand.ids[id] != nil }

  /// Whether a text can be the id of a command: letters, digits, dots and hyphens.
  static func isID(_ text: String) -> Bool {
    !text.isEmpty && text.count <= 100
      && text.allSatisfy { $0.isLetter || $0.isNumber || "-._".contains($0) }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
