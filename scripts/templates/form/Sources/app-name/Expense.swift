import Foundation

/// An amount that somebody paid.
struct Expense: Equatable, Sendable {
  enum Kind: String, CaseIterable, Sendable { case travel, meals, material, other }

  var purpose = ""
  var amount: Double?
  var kind = Kind.travel
  var isPaidBack = false

  /// The reason for which there can be no such purpose, or `nil`.
  var purposeFault: String? {
    if purpose.allSatisfy(\.isWhitespace) { return "Say what it was for." }
    return purpose.count > 80 ? "80 characters at most." : nil
  }

  var amountFault: String? { amount == nil ? "An amount is needed." : nil }
}

/// The file that keeps the expenses: a line each, as spreadsheets read it.
struct ExpenseFile: Sendable {
  let path: String

  /// Adds a line at the end of the file, which is made where there is none.
  func append(_ expense: Expense, on day: Date = Date()) throws {
    let amount = (expense.amount ?? 0).formatted(
      .number.precision(.fractionLength(2)).grouping(.never).locale(Locale(identifier: "en_US")))
    let url = URL(filePath: path)
    let fields = [
      day.formatted(.iso8601.year().month().day()), expense.kind.rawValue, amount,
      expense.isPaidBack ? "yes" : "no",
      "\"" + expense.purpose.replacing("\"", with: "\"\"") + "\"",
    ]
    if !FileManager.default.fileExists(atPath: path) {
      try Data("day,kind,amount,paid back,purpose\n".utf8).write(to: url)
    }
    let file = try FileHandle(forWritingTo: url)
    defer { try? file.close() }
    try file.seekToEnd()
    try file.write(contentsOf: Data((fields.joined(separator: ",") + "\n").utf8))
  }
}
