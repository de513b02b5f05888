import Foundation
import Recurse
import RecurseFoundation
import RecurseTesting
import TestSupport
import Testing

private struct Trip: Component {
  struct State {
    var start = date(2026, 3, 28, 2, 30)
    var end: Date?
    var identifier = Calendar.Identifier.gregorian
    var zone = "Europe/Berlin"
    var isDisabled = false
  }
  static let range = date(2026, 1, 1)...date(2027, 12, 31)
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      DatePicker("Start 日", selection: \.start, in: Self.range)
      DatePicker("End", selection: \.end).disabled(state.isDisabled)
      DatePicker("Page", selection: \.start, in: Self.range, style: .inline)
    }
    .environment(\.calendar, testCalendar(state.identifier, state.zone))
    .environment(\.now, testNow)
  }
}

@MainActor @Suite("Dates, chosen at random") struct RandomDateTests {
  @Test("stay in their range, in any calendar and zone", arguments: 0..<8)
  func use(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let screen = TestScreen(Trip(), columns: 40, rows: 16, isStrict: true)
    let keys: [Key] = [
      .tab, .shiftTab, .up, .down, .left, .right, .home, .end, .enter, .escape, .backspace,
      .delete, .pageUp, .pageDown, Key.pageUp.with(.shift), .control("u"), Key.down.with(.alt),
      .space, Key.end.with(.control),
    ]
    let texts = ["2", "0", "-", "2026-05-05", "7", "t", ":", "日", "\u{1B}]0;x\u{7}", "9:30 pm"]
    let identifiers: [Calendar.Identifier] = [.gregorian, .hebrew, .japanese, .chinese, .iso8601]
    let zones = ["Europe/Berlin", "America/Sao_Paulo", "Pacific/Kiritimati", "Pacific/Pago_Pago"]
    for step in 0..<120 {
      switch Int.random(in: 0..<16, using: &random) {
      case 0...6: screen.press(keys.randomElement(using: &random)!)
      case 7...9: screen.paste(texts.randomElement(using: &random)!)
      case 10...12:
        screen.click(
          column: Int.random(in: 0..<40, using: &random),
          row: Int.random(in: 0..<16, using: &random))
      case 13:
        let columns = Int.random(in: 1...45, using: &random)
        screen.resize(columns: columns, rows: Int.random(in: 1...18, using: &random))
      case 14:
        let identifier = identifiers.randomElement(using: &random)!
        screen.change { $0.identifier = identifier }
      default:
        let zone = zones.randomElement(using: &random)!
        screen.change {
          $0.zone = zone
          $0.isDisabled.toggle()
        }
      }
      #expect(screen.failure == nil, "seed \(seed), step \(step)")
      #expect(Trip.range.contains(screen.state.start))
      if screen.failure != nil { return }
    }
  }
}
