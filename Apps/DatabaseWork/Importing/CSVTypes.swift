/// The types of columns, by the values that are to be in them.
struct CSVTypes {
  private enum Kind: Int { case none, integer, real, text }
  private var kinds: [Kind]

  init(count: Int) { kinds = Array(repeating: .none, count: count) }

  /// The types as SQL has them.
  var names: [String] {
    kinds.map {
      switch $0 {
      case .integer: "INTEGER"
      case .real: "REAL"
      case .none, .text: "TEXT"
      }
    }
  }

  mutating func take(_ fields: [CSVField]) {
    for (place, field) in zip(kinds.indices, fields) where !field.isNull {
      let kind = Self.kind(field)
      if kind.rawValue > kinds[place].rawValue { kinds[place] = kind }
    }
  }

  /// A whole number that would look otherwise once it is read, such as 007 or +49, stays a text.
  private static func kind(_ field: CSVField) -> Kind {
    let text = field.text
    if let number = Int64(text), "\(number)" == text { return .integer }
    let digits = text.drop { $0 == "-" }
    let isPlain =
      digits.first != "+" && (digits.first != "0" || digits.dropFirst().first == ".")
    guard isPlain, text.utf8.allSatisfy({ "0123456789.-+eE".utf8.contains($0) }),
      Double(text)?.isFinite == true
    else { return .text }
    return .real
  }
}
