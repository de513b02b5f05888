extension User: Codable {
  package init(from decoder: any Decoder) throws {
    var others = try [String: JSONValue](from: decoder)
    func failure(_ message: String) -> any Error {
      DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: message))
    }
    let id: ID
    switch others.removeValue(forKey: "id") {
    case .integer(let number): id = .number(number)
    case .string(let text): id = .text(text)
    case nil: throw failure("has no “id”")
    default: throw failure("has an “id” that is neither a whole number nor a text")
    }
    switch others.removeValue(forKey: "name") {
    case .string(let name): self.init(id: id, name: name, others: others)
    case nil: throw failure("has no “name”")
    default: throw failure("has a “name” that is not a text")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var object = others
    switch id {
    case .number(let number): object["id"] = .integer(number)
    case .text(let text): object["id"] = .string(text)
    }
    object["name"] = .string(name)
    try object.encode(to: encoder)
  }
}
