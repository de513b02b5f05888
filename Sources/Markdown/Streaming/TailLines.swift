/// The lines at the end of a block that share their inlines.
enum TailLines {
  /// Returns the offset of the first of these lines: one that starts an item, a heading or a row,
  /// or comes after a blank one.
  static func start(in section: ArraySlice<UInt8>) -> Int {
    var start = section.endIndex
    while start > section.startIndex {
      let line = lineStart(before: start, in: section)
      let content = section[line..<start].drop { $0.isBlank || $0 == ">" }
      guard let first = content.first, !first.isLineEnd else { return start }
      start = line
      if startsBlock(content) { return start }
    }
    return start
  }

  private static func lineStart(before end: Int, in text: ArraySlice<UInt8>) -> Int {
    var place = end - 1
    if place > text.startIndex, text[place] == "\n", text[place - 1] == "\r" { place -= 1 }
    while place > text.startIndex, !text[place - 1].isLineEnd { place -= 1 }
    return place
  }

  private static func startsBlock(_ line: ArraySlice<UInt8>) -> Bool {
    let rest = line.drop { $0.isDigit }
    let isNumber = rest.count < line.count
    guard let mark = rest.first else { return false }
    let hasBlank = rest.dropFirst().first.map { $0.isBlank } ?? false
    return switch mark {
    case "#", "|": !isNumber
    case "-", "+", "*": !isNumber && hasBlank
    case ".", ")": isNumber && hasBlank
    default: false
    }
  }
}
