/// The bold text, code and the like that is open at the end of a text which goes on.
struct OpenInlines {
  private let bytes: ArraySlice<UInt8>
  /// The end of what is kept. Marks that nothing follows are left out.
  private var end: Int
  /// The runs of marks that nothing closed yet.
  private var open: [(mark: UInt8, count: Int)] = []
  /// The number of open runs of each mark.
  private var counts: [UInt8: Int] = [:]
  private var brackets: [Int] = []
  /// The part that is left out: the bracket before the text of a link whose destination is
  /// unfinished.
  private var omitted: Range<Int>?
  private var closers: [UInt8] = []

  /// Returns a text in which all is closed, or `nil` if nothing was open.
  static func completed(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var inlines = OpenInlines(text)
    inlines.read()
    return inlines.result
  }

  private init(_ text: ArraySlice<UInt8>) {
    bytes = text
    end = text.endIndex
    dropBlanks()
  }

  private mutating func dropBlanks() {
    while end > bytes.startIndex, bytes[end - 1].isBlank || bytes[end - 1].isLineEnd { end -= 1 }
  }

  private var result: [UInt8]? {
    var closers = closers
    for run in open.reversed() { closers += Array(repeating: run.mark, count: run.count) }
    var end = end
    while end > bytes.startIndex, bytes[end - 1].isBlank || bytes[end - 1].isLineEnd { end -= 1 }
    guard !closers.isEmpty || omitted != nil || end < self.end || isShortened else { return nil }
    let omitted = omitted ?? end..<end
    return bytes[..<omitted.lowerBound] + bytes[omitted.upperBound..<end] + closers
  }

  private var isShortened = false

  private mutating func read() {
    var place = bytes.startIndex
    while place < end {
      switch bytes[place] {
      case "\\": place += 2
      case "`": place = readCode(at: place)
      case "*", "_", "~": place = readMarks(at: place)
      case "[":
        brackets.append(place)
        place += 1
      case "]": place = readBracket(at: place)
      default: place += 1
      }
    }
  }

  private func endOfRun(at place: Int) -> Int {
    bytes[place..<end].firstIndex { $0 != bytes[place] } ?? end
  }

  // MARK: - Code

  private mutating func readCode(at start: Int) -> Int {
    let first = endOfRun(at: start)
    var place = first
    while let next = bytes[place..<end].firstIndex(of: 0x60) {
      place = endOfRun(at: next)
      if place - next == first - start { return place }
    }
    // A last run may be the start of what closes the code.
    while end > first, bytes[end - 1] == "`" { end -= 1 }
    isShortened = true
    if bytes[first..<end].allSatisfy({ $0.isBlank || $0.isLineEnd }) {
      end = start
    } else {
      closers = Array(repeating: 0x60, count: first - start)
    }
    return end
  }

  // MARK: - Links

  private mutating func readBracket(at place: Int) -> Int {
    guard let start = brackets.popLast(), place + 1 < end, bytes[place + 1] == "(" else {
      return place + 1
    }
    var depth = 0
    var next = place + 1
    while next < end {
      switch bytes[next] {
      case "\\": next += 1
      case "(": depth += 1
      case ")":
        depth -= 1
        if depth == 0 { return next + 1 }
      default: break
      }
      next += 1
    }
    let isImage = start > bytes.startIndex && bytes[start - 1] == "!"
    omitted = (isImage ? start - 1 : start)..<start + 1
    end = place
    return end
  }

  // MARK: - Emphasis

  private mutating func readMarks(at start: Int) -> Int {
    let mark = bytes[start]
    let next = endOfRun(at: start)
    var count = next - start
    guard mark != "~" || count == 2 || next == end else { return next }
    let sides = MarkSides(
      mark, before: start > bytes.startIndex ? bytes[start - 1] : nil,
      after: next < end ? bytes[next] : nil)
    if sides.canClose { close(mark, &count) }
    if count > 0, sides.canOpen {
      open.append((mark, count))
      counts[mark, default: 0] += 1
    }
    // Nothing tells yet what marks at the end are.
    if count > 0, next == end {
      end -= count
      isShortened = true
    }
    return next
  }

  /// Closes runs of a mark, from the last one on. What is open in them stays text.
  private mutating func close(_ mark: UInt8, _ count: inout Int) {
    while count > 0, counts[mark, default: 0] > 0 {
      while let last = open.last, last.mark != mark { dropLast() }
      let closed = min(count, open[open.count - 1].count)
      count -= closed
      open[open.count - 1].count -= closed
      if open[open.count - 1].count == 0 { dropLast() }
    }
  }

  private mutating func dropLast() {
    if let last = open.popLast() { counts[last.mark, default: 0] -= 1 }
  }
}
