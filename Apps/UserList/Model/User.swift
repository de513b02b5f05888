/// A person in the list.
package struct User: Identifiable, Equatable, Sendable {
  package let id: ID
  package internal(set) var name: String
  /// What a file says about the person, as it is written there; `nil` for one that no file has had.
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
