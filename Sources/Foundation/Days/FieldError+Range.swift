import RecurseCore

extension FieldError {
  /// The error of a day or a time out of its range, by the texts of the ends that there are: one at
  /// least.
  static func outside(_ first: String?, _ last: String?) -> FieldError {
    FieldError(refusesValue: true) { words in
      guard let first else { return "\(last ?? "") \(words.orEarlier)" }
      return last.map { "\(first) \(words.to) \($0)" } ?? "\(first) \(words.orLater)"
    }
  }
}
