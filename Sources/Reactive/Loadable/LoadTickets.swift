/// Distinguishes the result of the last load from late results of earlier ones.
///
/// ```swift
/// var tickets = LoadTickets<String>()
/// let first = tickets.issue(for: "swift")
/// let second = tickets.issue(for: "ncurses")
/// tickets.accepts(first)      // false: a later load has replaced it
/// ```
package struct LoadTickets<Key: Equatable> {
  /// Identifies one load.
  package struct Ticket: Equatable {
    /// The key of what is loaded.
    package let key: Key
    /// The number of the load, from 1.
    package let number: Int
  }

  private var number = 0
  /// The load in progress, if any: only its result is accepted.
  package private(set) var current: Ticket?

  /// Tickets without a load.
  package init() {}

  /// Begins a load: results of all earlier ones are rejected from now on.
  package mutating func issue(for key: Key) -> Ticket {
    number += 1
    let ticket = Ticket(key: key, number: number)
    current = ticket
    return ticket
  }

  /// Whether the result for a ticket is accepted, which it is once.
  package mutating func accepts(_ ticket: Ticket) -> Bool {
    guard ticket == current else { return false }
    current = nil
    return true
  }

  /// Cancels the load in progress.
  package mutating func cancel() { current = nil }
}

extension LoadTickets: Sendable where Key: Sendable {}
extension LoadTickets.Ticket: Sendable where Key: Sendable {}
