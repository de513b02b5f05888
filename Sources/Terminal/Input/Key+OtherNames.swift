// Names that SwiftUI, curses and other libraries have for keys. The compiler answers with the name
// here, and offers to write it.

extension Key {
  @available(*, unavailable, renamed: "control(_:)")
  public static func ctrl(_ character: Character) -> Key { fatalError() }

  @available(*, unavailable, renamed: "character(_:)")
  public static func char(_ character: Character) -> Key { fatalError() }

  @available(*, unavailable, renamed: "enter")
  public static var `return`: Key { fatalError() }

  @available(*, unavailable, renamed: "escape")
  public static var esc: Key { fatalError() }

  @available(*, unavailable, renamed: "shiftTab")
  public static var backTab: Key { fatalError() }

  @available(*, unavailable, renamed: "delete")
  public static var deleteForward: Key { fatalError() }

  @available(*, unavailable, renamed: "up")
  public static var upArrow: Key { fatalError() }

  @available(*, unavailable, renamed: "down")
  public static var downArrow: Key { fatalError() }

  @available(*, unavailable, renamed: "left")
  public static var leftArrow: Key { fatalError() }

  @available(*, unavailable, renamed: "right")
  public static var rightArrow: Key { fatalError() }
}

// A property cannot be renamed to a call with a value, so there is a message and nothing to write.

extension Key {
  @available(*, unavailable, message: "write .function(1) or \"f1\"")
  public static var f1: Key { fatalError() }

  @available(*, unavailable, message: "write .function(2) or \"f2\"")
  public static var f2: Key { fatalError() }

  @available(*, unavailable, message: "write .function(3) or \"f3\"")
  public static var f3: Key { fatalError() }

  @available(*, unavailable, message: "write .function(4) or \"f4\"")
  public static var f4: Key { fatalError() }

  @available(*, unavailable, message: "write .function(5) or \"f5\"")
  public static var f5: Key { fatalError() }

  @available(*, unavailable, message: "write .function(6) or \"f6\"")
  public static var f6: Key { fatalError() }

  @available(*, unavailable, message: "write .function(7) or \"f7\"")
  public static var f7: Key { fatalError() }

  @available(*, unavailable, message: "write .function(8) or \"f8\"")
  public static var f8: Key { fatalError() }

  @available(*, unavailable, message: "write .function(9) or \"f9\"")
  public static var f9: Key { fatalError() }

  @available(*, unavailable, message: "write .function(10) or \"f10\"")
  public static var f10: Key { fatalError() }

  @available(*, unavailable, message: "write .function(11) or \"f11\"")
  public static var f11: Key { fatalError() }

  @available(*, unavailable, message: "write .function(12) or \"f12\"")
  public static var f12: Key { fatalError() }
}
