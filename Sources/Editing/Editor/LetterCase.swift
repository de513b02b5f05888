extension EditCommand.LetterCase {
  /// Returns the bytes of a text with its letters in this case. A byte that is no UTF-8 is a
  /// character by itself, and stays as it is. Linear.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var changed: [UInt8] = []
    changed.reserveCapacity(bytes.count)
    var parser = Unicode.UTF8.ForwardParser()
    var input = bytes.makeIterator()
    var (text, offset) = ("", 0)
    while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let scalar):
        text.unicodeScalars.append(Unicode.UTF8.decode(scalar))
        offset += scalar.count
      case .error(let length):
        changed += applied(to: text, isFirst: changed.isEmpty).utf8
        changed += bytes[offset..<offset + length]
        text = ""
        offset += length
      case .emptyInput:
        return changed + applied(to: text, isFirst: changed.isEmpty).utf8
      }
    }
  }

  private func applied(to text: String, isFirst: Bool) -> String {
    switch self {
    case .upper: text.uppercased()
    case .lower: text.lowercased()
    case .capitalized where isFirst: text.prefix(1).uppercased() + text.dropFirst().lowercased()
    case .capitalized: text.lowercased()
    }
  }
}
