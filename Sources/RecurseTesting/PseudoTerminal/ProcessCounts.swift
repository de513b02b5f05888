#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What the kernel counted for a process; take it before and after, and subtract.
///
/// ```swift
/// let before = try login.counts()
/// try login.press(.tab)
/// try login.waitUntil("the password has the cursor") { $0.cursor.row == 11 }
/// #expect(try login.counts().since(before).writes == 1)  // the frame left in one write
/// ```
public struct ProcessCounts: Hashable, Sendable {
  /// Calls of `write(2)` and its like, to whatever file.
  public var writes: Int
  /// Calls of `read(2)` and its like.
  public var reads: Int
  /// How often a thread of the process left a processor: an idle program stays at the same number.
  public var contextSwitches: Int
  /// Time on a processor, in seconds; the kernel counts hundredths.
  public var processorTime: Double

  public func since(_ earlier: ProcessCounts) -> ProcessCounts {
    ProcessCounts(
      writes: writes - earlier.writes, reads: reads - earlier.reads,
      contextSwitches: contextSwitches - earlier.contextSwitches,
      processorTime: processorTime - earlier.processorTime)
  }
}

extension TerminalProcess {
  /// What the kernel counted for the program so far. Linux only: it is read from `/proc`.
  ///
  /// A byte can be read before the call that wrote it has returned and is counted. So this first
  /// waits until every thread of the program sleeps.
  ///
  /// - Parameter process: Another process than the one started here, such as a job of a shell.
  /// - Throws: ``TerminalFailure`` where the program does not come to rest, or has ended.
  public func counts(of process: Int32? = nil, timeout: Double = 10) throws -> ProcessCounts {
    let folder = "/proc/\(process ?? processID)"
    let deadline = Deadline(timeout)
    while try !everyThreadSleeps(in: folder) {
      if deadline.hasPassed {
        throw TerminalFailure(description: "\(name) did not come to rest within \(timeout) s")
      }
      turn(deadline, tick: 1)
    }
    let traffic = try fields(of: "\(folder)/io")
    var switches = 0
    for thread in try entries(of: "\(folder)/task") {
      // A thread may end between the two looks.
      guard let fields = try? fields(of: "\(folder)/task/\(thread)/status") else { continue }
      switches += fields["voluntary_ctxt_switches"] ?? 0
      switches += fields["nonvoluntary_ctxt_switches"] ?? 0
    }
    let ticks = try statistics(of: folder).dropFirst(11).prefix(2).compactMap { Int($0) }
    return ProcessCounts(
      writes: traffic["syscw"] ?? 0, reads: traffic["syscr"] ?? 0, contextSwitches: switches,
      processorTime: Double(ticks.reduce(0, +)) / Double(sysconf(Int32(_SC_CLK_TCK))))
  }

  private func everyThreadSleeps(in folder: String) throws -> Bool {
    try entries(of: "\(folder)/task").allSatisfy { thread in
      let state = (try? statistics(of: "\(folder)/task/\(thread)"))?.first ?? "S"
      return state != "R" && state != "D"
    }
  }
}

/// The fields of `stat` from the state on: the name before it, in parentheses, may hold blanks.
private func statistics(of folder: String) throws -> [Substring] {
  let text = try contents(of: "\(folder)/stat")
  guard let end = text.lastIndex(of: ")") else { return [] }
  return text[text.index(after: end)...].split(separator: " ")
}

/// The lines `name: number` of a file.
private func fields(of path: String) throws -> [String: Int] {
  var fields: [String: Int] = [:]
  for line in try contents(of: path).split(separator: "\n") {
    let parts = line.split(separator: ":")
    guard parts.count == 2 else { continue }
    fields[String(parts[0])] = Int(parts[1].drop { $0 == " " || $0 == "\t" })
  }
  return fields
}

private func contents(of path: String) throws -> String {
  guard let file = fopen(path, "r") else {
    throw TerminalFailure(description: "\(path): \(String(cString: strerror(errno)))")
  }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 4096)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
    bytes += buffer[..<count]
  }
  return String(decoding: bytes, as: UTF8.self)
}

private func entries(of path: String) throws -> [String] {
  guard let directory = opendir(path) else {
    throw TerminalFailure(description: "\(path): \(String(cString: strerror(errno)))")
  }
  defer { closedir(directory) }
  var names: [String] = []
  while let entry = readdir(directory) {
    let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if !name.hasPrefix(".") { names.append(name) }
  }
  return names
}
