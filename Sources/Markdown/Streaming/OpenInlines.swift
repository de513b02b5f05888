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
    dropEnd()
  }

  /// Leaves out what has no meaning before more comes: blanks, marks, and a backslash, which would
  /// take the meaning of what closes the rest. Marks that close something are written again.
  private mutating func dropEnd() {
    while end > bytes.startIndex {
      let isEscaped = !backslashes(before: end - 1).isMultiple(of: 2)
      switch bytes[end - 1] {
      case "*", "_", "~", "`": if isEscaped { return }
      case "\\": if isEscaped { return }
      case let byte where byte.isBlank || byte.isLineEnd: break
      default: return
      }
      end -= 1
    }
  }

  private func backslashes(before place: Int) -> Int {
    bytes[..<place].reversed().prefix { $0 == "\\" }.count
  }

  private var result: [UInt8]? {
    var closers = closers
    for run in open.reversed() { closers += Array(repeating: run.mark, count: run.count) }
    let omitted = omitted ?? end..<end
    let result = bytes[..<omitted.lowerBound] + bytes[omitted.upperBound..<end] + closers
    // Blanks at the end mean nothing, and marks may have closed all that was open.
    let isSame =
      bytes.starts(with: result)
      && bytes.dropFirst(result.count).allSatisfy { $0.isBlank || $0.isLineEnd }
    return isSame ? nil : Array(result)
  }

  private mutating func read() {
    var place = bytes.startIndex
    while place < end {
      if let omitted, omitted.contains(place) {
        place = omitted.upperBound
        continue
      }
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
    closers = Array(repeating: 0x60, count: first - start)
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
    end = place
    dropEnd()
    let first = isImage ? start - 1 : start
    if end > start + 1 {
      omitted = first..<start + 1
    } else {
      end = first
      dropEnd()
    }
    // What comes before has another end.
    (open, counts, brackets) = ([], [:], [])
    return bytes.startIndex
  }

  // MARK: - Emphasis

  private mutating func readMarks(at start: Int) -> Int {
    let mark = bytes[start]
    let next = endOfRun(at: start)
    var count = next - start
    guard mark != "~" || count == 2 else { return next }
    let sides = MarkSides(
      mark, before: start > bytes.startIndex ? bytes[start - 1] : nil,
      after: next < end ? bytes[next] : nil)
    if sides.canClose { close(mark, &count) }
    if count > 0, sides.canOpen {
      open.append((mark, count))
      counts[mark, default: 0] += 1
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
