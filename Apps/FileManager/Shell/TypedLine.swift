#if os(Linux)
  /// The line that a person types at the prompt of a shell, as far as its keys tell.
  struct TypedLine {
    /// The number of characters; `nil` after a key of which only the shell knows what it writes.
    private var count: Int? = 0

    var isEmpty: Bool { count == 0 }

    /// - Parameter isEarly: whether a program is in front, which has not asked for the keys.
    mutating func note(_ keys: [UInt8], isEarly: Bool = false) {
      for key in keys {
        switch key {
        // Ctrl+D, Ctrl+Z and Ctrl+\ end or stop the program, which has the keys before them.
        case 0x04, 0x1A, 0x1C: count = isEarly ? 0 : nil
        // Return, a new line, Ctrl+C, and Ctrl+U: the line is run, or gone.
        case 0x0D, 0x0A, 0x03, 0x15: count = 0
        case 0x7F, 0x08: count = count.map { max(0, $0 - 1) }
        case 0x20...0x7E: count = count.map { $0 + 1 }
        // Further bytes of a character.
        case 0x80...0xBF: break
        case 0xC0...0xFF: count = count.map { $0 + 1 }
        default: count = nil
        }
      }
    }
  }
#endif
