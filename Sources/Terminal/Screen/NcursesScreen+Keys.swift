extension NcursesScreen {
  /// The bytes of the keys in the terminal's entry, for the decoder.
  package var terminfoKeys: [(bytes: [UInt8], key: Key)] {
    var keys = Self.keyCapabilities
    for number in 1...20 { keys.append(("kf\(number)", .function(number))) }
    return keys.compactMap { name, key in
      // A single byte has the same meaning on all terminals.
      guard let bytes = capability(name), bytes.count > 1, bytes[0] == 0x1B else { return nil }
      // xterm's entry calls Shift+F1 F13. The decoder reads the modifier.
      if case .function(13...) = key.code, bytes.contains(UInt8(ascii: ";")) { return nil }
      return (bytes, key)
    }
  }

  private static let keyCapabilities: [(String, Key)] = [
    ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("khome", .home),
    ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown), ("kich1", .insert), ("kdch1", .delete),
    ("kcbt", .shiftTab), ("kent", .enter), ("kfnd", .home), ("kslt", .end),
    ("kri", .up.with(.shift)), ("kind", .down.with(.shift)), ("kLFT", .left.with(.shift)),
    ("kRIT", .right.with(.shift)), ("kHOM", .home.with(.shift)), ("kEND", .end.with(.shift)),
    ("kPRV", .pageUp.with(.shift)), ("kNXT", .pageDown.with(.shift)),
    ("kIC", .insert.with(.shift)), ("kDC", .delete.with(.shift)),
  ]
}
