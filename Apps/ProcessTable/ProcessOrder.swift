/// An order of processes.
public struct ProcessOrder: Hashable, Sendable {
  public enum Key: Hashable, Sendable, CaseIterable {
    case number, user, name, state, threads, memory, processors, time
  }

  public var key: Key
  public var isAscending: Bool

  public init(by key: Key, isAscending: Bool) { (self.key, self.isAscending) = (key, isAscending) }

  /// Sorts processes; equal ones by their numbers.
  public func sort(_ entries: inout [ProcessEntry]) {
    switch key {
    case .number: sort(&entries, by: \.number)
    case .user: sort(&entries, by: \.user)
    case .name: sort(&entries, by: \.name)
    case .state: sort(&entries, by: \.state)
    case .threads: sort(&entries, by: \.threads)
    case .memory: sort(&entries, by: \.memory)
    case .processors: sort(&entries, by: \.load)
    case .time: sort(&entries, by: \.time)
    }
  }

  private func sort<Value: Comparable>(
    _ entries: inout [ProcessEntry], by path: KeyPath<ProcessEntry, Value>
  ) {
    entries.sort { first, second in
      let (value, other) = (first[keyPath: path], second[keyPath: path])
      if value == other { return first.number < second.number }
      return isAscending ? value < other : other < value
    }
  }
}
