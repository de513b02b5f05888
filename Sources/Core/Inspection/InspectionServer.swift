import CRecurse
import Dispatch
import RecurseTerminal

/// The socket to which inspectors connect. It only sends: nothing outside can change the app.
///
///     app ── entries ──▶ history ── a line at a time ── writable ──▶ each inspector, at most four
///
/// All of it is work of a queue of its own, so that the app waits for no inspector. What one that
/// reads slowly has not read is in the history alone.
///
/// Not checked, because the compiler cannot see that its variables are used on its queue alone.
package final class InspectionServer: @unchecked Sendable {
  private let queue = DispatchQueue(label: "recurse.inspection", qos: .utility)
  /// The path of the socket, from the root: the app may change its folder.
  package let path: String
  private let place: recurse_socket_place
  private let listener: Int32
  private var history: InspectionHistory
  private var connections: [Int32: Connection] = [:]
  private var arrivals: (any DispatchSourceRead)?
  /// Whether no inspectors are taken for a while, because the process has no descriptor for one.
  private var isPaused = false

  /// The most inspectors at a time. Another one is let go at once.
  package static let mostConnections = 4
  /// The bytes that are sent together, if there are so many short lines.
  private static let chunk = 64 << 10

  /// The most bytes that are kept: the session, the steps, the tree before them, and for each
  /// inspector the line that it reads.
  package static let mostBytes =
    2 * InspectionHistory.mostBytes + InspectedTree.mostBytes
    + mostConnections * (InspectionHistory.longestLine + chunk)

  /// What an inspector has not read yet.
  private struct Connection {
    var reader = InspectionHistory.Reader()
    var waiting: ArraySlice<UInt8> = []
    let source: any DispatchSourceWrite
    var isArmed = false
  }

  /// Listens at a path; `nil` if another app does.
  package init?(path: String, history: InspectionHistory) throws(TerminalError) {
    var place = recurse_socket_place()
    let listener = recurse_socket_listen(path, &place)
    guard listener >= 0 else {
      if listener == Int32(RECURSE_FILE_FAILED), recurse_error() == EADDRINUSE { return nil }
      let reason = fileRefusal(Int(listener)) ?? String(cString: strerror(recurse_error()))
      throw .system(
        "RECURSE_INSPECT: \(path.terminalSafeLine) cannot be listened at: \(reason)")
    }
    self.path = Self.absolute(path)
    self.place = place
    self.listener = listener
    self.history = history
  }

  private static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return "\(String(cString: folder))/\(path)"
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
    guard descriptor >= 0 else { return pauseIfFull(recurse_error()) }
    // An app that does nothing sends nothing, so that no write tells who has left.
    for other in connections.keys where hasLeft(other) { end(other) }
    guard connections.count < Self.mostConnections else { return closeDescriptor(descriptor) }
    let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in self?.flush(descriptor) }
    source.setCancelHandler { closeDescriptor(descriptor) }
    connections[descriptor] = Connection(source: source)
    flush(descriptor)
  }

  private func hasLeft(_ descriptor: Int32) -> Bool {
    var end = pollfd(fd: descriptor, events: 0, revents: 0)
    return recurse_poll(&end, 1, 0) > 0 && Int32(end.revents) & Int32(POLLHUP | POLLERR) != 0
  }

  /// Who waits stays in the queue of the socket, which would call again at once.
  private func pauseIfFull(_ error: Int32) {
    guard [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(error), let arrivals else { return }
    isPaused = true
    arrivals.suspend()
    queue.asyncAfter(deadline: .now() + .seconds(1)) { [weak self] in self?.goOn() }
  }

  private func goOn() {
    guard isPaused else { return }
    isPaused = false
    arrivals?.resume()
  }

  private func add(_ entries: [Inspection.Entry]) {
    for entry in entries { history.add(entry) }
    for descriptor in connections.keys { flush(descriptor) }
  }

  /// Sends what the inspector takes. The rest waits in the history until it takes more.
  private func flush(_ descriptor: Int32) {
    guard var connection = connections[descriptor] else { return }
    var isGone = false
    var isFull = false
    while !isGone, !isFull, fill(&connection) {
      let count = connection.waiting.withUnsafeBytes {
        recurse_socket_send(descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 {
        connection.waiting.removeFirst(count)
      } else if recurse_error() != EINTR {
        isFull = recurse_error() == EAGAIN
        isGone = !isFull
      }
    }
    if isFull != connection.isArmed {
      connection.isArmed = isFull
      if isFull { connection.source.resume() } else { connection.source.suspend() }
    }
    connections[descriptor] = connection
    if isGone { end(descriptor) }
  }

  /// Takes the next lines, and returns whether there is anything to send.
  private func fill(_ connection: inout Connection) -> Bool {
    guard connection.waiting.isEmpty else { return true }
    var bytes: [UInt8] = []
    while bytes.count < Self.chunk, let line = history.next(for: &connection.reader) {
      bytes += line.utf8
      bytes.append(0x0A)
    }
    connection.waiting = bytes[...]
    return !bytes.isEmpty
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
    // A suspended source would never end.
    goOn()
    arrivals = nil
    recurse_socket_remove(path, place)
  }
}

/// `close(2)`, which a method hides.
private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }
