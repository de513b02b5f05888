import Recurse
import RecurseReaders
import RecurseTesting
import TestSupport
import Testing

/// A view of a patch beside a field, of which everything can change.
private struct Page: Component {
  struct State {
    var old = ""
    var new = ""
    var context = 3
    var prose = ""
    var style = DiffStyle.unified
    var wraps = true
    var part: PatchPart?
    var text = ""

    var patch: Patch {
      Patch(prose + Patch(from: old, to: new, context: context).text)
    }
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    HStack {
      DiffView(state.patch, style: state.style, wraps: state.wraps, selection: \.part)
      TextField("", text: \.text).frame(width: 4)
    }
  }
}

/// Strict mode compares each step with a tree and a picture that are made from nothing.
@MainActor @Suite("A view of a patch under random use") struct RandomDiffTests {
  private static let keys: [Key] = [
    .up, .down, .pageUp, .pageDown, .home, .end, .left, .right, .enter, .space, .escape, .tab, "/",
    "n", "N", "a", "b", ":", "1", "m", "'", "[", "]", "]", "e", Key.up.with(.shift),
    Key.down.with(.shift),
  ]

  private static let words = ["a", "ab", "日本", "\t", "\u{1b}[31m", "👩‍👩‍👧", "word ", "\r", "é", " "]

  @Test("gives the picture of a fresh view", arguments: UInt64(0)..<8)
  func use(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func lines(_ most: Int) -> String {
      (0..<number(0...most)).map { _ in
        (0..<number(0...6)).map { _ in Self.words.randomElement(using: &random)! }.joined() + "\n"
      }.joined()
    }
    let screen = TestScreen(Page(), columns: 60, rows: 8, isStrict: true)
    for _ in 0..<120 {
      let place = CellPoint(column: number(0...60), row: number(0...8))
      switch number(0...9) {
      case 0...3: screen.press(Self.keys.randomElement(using: &random)!)
      case 4: screen.wheel(.down, column: number(0...50), row: 2)
      case 5: screen.click(column: place.column, row: place.row, count: number(1...3))
      case 6: screen.drag(from: place, to: CellPoint(column: number(-2...64), row: number(-2...9)))
      case 7: screen.resize(columns: number(1...70), rows: number(1...12))
      default:
        let (change, added, context) = (number(0...6), lines(30), number(0...40))
        screen.change {
          switch change {
          case 0: $0.old = added
          case 1: $0.new = added
          case 2: $0.new = $0.old + added
          case 3: $0.context = context
          case 4: $0.style = $0.style == .unified ? .sideBySide : .unified
          case 5: $0.wraps.toggle()
          default: $0.prose = added
          }
        }
      }
    }
  }
}
