import Foundation
import RecurseCore

extension Failure {
  /// The message of the error in the words of Foundation, for a person.
  ///
  /// ```swift
  /// ErrorBoundary {
  ///   Report(id: state.selected)
  /// } fallback: { failure in
  ///   Text(failure.localizedMessage).foreground(.error)
  /// }
  /// ```
  ///
  /// It is the description of a `LocalizedError`, and the localized one of an error of Foundation,
  /// such as `CocoaError`. Of any other error it is `message`.
  public var localizedMessage: String {
    if let localized = error as? any LocalizedError, let description = localized.errorDescription {
      return description
    }
    // Foundation describes other errors by their type and a number.
    let isOfFoundation = type(of: error) is NSError.Type || error is any CustomNSError
    return isOfFoundation ? error.localizedDescription : message
  }
}
