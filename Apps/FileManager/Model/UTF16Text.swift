/// A text in UTF-16 that begins with its byte order mark.
struct UTF16Text: Equatable {
  let text: String

  /// - Parameter bytes: the beginning of a file, which may end within a character; `nil` is
  ///   returned if that is no such text.
  init?(_ bytes: [UInt8]) {
    let isBig = bytes.starts(with: [0xFE, 0xFF])
    guard isBig || bytes.starts(with: [0xFF, 0xFE]) else { return nil }
    var units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isBig ? first << 8 | second : second << 8 | first
    }
    if let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
    guard !units.contains(0), let text = String(validating: units, as: UTF16.self) else {
      return nil
    }
    self.text = text
  }
}
