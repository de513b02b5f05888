/// The texts that were typed into secret fields, which an inspection shows as counts.
///
///     "hunter2"                   ──▶ 7 secret characters
///     "user=ada password=hunter2" ──▶ user=ada password=(7 secret characters)
struct Secrets {
  /// The present texts of the fields.
  private var present: Set<String> = []
  /// Texts that the state may keep when their field is gone.
  private var remembered: [String] = []
  /// The same texts, the longest first: one may be in another.
  private var longestFirst: [String] = []

  /// The texts that are looked for inside of others: shorter ones would be found everywhere.
  private static let shortest = 4
  private static let mostRemembered = 256

  /// Takes the texts of all secret fields.
  mutating func take(_ texts: some Sequence<String>) {
    present = Set(texts.filter { !$0.isEmpty })
    for text in present where text.count >= Self.shortest && !remembered.contains(text) {
      // A text that grows is remembered once.
      remembered.removeAll { text.hasPrefix($0) && !present.contains($0) }
      if remembered.count == Self.mostRemembered { remembered.removeFirst() }
      remembered.append(text)
      longestFirst = remembered.sorted { $0.count > $1.count }
    }
  }

  /// Returns a text with each secret as a count.
  func hidden(in text: String) -> String {
    if present.contains(text) { return "(\(Self.count(of: text)))" }
    var result = text
    for secret in longestFirst {
      let parts = result.parts(around: secret)
      if parts.count > 1 { result = parts.joined(separator: "(\(Self.count(of: secret)))") }
    }
    return result
  }

  /// Returns the words for a value of a name, or `nil` if it is no secret.
  func hidden(_ text: String, called path: String) -> String? {
    let name = path.lowercased()
    let isNamed = Self.names.contains { name.parts(around: $0).count > 1 }
    guard !text.isEmpty, isNamed || present.contains(text) || remembered.contains(text) else {
      return nil
    }
    return Self.count(of: text)
  }

  /// What the properties are called whose texts are secret, whatever has shown them.
  private static let names = ["password", "passphrase", "passcode", "secret"]

  /// The words for a secret text.
  static func count(of text: String) -> String {
    "\(text.count) secret \(text.count == 1 ? "character" : "characters")"
  }
}

extension String {
  /// The parts before, between and after the places of another text, which is not empty. O(n·m).
  ///
  /// The standard library's search for a text would bring its regular expressions into each app.
  fileprivate func parts(around other: String) -> [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    var place = startIndex
    while place < endIndex {
      guard self[place...].hasPrefix(other) else {
        formIndex(after: &place)
        continue
      }
      parts.append(self[start..<place])
      formIndex(&place, offsetBy: other.count)
      start = place
    }
    parts.append(self[start...])
    return parts
  }
}
