import RecurseReaders

/// A place in a file to which a person goes. It may be in a part whose lines are not counted yet.
enum LogGoal: Equatable {
  case line(Int)
  /// A part of all lines.
  case percent(Int)
  /// The line that has a byte, counted from 0.
  case byte(Int)

  /// Creates the goal that `1000` or `50%` names.
  init?(line text: String) {
    if text.hasSuffix("%"), let number = Int(text.dropLast()) {
      self = .percent(min(max(0, number), 100))
    } else if let number = Int(text) {
      self = .line(number)
    } else {
      return nil
    }
  }

  init?(byte text: String) {
    guard let number = Int(text), number >= 0 else { return nil }
    self = .byte(number)
  }

  /// The goal in words, in the state of the file.
  var words: String {
    switch self {
    case .line(let number): "line \(number)"
    case .percent(let number): "\(number) %"
    case .byte(let number): "byte \(number)"
    }
  }

  /// Returns the number of the line, or `nil` as long as it is not known.
  ///
  /// - Parameter isCounting: whether further lines are found.
  func number(in file: LogFile, isCounting: Bool) -> Int? {
    guard let first = file.first?.number else { return nil }
    let last = first + file.count - 1
    switch self {
    case .line(let number):
      return isCounting && number > last ? nil : min(max(first, number), last)
    case .percent(let percent):
      return isCounting ? nil : min(last, first + file.count * percent / 100)
    case .byte(let byte):
      return isCounting && byte >= file.size ? nil : file.number(ofLineAtByte: byte)
    }
  }
}
