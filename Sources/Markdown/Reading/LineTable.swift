/// The starts of the lines of a text, as cmark counts them: each ends in LF, CR or CR LF.
struct LineTable {
  let bytes: [UInt8]
  private var starts: [Int] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var place = 0
    while place < bytes.count {
      starts.append(place)
      place = bytes.endOfLine(from: place)
    }
  }

  /// The number of lines. A line end at the end starts no other line.
  var count: Int { starts.count }

  /// Returns the offset of a line's first byte, or the end of the text past the last line.
  func start(_ line: Int) -> Int { line < starts.count ? starts[line] : bytes.count }

  /// Returns the range of a line without its end.
  func content(_ line: Int) -> Range<Int> {
    var end = start(line + 1)
    let start = start(line)
    while end > start, bytes[end - 1].isLineEnd { end -= 1 }
    return start..<end
  }

  func isBlank(_ line: Int) -> Bool { bytes[content(line)].allSatisfy { $0.isBlank } }

  /// Returns the first line from one on that holds an offset or starts after it.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if start(middle + 1) <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension UInt8 {
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }
  var isDigit: Bool { self &- 0x30 < 10 }
}

/// Returns whether a byte is an ASCII character.
func == (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) == character.value }

func != (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) != character.value }

/// Makes a character a pattern for a byte.
func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { UInt32(byte) == character.value }

extension RandomAccessCollection<UInt8> where Index == Int {
  /// Returns the offset after the end of the line at an offset.
  func endOfLine(from offset: Int) -> Int {
    var place = offset
    while place < endIndex, !self[place].isLineEnd { place += 1 }
    guard place < endIndex else { return place }
    let isPair = self[place] == "\r" && place + 1 < endIndex && self[place + 1] == "\n"
    return place + (isPair ? 2 : 1)
  }

  /// Returns the number of line ends.
  var lineEnds: Int {
    var ends = 0
    var last: UInt8 = 0
    for byte in self {
      if byte == "\r" || byte == "\n" && last != "\r" { ends += 1 }
      last = byte
    }
    return ends
  }
}
