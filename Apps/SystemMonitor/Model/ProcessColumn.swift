import ProcessTable
import Recurse

/// A column of the table, by which processes are sorted.
enum ProcessColumn: String, CaseIterable {
  case number = "PID"
  case user = "User"
  case name = "Command"
  case state = "S"
  case threads = "Threads"
  case memory = "Memory"
  case processors = "CPU%"

  var title: String { rawValue }

  /// The words after “Sort by”.
  var words: String {
    switch self {
    case .number: "number"
    case .user: "user"
    case .name: "name"
    case .state: "state"
    case .threads: "threads"
    case .memory: "memory"
    case .processors: "processor"
    }
  }

  /// The key that sorts by it, as in top.
  var key: KeySequence? {
    switch self {
    case .number: "N"
    case .memory: "M"
    case .processors: "P"
    default: nil
    }
  }

  var order: ProcessOrder.Key {
    switch self {
    case .number: .number
    case .user: .user
    case .name: .name
    case .state: .state
    case .threads: .threads
    case .memory: .memory
    case .processors: .processors
    }
  }
}
