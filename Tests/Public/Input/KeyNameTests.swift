import Recurse
import Testing

@Suite("The name of a key") struct KeyNameTests {
  @Test(
    "is what keyboards say",
    arguments: [
      (Key.control("s"), "Ctrl+S"), (Key.left.with(.alt), "Alt+←"), (.function(10), "F10"),
      (.enter, "Enter"), (.space, "Space"), (.character("?"), "?"), (.shiftTab, "Shift+Tab"),
      (.character("g"), "g"), (.character("G"), "G"), (.alt("g"), "Alt+G"),
    ])
  func name(key: Key, name: String) { #expect("\(key)" == name) }
}
