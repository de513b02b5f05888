import Recurse
import RecurseReaders
import RecurseTesting
import TestSupport
import Testing

/// A log beside a field, of which everything can change.
private struct Page: Component {
  struct State {
    var log = Log(limit: .lines(30))
    var wraps = true
    var isMade = false
    var follows = true
    var position = ScrollPosition()
    var hasNumbers = false
    var filter = LogFilter()
    var text = ""
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    HStack {
      log(state).defaultScrollAnchor(state.follows ? .bottom : .top).scrollPosition(\.position)
      TextField("", text: \.text).frame(width: 4)
    }
  }

  private func log(_ state: State) -> Node {
    let made: @MainActor (Log.Line) -> Text = { Text("\($0.number) ").bold() + Text($0.text) }
    return LogView(
      state.log, wraps: state.wraps, lineNumbers: state.hasNumbers, filter: state.filter,
      content: state.isMade ? made : nil)
  }
}

/// Strict mode compares each step with a tree and a picture that are made from nothing.
@MainActor @Suite("A log view under random use") struct RandomLogTests {
  private static let keys: [Key] = [
    .up, .down, .pageUp, .pageDown, .home, .end, .left, .right, .enter, .escape, .tab, "/", "n",
    "N", "a", "b", ":", "1", "m", "'", .backspace, Key.up.with(.shift), Key.down.with(.shift),
    Key.end.with(.shift),
    Key.home.with(.shift),
  ]

  private static let words = [
    "a", "ab", "日本", "\t", "\u{1b}[31mred\u{1b}[m", "👩‍👩‍👧", "word ", "\r", "é",
  ]

  @Test("gives the picture of a fresh view", arguments: UInt64(0)..<10)
  func use(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func text() -> String {
      (0..<number(0...12)).map { _ in Self.words.randomElement(using: &random)! }.joined()
    }
    let screen = TestScreen(Page(), columns: 20, rows: 6, isStrict: true)
    for _ in 0..<120 {
      let place = CellPoint(column: number(0...20), row: number(0...6))
      switch number(0...9) {
      case 0...2: screen.press(Self.keys.randomElement(using: &random)!)
      case 3:
        let direction = WheelDirection.allCases.randomElement(using: &random)!
        screen.wheel(direction, column: 2, row: 2)
      case 4: screen.click(column: place.column, row: place.row, count: number(1...3))
      case 5: screen.drag(from: place, to: CellPoint(column: number(-2...24), row: number(-2...9)))
      case 6: screen.resize(columns: number(1...24), rows: number(1...9))
      default:
        let (change, added, distance) = (number(0...12), text(), number(-9...9))
        screen.change {
          switch change {
          case 0...2: $0.log.append(added)
          case 3, 4: $0.log.write(added)
          case 5: $0.wraps.toggle()
          case 6: $0.isMade.toggle()
          case 7: $0.position.scroll(by: .rows(distance))
          case 10: $0.hasNumbers.toggle()
          case 11: $0.filter = LogFilter(distance > 0 ? "a" : "")
          case 12: $0.log = Log(added + "\nab\n" + added, limit: .lines(30))
          case 8: $0.position.scroll(to: $0.log.dropped + distance, anchor: .bottom)
          default: if distance > 6 { $0.log.removeAll() } else { $0.follows.toggle() }
          }
        }
      }
    }
  }
}
