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

  /// Opens the socket, before the screen, so that an error is visible. Returns `nil` if nobody asks
  /// for it, or if another app listens, as one does that started this app with the variable.
  static func server(
    in environment: [String: String], _ recording: SessionRecording?
  ) throws(TerminalError) -> InspectionServer? {
    guard let recording, let value = value(in: environment) else { return nil }
    let path = try path(for: value, in: environment)
    let history = InspectionHistory(header: recording.header)
    if let server = try InspectionServer(path: path, history: history) { return server }
    writeToStandardError(
      "RECURSE_INSPECT: another app is inspected at \(path.terminalSafeLine): this one is not")
    return nil
  }

  /// Returns the variable, if anybody asks for an inspection.
  fileprivate static func value(in environment: [String: String]) -> String? {
    environment["RECURSE_INSPECT"].flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func path(
    for value: String, in environment: [String: String]
  ) throws(TerminalError) -> String {
    guard value == "1" else { return value }
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else {
      throw .system("RECURSE_INSPECT: XDG_RUNTIME_DIR is not set: give the path of a socket")
    }
    return InspectionServer.path(ofProcess: "\(getpid())", in: folder)
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

  /// Sends what is held.
  func flush() { inspection.flush() }

  func close() { server.close() }
}

extension AppRunner {
  /// Opens the recording named by `RECURSE_RECORD`, before the screen, so that an error is visible.
  /// An inspection has one without a file.
  static func recording(
    of session: TerminalSession
  ) throws(TerminalError) -> SessionRecording? {
    let path = session.environment["RECURSE_RECORD"].flatMap { $0.isEmpty ? nil : $0 }
    guard path != nil || AppInspection.value(in: session.environment) != nil else { return nil }
    let program = CommandLine.arguments.first?.split(separator: "/").last.map { String($0) }
    return try SessionRecording(
      path: path, size: session.screen.size, title: program ?? "",
      terminal: session.environment["TERM"] ?? "")
  }
}
