/// The line of a process's `stat`.
struct ProcessStatus {
  /// The places of the program's name.
  let name: Range<Int>
  let state: UInt8
  let parent: UInt64
  let flags: UInt64
  let ticks: UInt64
  let threads: UInt64
  let start: UInt64
  /// The memory in pages.
  let pages: UInt64

  /// The most bytes of a name. That of a thread of the kernel may have so many.
  private static let longestName = 64

  /// Whether it is a thread of the kernel: Linux's `PF_KTHREAD`.
  var isOfKernel: Bool { flags & 0x20_0000 != 0 }

  /// Reads the line; `nil` if it is incomplete.
  init?(_ line: FileContents) {
    // A name may hold spaces and parentheses; what follows it has none. So its end is the last one.
    guard let open = (0..<min(line.count, 16)).first(where: { line[$0] == UInt8(ascii: "(") })
    else { return nil }
    let most = min(line.count, open + Self.longestName + 2)
    guard let close = (open..<most).last(where: { line[$0] == UInt8(ascii: ")") }) else {
      return nil
    }
    name = open + 1..<close
    var fields = FieldScanner(line, from: close + 1)
    guard let state = fields.byte() else { return nil }
    self.state = state
    parent = fields.number()
    // Its group, session and terminal.
    fields.skip(4)
    flags = fields.number()
    // The pages that it had to wait for.
    fields.skip(4)
    ticks = fields.number() &+ fields.number()
    // The time of its children, its priorities.
    fields.skip(4)
    threads = fields.number()
    fields.skip(1)
    guard !fields.isAtLineEnd else { return nil }
    start = fields.number()
    fields.skip(1)
    pages = fields.number()
  }
}
