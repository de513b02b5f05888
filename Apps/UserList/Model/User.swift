/// A person in the list.
package struct User: Identifiable, Equatable, Sendable {
  package let id: ID
  package var name: String
  /// What a file says about the person that this program has no use for: it is written back.
  var others: [String: JSONValue] = [:]

  package enum ID: Hashable, Sendable {
    case number(Int)
    case text(String)
  }

  package init(id: Int, name: String) {
    self.id = .number(id)
    self.name = name
  }

  init(id: ID, name: String, others: [String: JSONValue]) {
    self.id = id
    self.name = name
    self.others = others
  }
}

extension User.ID: CustomStringConvertible {
  package var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .text(let text): "“\(text)”"
    }
  }
}
