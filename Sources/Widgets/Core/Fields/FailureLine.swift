/// How the library says what has failed: with a sign, as colors alone say nothing without colors.
package enum FailureLine {
  /// What is shown where there is no room for more.
  package static let sign = "✗"

  package static func text(_ message: String) -> String { "\(sign) \(message)" }
}
