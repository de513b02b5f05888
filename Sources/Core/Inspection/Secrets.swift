/// The texts of secret fields, and the decision which other texts may be sent.
///
///     none ── the first character ──▶ typing ── all fields are empty or gone ──▶ over
///                                        ▲                                        │
///                                        └───────────── the next character ───────┘
///
/// - none: each text is sent.
/// - typing: only what was sent before is sent again. What has come since may be made of a secret,
///   in whatever way, so no text is searched for one: that would tell its characters.
/// - over: a new text is withheld whole if a secret is in it, or if it came while one was typed.
struct Secrets {
  /// The present texts of the fields, without empty ones.
  private var present: [ObjectIdentifier: String] = [:]
  /// The texts that fields have had.
  private var former: [Former] = []
  /// Hashes of the texts that came while a secret was typed.
  private var made: Set<Int> = []
  /// What was typed that no field has shown.
  private var unseen: String?
  /// Whether there was too much to remember: then the typing has no end.
  private var isFull = false
  /// The characters of the longest secret.
  private var longest = 0
  /// Whether a secret field has ever had a text.
  private(set) var isKnown = false

  /// The most characters of a text that are sent.
  static let mostCharacters = 200
  private static let mostFormer = 256
  private static let mostMade = 100_000

  /// A secret, as it may be in another text.
  private struct Former {
    let text: String
    let bytes: [UInt8]
    /// The text as a description of a value spells it.
    let spelled: [UInt8]

    init(_ text: String) {
      self.text = text
      bytes = Array(text.utf8)
      spelled = Array(text.debugDescription.utf8.dropFirst().dropLast())
    }

    func isIn(_ other: String, _ otherBytes: [UInt8]) -> Bool {
      if otherBytes.contains(bytes) || spelled != bytes && otherBytes.contains(spelled) {
        return true
      }
      // The same characters may have other bytes.
      return bytes.contains { $0 >= 0x80 } && other.containsCharacters(of: text)
    }
  }

  private var isTyping: Bool { !present.isEmpty || unseen != nil || isFull }

  /// Takes a text that was meant for a field. An app may keep it and show an empty field, or none.
  mutating func begin(_ text: String) {
    isKnown = true
    unseen = present.isEmpty ? (unseen ?? "") + text : unseen ?? ""
  }

  /// Ends what no field has shown, if no field is left. Whatever came with the event before this
  /// one was made while a secret was typed. Returns whether another text is a secret by that.
  mutating func settle(hasFields: Bool) -> Bool {
    guard let text = unseen, !hasFields else { return false }
    if !text.isEmpty { remember(text) }
    unseen = nil
    return !text.isEmpty
  }

  /// Takes the texts of all secret fields, without empty ones. Returns whether they differ from the
  /// last ones.
  mutating func take(_ texts: [ObjectIdentifier: String]) -> Bool {
    if !texts.isEmpty { unseen = nil }
    guard texts != present else { return false }
    isKnown = true
    for (field, old) in present where texts[field] != old {
      // A state on the way to a longer text is none to look for: one character is everywhere.
      if let new = texts[field], new.hasPrefix(old) || isStart(old) { continue }
      remember(old)
    }
    present = texts
    // States on the way to a secret may be kept by the app.
    for text in texts.values { withhold([text]) }
    return true
  }

  /// Whether a text is the start of one that is remembered.
  private func isStart(_ text: String) -> Bool { former.contains { $0.text.hasPrefix(text) } }

  private mutating func remember(_ text: String) {
    guard !former.contains(where: { $0.text == text }) else { return }
    guard former.count < Self.mostFormer else {
      isFull = true
      return
    }
    former.append(Former(text))
    longest = max(longest, text.count)
  }

  private mutating func withhold(_ texts: [String]) {
    guard made.count + texts.count <= Self.mostMade else {
      isFull = true
      return
    }
    made.formUnion(texts.map(\.hashValue))
  }

  /// Returns whether a text is one of a field.
  func isSecret(_ text: String) -> Bool {
    present.values.contains(text) || former.contains { $0.text == text }
  }

  /// Decides whether a text is sent.
  ///
  /// - Parameters:
  ///   - contents: the texts that it is made of, before they are spelled or cut; `nil` if they are
  ///     too many to be looked at.
  ///   - isPlain: whether it can hold no text at all.
  ///   - place: what was sent of the same place.
  mutating func sends(
    _ text: String, of contents: [String]?, isPlain: Bool = false, in place: SentTexts
  ) -> Bool {
    guard isKnown, !isPlain, !place.sent.contains(text) else { return true }
    if isTyping { withhold(contents ?? []) }
    return !isTyping && !place.withheld.contains(text.hashValue) && isFree(contents)
  }

  /// Whether no secret is in any of the texts.
  private func isFree(_ contents: [String]?) -> Bool {
    guard let contents else { return false }
    return contents.allSatisfy { text in
      guard !made.contains(text.hashValue) else { return false }
      // No more of it is sent, and a secret may begin in that.
      let seen = String(text.prefix(Self.mostCharacters + longest))
      let bytes = Array(seen.utf8)
      return !former.contains { $0.isIn(seen, bytes) }
    }
  }

  // MARK: - Words

  /// Whether a property or a field is called like a secret.
  static func isName(_ name: String) -> Bool {
    let bytes = Array(name.lowercased().utf8)
    return names.contains { bytes.contains($0) }
  }

  /// What the properties are called whose values are secret, whatever has shown them.
  private static let names = [
    "password", "passphrase", "passcode", "secret", "token", "credential", "api key", "apikey",
    "api_key",
  ].map { Array($0.utf8) }

  /// The words for a secret text.
  static func count(of text: String) -> String { words(text.count, "secret") }

  /// The words for a text that is withheld.
  func words(for text: String) -> String {
    Self.words(text.count, isSecret(text) ? "secret" : "hidden")
  }

  private static func words(_ count: Int, _ kind: String) -> String {
    "\(count) \(kind) \(count == 1 ? "character" : "characters")"
  }
}

/// The texts of one place that an inspector has.
struct SentTexts {
  var sent: Set<String> = []
  /// Hashes of those that were withheld.
  var withheld: Set<Int> = []

  mutating func add(_ text: String, isSent: Bool) {
    if isSent { sent.insert(text) } else { withheld.insert(text.hashValue) }
  }
}

extension [UInt8] {
  /// Returns whether other bytes are in these. O(n·m).
  fileprivate func contains(_ other: [UInt8]) -> Bool {
    guard let first = other.first, count >= other.count else { return false }
    for start in 0...(count - other.count) where self[start] == first {
      if self[start..<(start + other.count)].elementsEqual(other) { return true }
    }
    return false
  }
}

extension String {
  /// Returns whether another text is in this one, by characters. O(n·m).
  ///
  /// The standard library's search for a text would bring its regular expressions into each app.
  fileprivate func containsCharacters(of other: String) -> Bool {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(other) { return true }
      rest.removeFirst()
    }
    return false
  }
}
