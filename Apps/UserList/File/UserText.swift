/// The text of a file of users: `[{"id": 1, "name": "Ada"}]`.
///
/// A user keeps its JSON. It is written back as it was read, except for a changed name: unknown
/// members, their order, and spaces.
enum UserText {
  /// The users of a text. O(n); the users share its memory.
  ///
  /// - Throws: the problem in words.
  static func users(in text: [UInt8]) throws(UserTextProblem) -> [User] {
    if let place = firstThatIsNoUTF8(in: text) {
      throw UserTextProblem("it is not UTF-8 text: \(position(of: place, in: text))")
    }
    // A byte order mark has no meaning in UTF-8 and may be skipped.
    let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var scanner = JSONScanner(text[start...], depth: 1)
    do {
      return try users(&scanner)
    } catch let problem as JSONProblem {
      throw UserTextProblem(
        "it is not valid JSON: \(position(of: problem.place, in: text)): \(problem.reason)")
    } catch {
      throw error as? UserTextProblem ?? UserTextProblem("\(error)")
    }
  }

  private static func users(_ scanner: inout JSONScanner) throws -> [User] {
    guard scanner.take("[") else {
      _ = try scanner.value()
      try end(&scanner)
      throw UserTextProblem("it has to be an array")
    }
    var users: [User] = []
    var numbers: [User.ID: Int] = [:]
    if !scanner.take("]") {
      repeat {
        let piece = try scanner.value()
        let number = users.count + 1
        let user = try User(json: scanner.bytes[piece], number: number)
        if let first = numbers.updateValue(number, forKey: user.id) {
          throw UserTextProblem("users \(first) and \(number) have the same “id”, \(user.id)")
        }
        users.append(user)
      } while scanner.take(",")
      guard scanner.take("]") else { throw scanner.missing("“,” or “]”") }
    }
    try end(&scanner)
    return users
  }

  private static func end(_ scanner: inout JSONScanner) throws(JSONProblem) {
    scanner.skipSpace()
    guard scanner.next == nil else { throw scanner.missing("the end") }
  }

  /// The text of users, one per line.
  static func text(of users: [User]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(users.reduce(16) { $0 + ($1.json?.count ?? 48) + 4 })
    text.append(UInt8(ascii: "["))
    var separator = "\n  "
    for user in users {
      text += separator.utf8
      if let json = user.json { text += json } else { text += user.newJSON.utf8 }
      separator = ",\n  "
    }
    text += "\n]\n".utf8
    return text
  }

  private static func firstThatIsNoUTF8(in text: [UInt8]) -> Int? {
    var place = 0
    var parser = Unicode.UTF8.ForwardParser()
    var rest = text.makeIterator()
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): place += scalar.count
      case .error: return place
      case .emptyInput: return nil
      }
    }
  }

  /// The line and column of a byte, as an editor counts.
  private static func position(of place: Int, in text: [UInt8]) -> String {
    let before = text[..<min(place, text.count)]
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
    return "line \(line), column \(column)"
  }
}

/// The reason for which a text contains no users, in words.
struct UserTextProblem: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }
}
