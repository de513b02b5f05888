#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The kernel's counts for a process. Take them before and after an action, and subtract.
///
/// ```swift
/// let before = try login.counts()
/// try login.press(.tab)
/// try login.waitUntil("the password has the focus") { $0.cursor.row == 11 }
/// #expect(try login.counts().since(before).writes == 1)  // one write for the frame
/// ```
public struct ProcessCounts: Hashable, Sendable {
  /// The number of calls of `write(2)` and similar functions, to any file.
  public var writes: Int
  /// The number of calls of `read(2)` and similar functions.
  public var reads: Int
  /// The number of times that a thread of the process left a processor. It is constant while the
  /// program is idle.
  public var contextSwitches: Int
  /// The processor time in seconds, with a resolution of hundredths.
  public var processorTime: Double

  /// Returns the counts between an earlier moment and this one.
  public func since(_ earlier: ProcessCounts) -> ProcessCounts {
    ProcessCounts(
      writes: writes - earlier.writes, reads: reads - earlier.reads,
      contextSwitches: contextSwitches - earlier.contextSwitches,
      processorTime: processorTime - earlier.processorTime)
  }
}

extension TerminalProcess {
  /// Returns the kernel's counts for the program so far. Linux only: they are read from `/proc`.
  ///
  /// Waits first until every thread of the program sleeps. A byte can be read before the call that
  /// wrote it has returned and is counted.
  ///
  /// - Parameters:
  ///   - process: a process other than the program, such as a shell's job.
  ///   - timeout: in seconds.
  /// - Throws: ``TerminalFailure`` if the program does not become idle, or has ended.
  public func counts(of process: Int32? = nil, timeout: Double = 120) throws -> ProcessCounts {
    let folder = "/proc/\(process ?? processID)"
    let deadline = Deadline(timeout)
    while try !everyThreadSleeps(in: folder) {
      if deadline.hasPassed {
        throw TerminalFailure(description: "\(name) did not become idle within \(timeout) s")
      }
      turn(deadline, tick: 1)
    }
    let traffic = try fields(of: "\(folder)/io")
    var switches = 0
    for thread in try entries(of: "\(folder)/task") {
      // A thread may have ended since it was listed.
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

/// Returns the fields of `stat` from the state on. The name before it, in parentheses, may contain
/// blanks.
private func statistics(of folder: String) throws -> [Substring] {
  let text = try contents(of: "\(folder)/stat")
  guard let end = text.lastIndex(of: ")") else { return [] }
  return text[text.index(after: end)...].split(separator: " ")
}

/// Returns the values of the lines `name: number` of a file.
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
    // An array in C is a tuple in Swift, so it is read by its bytes, within the closure.
    let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if !name.hasPrefix(".") { names.append(name) }
  }
  return names
}

extension TerminalProcess {
  /// Reads until the program has been idle for a time: it wrote nothing, read nothing and woke no
  /// thread. Linux only, like ``counts(of:timeout:)``.
  ///
  /// The length of a start, an animation or the end of a thread depends on the machine. So the
  /// program fails only if it was busy in each of twenty such periods.
  ///
  /// - Parameter mayWake: whether its threads may wake up for a timer, if they do nothing then.
  /// - Throws: ``TerminalFailure`` with the picture and the program's counts in the last period.
  public func waitUntilIdle(seconds: Double, mayWake: Bool = false) throws {
    var spent: ProcessCounts?
    for _ in 0..<20 {
      let before = try counts()
      let bytes = watch(seconds: seconds)
      let now = try counts().since(before)
      let sleeps = now.contextSwitches == 0 && now.processorTime == 0
      if bytes == 0, now.writes == 0, now.reads == 0, sleeps || mayWake { return }
      spent = now
    }
    throw failure("\(seconds) s in which it is idle: at last \(spent.debugDescription)")
  }
}
