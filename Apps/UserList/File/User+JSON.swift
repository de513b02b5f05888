extension User {
  /// The user that a piece of valid JSON describes.
  ///
  /// - Parameter number: which of the users it is, for what is said of it.
  init(json: ArraySlice<UInt8>, number: Int) throws {
    func problem(_ words: String) -> UserTextProblem { UserTextProblem("user \(number) \(words)") }
    guard json.first == UInt8(ascii: "{") else { throw problem("is no object") }
    var id: ID?
    var name: String?
    try Self.members(of: json) { key, value in
      switch key {
      case "id":
        guard id == nil else { throw problem("has “id” twice") }
        id = try Self.id(json[value], problem)
      case "name":
        guard name == nil else { throw problem("has “name” twice") }
        guard json[value].first == UInt8(ascii: "\"") else {
          throw problem("has a “name” that is not a text")
        }
        name = JSONString.decode(json[value])
        guard name != nil else { throw problem("has a “name” with half of a surrogate pair in it") }
      default: break
      }
    }
    guard let id else { throw problem("has no “id”") }
    guard let name else { throw problem("has no “name”") }
    self.init(id: id, name: name, json: json)
  }

  private static func id(
    _ value: ArraySlice<UInt8>, _ problem: (String) -> UserTextProblem
  ) throws -> ID {
    if value.first == UInt8(ascii: "\"") {
      guard let text = JSONString.decode(value) else {
        throw problem("has an “id” with half of a surrogate pair in it")
      }
      return .text(text)
    }
    let text = String(decoding: value, as: UTF8.self)
    if let number = Int(text) { return .number(number) }
    let isNumber =
      Unicode.Scalar(value.first ?? 0).properties.numericType != nil || text.hasPrefix("-")
    guard isNumber, let number = Double(text), number.isInfinite || number.rounded() == number
    else { throw problem("has an “id” that is neither a whole number nor a text") }
    // As 1.0 and 1e2 are; JSON has no other way to say what is whole.
    if text.contains(where: { "eE.".contains($0) }), let whole = Int(exactly: number) {
      return .number(whole)
    }
    throw problem("has an “id” that is too large, beyond \(Int.max)")
  }

  /// As long as “name” is where each of its letters is an escape.
  private static let longestKey = 26

  /// Hands over the keys that an object has here, `id` and `name`, and where their values are.
  private static func members(
    of json: ArraySlice<UInt8>, _ body: (String, Range<Int>) throws -> Void
  ) throws {
    // The list around it and the object itself.
    var scanner = JSONScanner(json, depth: 2)
    guard scanner.take("{"), !scanner.take("}") else { return }
    repeat {
      let key = try scanner.key()
      let value = try scanner.value()
      // A key may be written with escapes, too.
      guard key.count <= longestKey, let known = JSONString.decode(json[key]) else { continue }
      // Compared by bytes: texts are equal in Swift that differ in normalization.
      if known.utf8.elementsEqual("id".utf8) { try body("id", value) }
      if known.utf8.elementsEqual("name".utf8) { try body("name", value) }
    } while scanner.take(",")
  }

  /// Gives the user another name, in the piece that is kept of a file, too.
  package mutating func rename(to name: String) {
    self.name = name
    guard let old = json else { return }
    // What was read once can be read again.
    try? Self.members(of: old) { key, value in
      guard key == "name" else { return }
      json = old[..<value.lowerBound] + JSONString.encode(name) + old[value.upperBound...]
    }
  }

  /// What a file says of a user that it has not had yet.
  var newJSON: String {
    let id =
      switch id {
      case .number(let number): "\(number)"
      case .text(let text): String(decoding: JSONString.encode(text), as: UTF8.self)
      }
    let name = String(decoding: JSONString.encode(name), as: UTF8.self)
    return "{\n    \"id\" : \(id),\n    \"name\" : \(name)\n  }"
  }
}
