/// Input that a terminal reports only while something mounted wants it.
package struct InputInterest: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Motion of the mouse without a button.
  package static let motion = InputInterest(rawValue: 1)
  /// Repetitions and releases of keys, beside presses.
  package static let keyPhases = InputInterest(rawValue: 2)

  fileprivate static let all = [motion, keyPhases]
}

/// The number of mounted nodes with each interest.
final class InputInterests {
  fileprivate var counts = InputInterest.all.map { _ in 0 }
}

extension Engine {
  /// Whether any mounted node has an interest.
  package func wants(_ interest: InputInterest) -> Bool {
    guard let interests = attachments.find(InputInterests.self) else { return false }
    return zip(InputInterest.all, interests.counts).contains { $0 == interest && $1 > 0 }
  }

  /// Called when a node is mounted, updated or unmounted.
  func interestChanged(from old: InputInterest, to new: InputInterest) {
    guard old != new else { return }
    let interests = attachments.find(orAdd: InputInterests())
    for (index, interest) in InputInterest.all.enumerated() {
      if old.contains(interest) { interests.counts[index] -= 1 }
      if new.contains(interest) { interests.counts[index] += 1 }
    }
  }
}
