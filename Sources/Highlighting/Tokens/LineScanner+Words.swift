extension LineScanner {
  /// Returns the range of the name at the place, which is empty if there is none.
  func name() -> Range<Int> {
    guard byte.startsName else { return index..<index }
    return index..<end(from: index) { $0.isInName }
  }

  /// Moves to the end of a number, in the notation that most languages share.
  ///
  /// ```
  /// digit ( letter | digit | _ | .digit | e+ e- in a decimal | p+ p- in a hexadecimal )*
  /// ```
  mutating func skipNumber() {
    let isHexadecimal = byte == "0" && self[index + 1] | 0x20 == "x"
    skip()
    while !isAtEnd {
      if byte.isInName {
        let exponent: UInt8 = isHexadecimal ? 0x70 : 0x65
        let sign = self[index + 1]
        let hasSign = byte | 0x20 == exponent && (sign == "+" || sign == "-")
        skip(hasSign && self[index + 2].isDigit ? 2 : 1)
      } else if byte == ".", self[index + 1].isDigit {
        skip(2)
      } else {
        return
      }
    }
  }

  /// Marks the number at the place.
  mutating func markNumber() {
    let start = index
    skipNumber()
    mark(.number, from: start)
  }

  /// Marks a text in quotes, from the quote at the place to the next one or the end of the line.
  ///
  /// - Returns: whether it ends in this line.
  mutating func markQuoted(by quote: UInt8) -> Bool {
    mark(.string, next: 1)
    return markQuotedRest(by: quote)
  }

  /// Marks the rest of a text in quotes, up to its end or that of the line.
  ///
  /// - Returns: whether it ends in this line.
  mutating func markQuotedRest(by quote: UInt8) -> Bool {
    var start = index
    while !isAtEnd {
      if byte == quote {
        skip()
        mark(.string, from: start)
        return true
      }
      if byte == "\\" {
        mark(.string, from: start)
        mark(.escape, next: 2)
        start = index
      } else {
        skip()
      }
    }
    mark(.string, from: start)
    return false
  }

  /// Marks a comment up to its end, or that of the line.
  ///
  /// - Returns: whether it ends in this line.
  mutating func markComment(until end: String) -> Bool {
    let start = index
    let first = end.utf8.first
    while !isAtEnd {
      skip { $0 != first }
      if starts(with: end) {
        skip(end.utf8.count)
        mark(.comment, from: start)
        return true
      }
      skip()
    }
    mark(.comment, from: start)
    return false
  }
}
