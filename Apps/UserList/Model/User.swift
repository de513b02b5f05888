/// A person in the list.
package struct User: Identifiable, Equatable, Sendable {
  package let id: ID
  package internal(set) var name: String
  /// The JSON of the user in a file, as it was written; `nil` if no file has contained the user.
  var json: ArraySlice<UInt8>?

  package enum ID: Hashable, Sendable {
    case number(Int)
    case text(String)
  }

  package init(id: Int, name: String) {
    self.init(id: .number(id), name: name, json: nil)
  }

  init(id: ID, name: String, json: ArraySlice<UInt8>?) {
    self.id = id
    self.name = name
    self.json = json
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
