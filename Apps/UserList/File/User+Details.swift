extension User {
  /// A fact about a user beside the name: a member of the file's object, and its value.
  package struct Detail: Equatable, Sendable {
    package let name: String
    /// A text as it is read, anything else as it is written.
    package let value: String
  }

  /// The members of the user's JSON but `id` and `name`, in their order. O(n) in its length.
  package var details: [Detail] {
    guard let json else { return [] }
    var details: [Detail] = []
    var scanner = JSONScanner(json, depth: 2)
    guard scanner.take("{"), !scanner.take("}") else { return [] }
    // This was read before, so it is valid.
    while let key = try? scanner.key(), let range = try? scanner.value() {
      let value = json[range]
      let text =
        value.first == UInt8(ascii: "\"")
        ? JSONString.decode(value) : String(decoding: value, as: UTF8.self)
      if let name = JSONString.decode(json[key]), let text, name != "id", name != "name" {
        details.append(Detail(name: name, value: text))
      }
      guard scanner.take(",") else { break }
    }
    return details
  }

  /// The value of a detail.
  package func detail(_ name: String) -> String? { details.first { $0.name == name }?.value }
}
