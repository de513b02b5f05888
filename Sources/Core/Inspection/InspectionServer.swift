import CRecurse
import Dispatch
import RecurseTerminal

/// The socket to which inspectors connect. It only sends: nothing outside can change the app.
///
///     app ── entries ──▶ history ──▶ each connection: what waits ── writable ──▶ inspector
///                           └─ a new connection is sent all of it first
///
/// All of it is work of a queue of its own, so that the app waits for no inspector. One that reads
/// too slowly is let go.
///
/// Not checked, because the compiler cannot see that its variables are used on its queue alone.
package final class InspectionServer: @unchecked Sendable {
  private let queue = DispatchQueue(label: "recurse.inspection", qos: .utility)
  /// The path of the socket.
  package let path: String
  private let listener: Int32
  private var history: InspectionHistory
  private var connections: [Int32: Connection] = [:]
  private var arrivals: (any DispatchSourceRead)?

  /// The most bytes that wait for one inspector.
  private static let most = 64 << 20

  /// What an inspector has not read yet.
  private struct Connection {
    var waiting: ArraySlice<UInt8> = []
    let source: any DispatchSourceWrite
    var isArmed = false
  }

  /// Listens at a path.
  package init(path: String, history: InspectionHistory) throws(TerminalError) {
    let listener = recurse_socket_listen(path)
    guard listener >= 0 else {
      let reason = fileRefusal(Int(listener)) ?? String(cString: strerror(recurse_error()))
      throw .system(
        "RECURSE_INSPECT: \(path.terminalSafeLine) cannot be listened at: \(reason)")
    }
    self.path = path
    self.listener = listener
    self.history = history
  }

  /// Returns the path of the socket of a process, in the folder for such files.
  package static func path(ofProcess number: String, in folder: String) -> String {
    "\(folder)/recurse-\(number).socket"
  }

  /// Takes inspectors from now on.
  package func start() { queue.async { self.listen() } }

  /// Sends entries to all inspectors, and keeps them for those that come.
  package func send(_ entries: [Inspection.Entry]) { queue.async { self.add(entries) } }

  /// Ends all connections and removes the socket.
  package func close() { queue.sync { end() } }

  private func listen() {
    let source = DispatchSource.makeReadSource(fileDescriptor: listener, queue: queue)
    source.setEventHandler { [weak self] in self?.accept() }
    source.setCancelHandler { [listener] in closeDescriptor(listener) }
    source.activate()
    arrivals = source
  }

  private func accept() {
    let descriptor = recurse_socket_accept(listener)
    guard descriptor >= 0 else { return }
    let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in self?.flush(descriptor) }
    source.setCancelHandler { closeDescriptor(descriptor) }
    connections[descriptor] = Connection(source: source)
    enqueue(history.lines, for: descriptor)
  }

  private func add(_ entries: [Inspection.Entry]) {
    let lines = entries.map { history.add($0) }
    for descriptor in connections.keys { enqueue(lines, for: descriptor) }
  }

  private func enqueue(_ lines: [String], for descriptor: Int32) {
    for line in lines {
      connections[descriptor]?.waiting += line.utf8
      connections[descriptor]?.waiting.append(0x0A)
    }
    flush(descriptor)
  }

  /// Sends what the inspector takes. The rest waits until it takes more.
  private func flush(_ descriptor: Int32) {
    guard var connection = connections[descriptor] else { return }
    var isGone = false
    while !connection.waiting.isEmpty {
      let count = connection.waiting.withUnsafeBytes {
        recurse_socket_send(descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 {
        connection.waiting.removeFirst(count)
      } else if recurse_error() != EINTR {
        isGone = recurse_error() != EAGAIN
        break
      }
    }
    if connection.waiting.isEmpty { connection.waiting = [] }
    let waits = !connection.waiting.isEmpty && !isGone && connection.waiting.count <= Self.most
    if waits != connection.isArmed {
      connection.isArmed = waits
      if waits { connection.source.resume() } else { connection.source.suspend() }
    }
    connections[descriptor] = connection
    if isGone || connection.waiting.count > Self.most { end(descriptor) }
  }

  private func end(_ descriptor: Int32) {
    guard let connection = connections.removeValue(forKey: descriptor) else { return }
    connection.source.cancel()
    // A suspended source would never end.
    if !connection.isArmed { connection.source.resume() }
  }

  private func end() {
    for descriptor in connections.keys { flush(descriptor) }
    for descriptor in connections.keys { end(descriptor) }
    arrivals?.cancel()
    arrivals = nil
    unlink(path)
  }
}

/// `close(2)`, which a method hides.
private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }
