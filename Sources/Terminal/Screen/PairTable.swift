/// Numbers for the pairs of colours in use: ncurses has a fixed count of them.
///
/// A number is never given to other colours while a cell shows it: ncurses would repaint that cell.
struct PairTable {
  /// Numbers are from 1 to before this; number 0 is the terminal's own colours.
  let capacity: Int
  private var numbers: [UInt64: Int32] = [:]
  /// By number, as many as were given: a terminal has room for 32,767 and an app uses twenty.
  private var colors: [UInt64] = [0]
  private var lastUse: [UInt32] = [0]
  private var free: [Int32] = []

  enum Answer: Equatable {
    case known(Int32)
    /// The number must be given its colours.
    case fresh(Int32)
    /// Every number is taken; some may be free again, see ``reclaim(live:frame:)``.
    case full
  }

  init(capacity: Int) {
    self.capacity = max(1, capacity)
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
      colors[Int(number)] = key
      lastUse[Int(number)] = frame
    } else if colors.count < capacity {
      number = Int32(colors.count)
      colors.append(key)
      lastUse.append(frame)
    } else {
      return .full
    }
    numbers[key] = number
    return .fresh(number)
  }

  /// Marks a number as used by this frame.
  @inline(__always)
  mutating func touch(_ number: Int32, frame: UInt32) { lastUse[Int(number)] = frame }

  /// Frees the numbers that neither a cell shows nor this frame asked for; whether there are any.
  mutating func reclaim(live: [UInt8], frame: UInt32) -> Bool {
    for number in 1..<colors.count where live[number] == 0 && lastUse[number] != frame {
      guard numbers[colors[number]] == Int32(number) else { continue }
      numbers[colors[number]] = nil
      free.append(Int32(number))
    }
    return !free.isEmpty
  }
}
