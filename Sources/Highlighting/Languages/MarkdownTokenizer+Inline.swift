extension MarkdownLine {
  mutating func inline() {
    let index = scanner.index
    switch scanner.byte {
    case "\\" where scanner[index + 1].isPunctuation: scanner.mark(.escape, next: 2)
    case "`": codeSpan()
    case "<": angle()
    case "[": bracket(from: index)
    case "!" where scanner[index + 1] == "[": bracket(from: index)
    case "*", "_": delimiter()
    case "h" where isAddress(index): address()
    default:
      scanner.skip()
      // Bytes that mean nothing are taken at once.
      scanner.skip { !$0.isPunctuation && $0 != "h" }
      markPlain(from: index)
    }
  }

  private mutating func markPlain(from start: Int) {
    if let kind = style.kind { scanner.mark(kind, from: start) }
  }

  private mutating func codeSpan() {
    let start = scanner.index
    let length = pairs.lengthOfCode(in: scanner, at: start)
    if length.hasEnd {
      scanner.mark(.code, next: length.count)
    } else {
      scanner.skip(length.count)
      markPlain(from: start)
    }
  }

  /// Marks a comment, `<https://…>` or a tag.
  private mutating func angle() {
    let start = scanner.index
    if scanner.starts(with: "<!--") {
      scanner.mark(.comment, next: 4)
      isComment = true
      return
    }
    let next = scanner[start + 1]
    if next.isLetter || next == "/" {
      let end = scanner.end(from: start + 1) { $0 != ">" && $0 != "<" }
      if scanner[end] == ">" {
        let head = scanner.end(from: start + 1) { $0.isLetter }
        let isLink = scanner[head] == ":" || scanner.end(from: head, to: end) { $0 != "@" } < end
        scanner.mark(isLink ? .link : .attribute, next: end + 1 - start)
        return
      }
    }
    scanner.skip()
    markPlain(from: start)
  }

  /// Marks `[text](address)`, `[text][name]`, `![text](address)` or `[name]: address`.
  private mutating func bracket(from start: Int) {
    let open = scanner.byte == "!" ? start + 1 : start
    guard let close = pairs.ends[open] else {
      scanner.skip(open + 1 - start)
      return markPlain(from: start)
    }
    let next = close + 1
    if scanner[next] == "(" || scanner[next] == "[", let end = pairs.ends[next] {
      scanner.mark(.link, next: end + 1 - start)
    } else if scanner[next] == ":", start == contentStart {
      scanner.markRest(.link)
    } else {
      scanner.skip(open + 1 - start)
      markPlain(from: start)
    }
  }

  /// Starts or ends emphasis at a row of `*` or `_`.
  private mutating func delimiter() {
    let start = scanner.index
    let mark = scanner.byte
    let run = MarkdownPairs.Run(in: scanner, at: start)
    scanner.skip(run.count)
    let (isStrong, isEmphasis) = (run.count >= 2, run.count % 2 == 1)
    guard run.count <= 3 else { return markPlain(from: start) }
    let closesStrong = run.canClose && isStrong && style.strong == mark
    let closesEmphasis = run.canClose && isEmphasis && style.emphasis == mark
    let closes = closesStrong || closesEmphasis
    if !closes, run.canOpen, pairs.hasEnd(of: run, after: start) {
      if isStrong { style.strong = mark }
      if isEmphasis { style.emphasis = mark }
    }
    // The marks themselves look like what is between them.
    markPlain(from: start)
    if closesStrong { style.strong = nil }
    if closesEmphasis { style.emphasis = nil }
  }

  // MARK: - Addresses

  private func isAddress(_ index: Int) -> Bool {
    !scanner[index - 1].isInName
      && (scanner.starts(with: "https://") || scanner.starts(with: "http://"))
  }

  private mutating func address() {
    let start = scanner.index
    var end = scanner.end(from: start) { !$0.isBlank && !"<>()[]\"'`".utf8.contains($0) }
    // A period or a comma after an address belongs to the sentence.
    while end > start, ".,:;!?*_".utf8.contains(scanner[end - 1]) { end -= 1 }
    scanner.mark(.link, next: end - start)
  }
}

extension UInt8 {
  var isPunctuation: Bool {
    self > 0x20 && self < 0x7F && !isLetter && !isDigit
  }
}
