/// Tells the answer of the load that counts from late ones.
///
/// ```swift
/// var tickets = LoadTickets<String>()
/// let first = tickets.issue(for: "swift")
/// let second = tickets.issue(for: "ncurses")
/// tickets.accepts(first)      // false: a later load has taken its place
/// ```
public struct LoadTickets<Key: Equatable> {
  /// Names one load.
  public struct Ticket: Equatable {
    /// What is loaded.
    public let key: Key
    /// How many loads there were until this one.
    public let number: Int
  }

  private var number = 0
  /// The load whose answer counts, where one is on its way.
  public private(set) var current: Ticket?

  /// No load goes on.
  public init() {}

  /// Begins a load: the answers of all before it no longer count.
  public mutating func issue(for key: Key) -> Ticket {
    number += 1
    let ticket = Ticket(key: key, number: number)
    current = ticket
    return ticket
  }

  /// Whether an answer counts. It counts once.
  public mutating func accepts(_ ticket: Ticket) -> Bool {
    guard ticket == current else { return false }
    current = nil
    return true
  }

  /// Gives the load up that is on its way.
  public mutating func cancel() { current = nil }
}

extension LoadTickets: Sendable where Key: Sendable {}
extension LoadTickets.Ticket: Sendable where Key: Sendable {}
