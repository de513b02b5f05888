/// A sequence of keys: one key, or a chord of several.
///
/// ```swift
/// let save: KeySequence = "ctrl+s"
/// let top: KeySequence = "g g"
/// let zoom: KeySequence = "ctrl++"
/// ```
///
/// Spaces separate the keys. Each is a name or a character, preceded by any of the modifiers
/// `ctrl`, `alt`, `shift`, `super`, `hyper` and `meta`, joined by `+`. Names are `enter`, `tab`,
/// `space`, `backspace`, `delete`, `insert`, `escape`, `up`, `down`, `left`, `right`, `home`,
/// `end`, `pageup`, `pagedown`, `menu`, and `f1` to `f24`. An uppercase letter is that letter with
/// Shift.
///
/// A literal that cannot be parsed has no keys. The app starts all the same. It reports the mistake
/// when the command is mounted, and a test fails.
public struct KeySequence: Hashable, Sendable {
  /// The keys, in the order in which they are pressed.
  public let keys: [Key]
  /// The reason why a literal could not be parsed.
  package let mistake: String?

  /// Creates a sequence of keys, in the order in which they are pressed.
  public init(_ keys: Key...) {
    self.keys = keys.flatMap { $0.chord ?? [$0.normalized] }
    mistake = nil
  }

  /// Parses keys as they are written in code and in key files.
  ///
  /// - Throws: ``KeySyntaxError`` if a key is unknown, or if there are no keys or more than 8.
  public init(parsing text: String) throws(KeySyntaxError) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { throw KeySyntaxError("there is no key") }
    guard words.count <= Self.mostKeys else {
      throw KeySyntaxError("a chord has at most \(Self.mostKeys) keys")
    }
    var keys: [Key] = []
    for word in words { keys.append(try Key(parsing: word)) }
    self.keys = keys
    mistake = nil
  }

  package init(_ keys: [Key]) {
    self.keys = keys
    mistake = nil
  }

  private init(mistake: String) {
    keys = []
    self.mistake = mistake
  }

  /// The maximum number of keys in a chord.
  static let mostKeys = 8
}

extension KeySequence: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) {
    do {
      self = try KeySequence(parsing: text)
    } catch {
      self = KeySequence(mistake: error.description(of: text))
    }
  }
}

extension Key {
  /// The keys of a chord; `nil` for a single key.
  package var chord: [Key]? {
    if case .chord(let keys) = code { keys.map(\.normalized) } else { nil }
  }
}

extension KeySequence: CustomStringConvertible {
  /// The keys as they are written on keyboards, a letter alone as it is typed: `Ctrl+S`, `g g`.
  public var description: String { keys.map(\.description).joined(separator: " ") }

  /// The keys as they are written in code and in files.
  package var source: String { keys.map(\.source).joined(separator: " ") }
}

/// An error for a text that is not a key sequence.
public struct KeySyntaxError: Error, Hashable, CustomStringConvertible {
  /// The problem with the text.
  public let description: String

  init(_ description: String) { self.description = description }

  /// Returns the problem with a text, and its beginning.
  func description(of text: String) -> String { "“\(text.prefix(40))”: \(description)" }
}
