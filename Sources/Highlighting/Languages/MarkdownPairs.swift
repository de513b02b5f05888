/// The pairs of marks in a line of Markdown. They are found in one pass, so that no mark of which
/// the end is missing makes a line be read once more.
struct MarkdownPairs {
  /// The closing bracket or parenthesis of an opening one.
  private(set) var ends: [Int: Int] = [:]
  /// The last row of backticks of a length.
  private var lastBackticks: [Int: Int] = [:]
  /// The last row that may end emphasis, by what it may end.
  private var lastEnds: [Mark: Int] = [:]

  private struct Mark: Hashable {
    var byte: UInt8
    var count: Int
  }

  init() {}

  init(_ scanner: LineScanner) {
    findBackticks(in: scanner)
    var open: [Int] = []
    var index = scanner.index
    while index < scanner.count {
      switch scanner[index] {
      case "\\": index += 2
      case "`": index += lengthOfCode(in: scanner, at: index).count
      case "[", "(":
        open.append(index)
        index += 1
      case "]": close("[", at: &index, &open, in: scanner)
      case ")": close("(", at: &index, &open, in: scanner)
      case "*", "_":
        let run = Run(in: scanner, at: index)
        if run.canClose { lastEnds[Mark(byte: run.mark, count: run.count)] = index }
        index += run.count
      default: index += 1
      }
    }
  }

  private mutating func findBackticks(in scanner: LineScanner) {
    var index = scanner.index
    while index < scanner.count {
      guard scanner[index] == "`" else {
        index += 1
        continue
      }
      let end = scanner.end(from: index) { $0 == "`" }
      lastBackticks[end - index] = index
      index = end
    }
  }

  private mutating func close(
    _ opening: Unicode.Scalar, at index: inout Int, _ open: inout [Int], in scanner: LineScanner
  ) {
    if let last = open.last, scanner[last] == opening {
      ends[last] = index
      open.removeLast()
    } else if opening == "[" {
      // A parenthesis that stays open hides no bracket before it.
      while let last = open.last, scanner[last] != "[" { open.removeLast() }
      if let last = open.popLast() { ends[last] = index }
    }
    index += 1
  }

  /// Returns the length of code in backticks, or that of the backticks if nothing ends it.
  func lengthOfCode(in scanner: LineScanner, at start: Int) -> (count: Int, hasEnd: Bool) {
    var end = scanner.end(from: start) { $0 == "`" }
    let count = end - start
    guard let last = lastBackticks[count], last > start else { return (count, false) }
    while end < scanner.count {
      let next = scanner.end(from: end) { $0 != "`" }
      end = scanner.end(from: next) { $0 == "`" }
      if end - next == count { return (end - start, true) }
    }
    return (count, false)
  }

  // MARK: - Emphasis

  /// A row of `*` or `_`.
  struct Run {
    var mark: UInt8
    var count: Int
    var canOpen: Bool
    var canClose: Bool

    init(in scanner: LineScanner, at start: Int) {
      let mark = scanner[start]
      let end = scanner.end(from: start) { $0 == mark }
      let (before, after) = (scanner[start - 1], scanner[end])
      // In snake_case the underscore is a letter.
      let isInName = mark == "_" && before.isInName && after.isInName
      self.mark = mark
      count = end - start
      canOpen = end < scanner.count && !after.isBlank && !isInName
      canClose = start > 0 && !before.isBlank && !isInName
    }
  }

  /// Returns whether a row as long as another one may end it.
  func hasEnd(of run: Run, after start: Int) -> Bool {
    lastEnds[Mark(byte: run.mark, count: run.count)].map { $0 > start } ?? false
  }
}
