/// The words for a failure: with a sign, because colors alone say nothing on a terminal without
/// colors.
package enum FailureLine {
  /// The text that is shown if there is no room for more.
  package static let sign = "✗"

  package static func text(_ message: String) -> String { "\(sign) \(message)" }
}
