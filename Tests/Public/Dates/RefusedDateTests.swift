import Foundation
import Recurse
import RecurseFoundation
import RecurseTesting
import TestSupport
import Testing

@MainActor @Suite("A date out of its range, in a form") struct RefusedDateTests {
  private struct Leave: Component {
    struct Draft: Equatable {
      var first = date(2026, 11, 23, 9, 0)
      var last: Date? = date(2026, 11, 25, 17, 0)
      var handOver = date(2026, 11, 20, 10, 0)
      var daysLeft = 2
      var days = 2
    }
    struct State {
      var draft = Draft()
      var sent: [Draft] = []
      var cancels = 0
    }
    var initialState: State { State() }
    func render(state: State) -> Node {
      Form {
        DateField("First", selection: \.draft.first)
        DatePicker("Last", selection: \.draft.last, in: state.draft.first...)
        DatePicker(
          "Hand-over", selection: \.draft.handOver,
          in: date(2026, 11, 16, 9, 30)...date(2026, 11, 27, 16, 15))
        TextField("Days", value: \.draft.days, format: .number(in: 1...state.draft.daysLeft))
        Button("Send") { $0.sent.append($0.draft) }.keyboardShortcut(.defaultAction)
        Button("Cancel") { state in
          state.draft = Draft()
          state.draft.daysLeft = 12
          state.cancels += 1
        }
        .keyboardShortcut(.cancelAction)
      }
      .environment(\.calendar, testCalendar()).environment(\.now, testNow)
    }
  }

  private func screen() -> TestScreen<Leave> { TestScreen(Leave(), columns: 60, rows: 16) }

  private func write(_ text: String, into label: String, _ screen: TestScreen<Leave>) throws {
    try screen.focus(label)
    screen.press(.end, .control("u"))
    screen.type(text)
  }

  @Test("is forgotten by Cancel, also where the date that comes back would allow it")
  func cancelledTime() throws {
    let screen = screen()
    try write("2026-11-27", into: "Hand-over", screen)
    try write("1715", into: "Hand-over time", screen)
    screen.press(.escape)
    #expect(screen.state.cancels == 1)
    #expect(screen.state.draft.handOver == date(2026, 11, 20, 10, 0))
    #expect(screen.shows("10:00") && !screen.shows("17:15") && !screen.shows("1715"))
  }

  @Test("so is a number that the range of the restored state would allow")
  func cancelledNumber() throws {
    let screen = screen()
    try write("5", into: "Days", screen)
    screen.press(.escape)
    #expect(screen.state.draft.days == 2 && !screen.shows("✗"), "\(screen.text)")
  }

  @Test("is no date when its day is emptied", arguments: [false, true])
  func emptied(byTab: Bool) throws {
    let screen = screen()
    try write("2026-11-30", into: "First", screen)
    screen.press(.enter)
    #expect(screen.state.sent.isEmpty && screen.focused?.label == "Last", "\(screen.text)")
    screen.press(.end, .control("u"), byTab ? .tab : .enter)
    #expect(screen.state.draft.last == nil, "\(screen.text)")
    #expect(screen.state.sent.map(\.last) == (byTab ? [] : [nil]))
    #expect(!screen.shows("17:00") && !screen.shows("✗"), "\(screen.text)")
  }

  @Test("loses its time, whatever was typed there, when its day is emptied")
  func emptiedBesideFault() throws {
    let screen = screen()
    try write("2026-11-23", into: "Last", screen)
    try write("0700", into: "Last time", screen)
    try write("", into: "Last", screen)
    screen.press(.tab)
    #expect(screen.state.draft.last == nil && !screen.shows("0700"), "\(screen.text)")
    #expect(!screen.shows("✗"), "\(screen.text)")
  }

  @Test("leaves nothing behind after Cancel, whatever was done before", arguments: 0..<6)
  func cancelledAtRandom(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let screen = screen()
    var restored = Leave.Draft()
    restored.daysLeft = 12
    let keys: [Key] = [
      .tab, .tab, .shiftTab, .up, .down, .left, .right, .end, .enter, .backspace, .control("u"),
      Key.down.with(.alt), .pageDown, .delete, Key.end.with(.control),
    ]
    let texts = ["2026-11-30", "2026-11-24", "1715", "0700", "9:30", "5", "1", "soon", "2", "-"]
    for _ in 0..<20 {
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        if Bool.random(using: &random) {
          screen.press(keys.randomElement(using: &random)!)
        } else {
          screen.type(texts.randomElement(using: &random)!)
        }
      }
      let cancels = screen.state.cancels
      for _ in 0..<4 where screen.state.cancels == cancels { screen.press(.escape) }
      #expect(screen.state.cancels == cancels + 1)
      #expect(screen.state.draft == restored && !screen.shows("✗"), "\(screen.text)")
    }
  }
}
