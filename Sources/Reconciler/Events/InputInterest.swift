/// Input that a terminal reports only while something mounted wants it.
package struct InputInterest: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Nothing. An empty literal would be built by generic code, for 900 instructions a listener.
  package static let none: InputInterest = []
  /// Motion of the mouse without a button.
  package static let motion = InputInterest(rawValue: 1)
  /// Repetitions and releases of keys, beside presses.
  package static let keyPhases = InputInterest(rawValue: 2)
}

/// The number of mounted nodes with each interest.
final class InputInterests {
  fileprivate var motion = 0
  fileprivate var keyPhases = 0
}

extension Engine {
  /// Returns whether a mounted node has an interest.
  package func wants(_ interest: InputInterest) -> Bool {
    guard let interests = attachments.find(InputInterests.self) else { return false }
    return interest.contains(.motion) && interests.motion > 0
      || interest.contains(.keyPhases) && interests.keyPhases > 0
  }

  /// Called when a node is mounted, updated or unmounted.
  func interestChanged(from old: InputInterest, to new: InputInterest) {
    guard old != new else { return }
    func change(_ interest: InputInterest) -> Int {
      (new.contains(interest) ? 1 : 0) - (old.contains(interest) ? 1 : 0)
    }
    let interests = attachments.find(orAdd: InputInterests())
    interests.motion += change(.motion)
    interests.keyPhases += change(.keyPhases)
  }
}
