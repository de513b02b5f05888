import ProcessTable

/// A signal to choose, or none.
struct SignalChoice: Identifiable {
  let signal: ProcessSignal?

  /// The answer that does no harm.
  static let none = SignalChoice(signal: nil)
  static let all = [none] + ProcessSignal.allCases.map { Self(signal: $0) }

  var id: String { name }
  var name: String { signal?.rawValue ?? "Cancel" }

  var words: String {
    switch signal {
    case nil: ""
    case .terminate: "asks it to end"
    case .kill: "ends it, whatever it does"
    case .interrupt: "stops its work, as Ctrl+C"
    case .hangUp: "its terminal is gone, or read settings"
    case .stop: "halts it"
    case .resume: "lets it go on"
    case .user1: "means what the program says"
    }
  }
}
