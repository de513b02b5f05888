/// The parameters of a control sequence while its bytes arrive: `ESC [ prefix p ; p : s …
/// intermediate final`.
///
/// Bounded: values after the 32nd are ignored, and a value is at most ten million.
package struct ControlSequence {
  static let capacity = 32
  static let largest = 9_999_999

  /// One of `< = > ?`, or 0.
  package private(set) var prefix: UInt8 = 0
  /// The last byte from 0x20 to 0x2f, or 0.
  private(set) var intermediate: UInt8 = 0
  /// Whether no byte has arrived.
  private(set) var isEmpty = true
  private var values: [Int] = []
  /// The start of each parameter in `values`, followed by its sub-parameters.
  private var starts: [Int] = []
  private var isFull = false

  package init() {}

  /// The number of parameters, including the one that is being read.
  package var count: Int { starts.count }

  mutating func reset() {
    prefix = 0
    intermediate = 0
    isEmpty = true
    isFull = false
    values.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
  }

  /// Adds a byte from 0x20 to 0x3f.
  package mutating func take(_ byte: UInt8) {
    defer { isEmpty = false }
    switch byte {
    case 0x30...0x39:
      if starts.isEmpty { startParameter() }
      if !isFull, let last = values.indices.last {
        values[last] = min(max(0, values[last]) * 10 + Int(byte - 0x30), ControlSequence.largest)
      }
    case 0x3b:
      if starts.isEmpty { startParameter() }
      startParameter()
    case 0x3a:
      if starts.isEmpty { startParameter() }
      appendValue()
    case 0x3c...0x3f:
      if isEmpty { prefix = byte }
    default:
      intermediate = byte
    }
  }

  /// The value of a parameter or sub-parameter; `nil` if it is missing or empty.
  func value(_ index: Int, _ sub: Int = 0) -> Int? {
    guard index < starts.count else { return nil }
    let place = starts[index] + sub
    let end = index + 1 < starts.count ? starts[index + 1] : values.count
    return place < end && values[place] >= 0 ? values[place] : nil
  }

  /// The parameters without their sub-parameters; an empty one is 0.
  var all: [Int] { starts.indices.map { value($0) ?? 0 } }

  /// A parameter and its sub-parameters; `nil` for those that are empty.
  package func parts(_ index: Int) -> [Int?] {
    guard index < starts.count else { return [] }
    let end = index + 1 < starts.count ? starts[index + 1] : values.count
    return values[starts[index]..<end].map { $0 >= 0 ? $0 : nil }
  }

  /// A parameter and its sub-parameters, without those that are empty.
  func list(_ index: Int) -> [Int] { parts(index).compactMap { $0 } }

  private mutating func startParameter() {
    appendValue()
    if !isFull { starts.append(values.count - 1) }
  }

  private mutating func appendValue() {
    if values.count < ControlSequence.capacity { values.append(-1) } else { isFull = true }
  }
}
