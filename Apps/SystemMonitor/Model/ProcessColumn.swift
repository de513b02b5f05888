import ProcessTable
import Recurse

/// A column of the table, by which processes are sorted.
enum ProcessColumn: String, CaseIterable, Identifiable {
  case number = "PID"
  case user = "User"
  case name = "Command"
  case state = "S"
  case threads = "Threads"
  case time = "Time"
  case memory = "Memory"
  case processors = "CPU%"

  var title: String { rawValue }
  var id: Self { self }

  /// Whether its values are numbers, which end at one edge.
  var isTrailing: Bool { self == .number || isDescendingFirst }

  /// Whether a person looks for the largest value first.
  var isDescendingFirst: Bool {
    switch self {
    case .number, .user, .name, .state: false
    case .threads, .time, .memory, .processors: true
    }
  }

  /// The words after “Sort by”: the title, which is one letter where its column is narrow.
  var words: String { self == .state ? "State" : title }

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
    case .time: .time
    case .memory: .memory
    case .processors: .processors
    }
  }
}
