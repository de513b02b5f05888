/// Numbers for the pairs of colors in use. ncurses has a limited count of them.
///
/// A number is never assigned to other colors while a cell shows it: ncurses would repaint that
/// cell.
struct PairTable {
  /// Numbers are from 1 to before this; number 0 is the terminal's default colors.
  let capacity: Int
  private var numbers: [UInt64: Int32] = [:]
  /// Indexed by number, up to the largest one in use: a terminal may have 32,767 and an app uses
  /// twenty.
  private var colors: [UInt64] = [0]
  private var lastUse: [UInt32] = [0]
  private var free: [Int32] = []

  enum Assignment: Equatable {
    case known(Int32)
    /// A new number, whose colors must be defined.
    case fresh(Int32)
    /// Every number is in use; ``reclaim(live:frame:)`` may free some.
    case full
  }

  init(capacity: Int) {
    self.capacity = max(1, capacity)
  }

  /// The number of a pair; -1 is the terminal's default color. O(1).
  mutating func number(foreground: Int32, background: Int32, frame: UInt32) -> Assignment {
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

  /// Marks a number as used in this frame.
  @inline(__always)
  mutating func touch(_ number: Int32, frame: UInt32) { lastUse[Int(number)] = frame }

  /// Frees the numbers that no cell shows and this frame does not use. Returns whether there are
  /// any.
  mutating func reclaim(live: [UInt8], frame: UInt32) -> Bool {
    for number in 1..<colors.count where live[number] == 0 && lastUse[number] != frame {
      guard numbers[colors[number]] == Int32(number) else { continue }
      numbers[colors[number]] = nil
      free.append(Int32(number))
    }
    return !free.isEmpty
  }
}
