/// An order of processes.
public struct ProcessOrder: Hashable, Sendable {
  public enum Key: Hashable, Sendable, CaseIterable {
    case number, user, name, state, threads, memory, processors, time
  }

  public var key: Key
  public var isAscending: Bool

  public init(by key: Key, isAscending: Bool) { (self.key, self.isAscending) = (key, isAscending) }

  /// Sorts processes; equal ones by their numbers. Most processes do nothing at a time: of those,
  /// the ones with the most memory come first, and threads of the kernel last.
  public func sort(_ entries: inout [ProcessEntry]) {
    switch key {
    case .number: sort(&entries, by: \.number)
    case .user: sort(&entries, by: \.user)
    case .name: sort(&entries, by: \.name)
    case .state: sort(&entries, by: \.state)
    case .threads: sort(&entries, by: \.threads)
    case .memory: sort(&entries, by: \.memory)
    case .processors: sortByLoad(&entries)
    case .time: sort(&entries, by: \.time)
    }
  }

  private func sortByLoad(_ entries: inout [ProcessEntry]) {
    entries.sort { first, second in
      if first.load != second.load {
        return isAscending ? first.load < second.load : second.load < first.load
      }
      return (second.memory, first.number) < (first.memory, second.number)
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
