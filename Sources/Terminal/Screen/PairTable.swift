/// Numbers for the pairs of colours in use: ncurses has a fixed count of them.
///
/// A number is never given to other colours while a cell shows it: ncurses would repaint that cell.
struct PairTable {
  /// Numbers are from 1 to before this; number 0 is the terminal's own colours.
  let capacity: Int
  private var numbers: [UInt64: Int32] = [:]
  private var colors: [UInt64]
  private var lastUse: [UInt32]
  private var free: [Int32] = []
  private var next = 1

  enum Answer: Equatable {
    case known(Int32)
    /// The number must be given its colours.
    case fresh(Int32)
    /// Every number is taken; some may be free again, see ``reclaim(live:frame:)``.
    case full
  }

  init(capacity: Int) {
    self.capacity = max(1, capacity)
    colors = Array(repeating: 0, count: self.capacity)
    lastUse = Array(repeating: 0, count: self.capacity)
  }

  /// The number of a pair; -1 is the terminal's own colour. O(1).
  mutating func number(foreground: Int32, background: Int32, frame: UInt32) -> Answer {
    if foreground == -1 && background == -1 { return .known(0) }
    let key = UInt64(UInt32(bitPattern: foreground)) << 32 | UInt64(UInt32(bitPattern: background))
    if let known = numbers[key] {
      lastUse[Int(known)] = frame
      return .known(known)
    }
    let number: Int32
    if let old = free.popLast() {
      number = old
    } else if next < capacity {
      number = Int32(next)
      next += 1
    } else {
      return .full
    }
    numbers[key] = number
    colors[Int(number)] = key
    lastUse[Int(number)] = frame
    return .fresh(number)
  }

  /// Marks a number as used by this frame.
  @inline(__always)
  mutating func touch(_ number: Int32, frame: UInt32) { lastUse[Int(number)] = frame }

  /// Frees the numbers that neither a cell shows nor this frame asked for; whether there are any.
  mutating func reclaim(live: [UInt8], frame: UInt32) -> Bool {
    for number in 1..<next where live[number] == 0 && lastUse[number] != frame {
      guard numbers[colors[number]] == Int32(number) else { continue }
      numbers[colors[number]] = nil
      free.append(Int32(number))
    }
    return !free.isEmpty
  }
}
