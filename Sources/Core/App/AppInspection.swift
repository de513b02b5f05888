import CRecurse
import RecurseTerminal

/// The inspection that `RECURSE_INSPECT` asks for.
///
/// `1` stands for a socket in `$XDG_RUNTIME_DIR` that has the number of the process in its name;
/// anything else is the path of the socket.
@MainActor
struct AppInspection {
  private let server: InspectionServer
  private let inspection: Inspection

  /// Opens the socket, before the screen, so that an error is visible; `nil` if nobody asks for it.
  static func server(
    in environment: [String: String], _ recording: SessionRecording?
  ) throws(TerminalError) -> InspectionServer? {
    guard let recording, let path = try path(in: environment) else { return nil }
    return try InspectionServer(
      path: path, history: InspectionHistory(header: recording.header))
  }

  /// Whether anybody asks for an inspection.
  static func isWanted(in environment: [String: String]) -> Bool {
    environment["RECURSE_INSPECT"]?.isEmpty == false
  }

  private static func path(
    in environment: [String: String]
  ) throws(TerminalError) -> String? {
    guard let value = environment["RECURSE_INSPECT"], !value.isEmpty else { return nil }
    guard value == "1" else { return value }
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else {
      throw .system("RECURSE_INSPECT: XDG_RUNTIME_DIR is not set: give the path of a socket")
    }
    return "\(folder)/recurse-\(getpid()).socket"
  }

  /// Inspects a stage from now on.
  init(_ stage: Stage, _ server: InspectionServer, _ recording: SessionRecording) {
    self.server = server
    let inspection = Inspection(stage, now: { recording.passed }) { server.send($0) }
    self.inspection = inspection
    recording.onEvent = { inspection.take($0) }
    stage.observer = stage.observer.map { StageObservers($0, inspection) } ?? inspection
    server.start()
  }

  /// Events that were read wait for the next turn.
  func holdInput() { inspection.holdInput() }

  func close() { server.close() }
}
