import Recurse
import RecurseTesting
import TestSupport

/// Random input, as from a user who does not know the app.
struct RandomInput {
  var random: SplitMix64
  private var pressed = false

  init(_ random: SplitMix64) { self.random = random }

  private static let keys: [Key] = [
    .up, .down, .left, .right, .up, .down, .left, .right, .enter, .enter, .tab, .tab, .shiftTab,
    .escape, .space, .backspace, .delete, .insert, .home, .end, .pageUp, .pageDown,
    .up.with(.alt), .down.with(.alt), .left.with(.control), .right.with(.control),
    .up.with(.shift), .down.with(.shift), .home.with(.control), .end.with(.control),
    .function(1), .function(12), Key(.other(57441)), .backspace.with(.alt), .delete.with(.control),
  ]

  private static let texts: [Character] = [
    "a", "b", "e", "d", "u", "r", "w", "+", "-", "/", "x", "Z", "0", "9", " ", "é", "日", "🙂",
    "e\u{301}", "\u{200D}", "👨‍👩‍👧", "\u{202E}",
  ]

  mutating func key() -> Key {
    switch random.below(10) {
    case 0..<5: return Self.keys[random.below(Self.keys.count)]
    case 5..<9: return .character(Self.texts[random.below(Self.texts.count)])
    default:
      // Without the keys that end or stop a program by default.
      let letters = Array("abdefghiklnoprstuvwxy")
      let letter = letters[random.below(letters.count)]
      return random.chance(50) ? .control(letter) : .alt(letter)
    }
  }

  /// A key, a mouse event or a paste.
  mutating func event(in size: CellSize) -> InputEvent {
    switch random.below(20) {
    case 0..<13:
      let kinds: [KeyEvent.Phases] = [.down, .down, .down, .down, .repeat, .up]
      return .key(KeyEvent(key(), phase: kinds[random.below(kinds.count)]))
    case 13..<18: return .mouse(mouse(in: size))
    case 18: return .focus(random.chance(50))
    default:
      let texts = ["", "pasted", "two\nlines\n", "\t\u{7}", String(repeating: "long ", count: 60)]
      return .paste(Paste(texts[random.below(texts.count)]))
    }
  }

  private mutating func mouse(in size: CellSize) -> MouseEvent {
    // May be a little outside, as after a resize.
    let place = CellPoint(
      column: random.below(size.columns + 2), row: random.below(size.rows + 2))
    let button = [MouseButton.left, .left, .left, .right, .middle][random.below(5)]
    let kinds: [MouseEvent.Kind] = [
      .press(button), .release(button), .release(button), .drag(button), .move, .wheelUp,
      .wheelDown, .wheelLeft, .wheelRight,
    ]
    let modifiers: [Key.Modifiers] = [[], [], [], .shift, .control, .alt]
    return MouseEvent(
      kinds[random.below(kinds.count)], at: place, modifiers: modifiers[random.below(6)])
  }

  /// Often small, so that content is clipped.
  mutating func size() -> CellSize {
    switch random.below(4) {
    case 0: CellSize(columns: 1 + random.below(5), rows: 1 + random.below(4))
    case 1: CellSize(columns: 1 + random.below(200), rows: 1 + random.below(60))
    default: CellSize(columns: 20 + random.below(60), rows: 5 + random.below(20))
    }
  }
}
