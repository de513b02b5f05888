extension User {
  /// The user that valid JSON describes.
  ///
  /// - Parameter number: the index of the user, for messages.
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
    // Such as 1.0 and 1e2: JSON has no integers.
    if text.contains(where: { "eE.".contains($0) }), let whole = Int(exactly: number) {
      return .number(whole)
    }
    throw problem("has an “id” that is too large, beyond \(Int.max)")
  }

  /// The length of “name” if each of its letters is an escape.
  private static let longestKey = 26

  /// Calls a closure for the keys `id` and `name` of the object, with the ranges of their values.
  private static func members(
    of json: ArraySlice<UInt8>, _ body: (String, Range<Int>) throws -> Void
  ) throws {
    // The list around it, and the object itself.
    var scanner = JSONScanner(json, depth: 2)
    guard scanner.take("{"), !scanner.take("}") else { return }
    repeat {
      let key = try scanner.key()
      let value = try scanner.value()
      // A key may contain escapes.
      guard key.count <= longestKey, let known = JSONString.decode(json[key]) else { continue }
      // Compared by bytes, because Swift's strings are equal if they differ in normalization only.
      if known.utf8.elementsEqual("id".utf8) { try body("id", value) }
      if known.utf8.elementsEqual("name".utf8) { try body("name", value) }
    } while scanner.take(",")
  }

  /// Renames the user, including the JSON that is kept from a file.
  package mutating func rename(to name: String) {
    self.name = name
    guard let old = json else { return }
    // This was read before, so it is valid.
    try? Self.members(of: old) { key, value in
      guard key == "name" else { return }
      json = old[..<value.lowerBound] + JSONString.encode(name) + old[value.upperBound...]
    }
  }

  /// The JSON of a user that no file has contained.
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
