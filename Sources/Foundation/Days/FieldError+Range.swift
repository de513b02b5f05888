import RecurseCore

extension FieldError {
  /// Returns the error for a day or a time out of range, with the texts of the bounds; at least one
  /// must exist.
  static func outside(_ first: String?, _ last: String?) -> FieldError {
    FieldError(refusesValue: true) { words in
      guard let first else { return "\(last ?? "") \(words.orEarlier)" }
      return last.map { "\(first) \(words.to) \($0)" } ?? "\(first) \(words.orLater)"
    }
  }
}
