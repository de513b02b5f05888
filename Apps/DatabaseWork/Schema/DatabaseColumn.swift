/// A column of a table or a view.
package struct DatabaseColumn: Hashable, Sendable, Identifiable {
  /// The kind of values that a column turns others into, if it can.
  package enum Affinity: Hashable, Sendable { case text, numeric, integer, real, blob }

  package let name: String
  /// The type as it was declared, perhaps empty.
  package let type: String
  package let isRequired: Bool
  /// The default as SQL.
  package let defaultValue: String?
  /// The place in the primary key, from 1; 0 if it is not in it.
  package let keyPlace: Int
  package let isGenerated: Bool
  package let isHidden: Bool

  package var id: String { name }

  init(
    name: String, type: String = "", isRequired: Bool = false, defaultValue: String? = nil,
    keyPlace: Int = 0, isGenerated: Bool = false, isHidden: Bool = false
  ) {
    (self.name, self.type, self.isRequired) = (name, type, isRequired)
    (self.defaultValue, self.keyPlace) = (defaultValue, keyPlace)
    (self.isGenerated, self.isHidden) = (isGenerated, isHidden)
  }

  /// Whether the values are numbers, as far as the type tells.
  package var isNumber: Bool { [.integer, .real, .numeric].contains(affinity) }

  /// The affinity that SQLite gives to the declared type.
  package var affinity: Affinity {
    let type = type.uppercased()
    if type.contains("INT") { return .integer }
    if ["CHAR", "CLOB", "TEXT"].contains(where: type.contains) { return .text }
    if type.isEmpty || type.contains("BLOB") { return .blob }
    return ["REAL", "FLOA", "DOUB"].contains(where: type.contains) ? .real : .numeric
  }
}
