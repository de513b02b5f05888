/// A text that is equal to another only if the bytes are. It is the key to number equal texts.
struct ByteText: Hashable {
  let bytes: ArraySlice<UInt8>

  static func == (left: ByteText, right: ByteText) -> Bool {
    left.bytes.count == right.bytes.count && left.bytes.elementsEqual(right.bytes)
  }

  func hash(into hasher: inout Hasher) {
    // All bytes in one call: the hasher reads them, and keeps no pointer.
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

/// Numbers for texts: equal texts have the same.
struct TextNumbers {
  private var numbers: [ByteText: Int32] = [:]

  mutating func number(of bytes: ArraySlice<UInt8>) -> Int32 {
    let text = ByteText(bytes: bytes)
    if let number = numbers[text] { return number }
    let number = Int32(numbers.count)
    numbers[text] = number
    return number
  }
}
