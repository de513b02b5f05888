extension ShellLine {
  mutating func single() {
    let end = scanner.end(from: scanner.index) { $0 != "'" }
    if end < scanner.count { state.contexts.removeLast() }
    scanner.mark(.string, next: end + 1 - scanner.index)
  }

  /// Reads on in double quotes or in a line of a here-document.
  mutating func double() {
    let hasQuotes = state.contexts.last == .double
    switch scanner.byte {
    case "\"" where hasQuotes:
      scanner.mark(.string, next: 1)
      state.contexts.removeLast()
    case "\\":
      let next = scanner[scanner.index + 1]
      let isEscape =
        next == "\\" || next == "$" || next == "`" || hasQuotes && next == "\""
        || scanner.index + 1 == scanner.count
      scanner.mark(isEscape ? .escape : .string, next: isEscape ? 2 : 1)
    case "$": if !dollar() { scanner.mark(.string, next: 1) }
    case "`": openBackticks()
    default:
      let start = scanner.index
      scanner.skip { $0 != "\\" && $0 != "$" && $0 != "`" && !($0 == "\"" && hasQuotes) }
      scanner.mark(.string, from: start)
    }
  }

  /// Reads what a dollar sign stands for.
  ///
  /// - Returns: whether it stands for anything.
  mutating func dollar() -> Bool {
    let index = scanner.index
    let next = scanner[index + 1]
    if next == "(" {
      if scanner[index + 2] == "(", open(.arithmetic(parentheses: 0)) {
        scanner.mark(.attribute, next: 3)
      } else {
        openCommand(2)
      }
    } else if next == "{" {
      guard open(.parameter) else { return false }
      scanner.mark(.attribute, next: 2)
    } else if next.startsName {
      scanner.mark(.attribute, next: scanner.end(from: index + 1) { $0.isInName } - index)
    } else if next.isDigit || "?@#*!$-".utf8.contains(next) {
      scanner.mark(.attribute, next: 2)
    } else {
      return false
    }
    return true
  }

  mutating func openBackticks() {
    if open(.backticks) {
      scanner.mark(.attribute, next: 1)
      startCommand()
    } else {
      scanner.mark(.string, next: 1)
    }
  }

  /// Reads on in `${…}`.
  mutating func parameter() {
    switch scanner.byte {
    case "}":
      scanner.mark(.attribute, next: 1)
      state.contexts.removeLast()
    case "$": if !dollar() { scanner.mark(.attribute, next: 1) }
    case "\\": scanner.mark(.escape, next: 2)
    case "`": openBackticks()
    case "\"" where open(.double): scanner.mark(.string, next: 1)
    case "'" where !state.contexts.contains(.double) && open(.single):
      scanner.mark(.string, next: 1)
    default: scanner.mark(.attribute, next: 1)
    }
  }

  /// Reads on in `((…))`.
  mutating func arithmetic() {
    guard case .arithmetic(let depth) = state.contexts.last else { return }
    let byte = scanner.byte
    switch byte {
    case "(" where depth < .max:
      state.contexts[state.contexts.count - 1] = .arithmetic(parentheses: depth + 1)
      scanner.skip()
    case ")" where depth > 0:
      state.contexts[state.contexts.count - 1] = .arithmetic(parentheses: depth - 1)
      scanner.skip()
    case ")":
      scanner.mark(.attribute, next: scanner[scanner.index + 1] == ")" ? 2 : 1)
      state.contexts.removeLast()
      endPart()
    case "$": if !dollar() { scanner.skip() }
    case "\"" where open(.double): scanner.mark(.string, next: 1)
    default:
      if byte.isDigit {
        scanner.markNumber()
      } else {
        scanner.index = max(scanner.index + 1, scanner.name().upperBound)
      }
    }
  }
}
