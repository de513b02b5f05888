import Foundation
import Recurse
import RecurseFoundation
import RecurseTesting
import TestSupport
import Testing

/// A form beside a list, with messages that wrap.
private struct Detail: Component {
  struct State: Equatable {
    var customer = "Grace Hopper"
    var amount = 12.5
    var received = Date(timeIntervalSince1970: 1_796_000_000)
    var condition = 5.0
    var note = "a note"
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    HStack {
      List(0..<20, id: \.self) { Text("row \($0)") }
        .border(.single, title: "Returns, none selected").flex(grow: 1, basis: 0)
      Form {
        TextField("Customer", text: \.customer).fieldError(state.customer.isEmpty ? "Needed" : nil)
        TextField("Amount", value: \.amount, format: .style(.currency(code: "USD")))
        DatePicker("Received", selection: \.received)
        Slider("Condition", value: \.condition, in: 0...10, step: 0.5)
        TextField("Note", text: \.note)
        HStack {
          Button("Save") { $0.note = "saved" }.keyboardShortcut(.defaultAction)
          Button("Close") { $0.note = "closed" }.keyboardShortcut(.cancelAction)
        }
      }
      .flex(grow: 1, basis: 0)
    }
  }
}

@MainActor @Suite("A form whose messages wrap in a narrow window") struct NarrowFormTests {
  @Test("is what a fresh one is, after any keys and sizes", arguments: 0..<12)
  func law(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let screen = TestScreen(Detail(), columns: 30, rows: 20)
    let texts = ["12-", "31.1", "2026-12-01", "99:", "x", "$12,34"]
    for _ in 0..<60 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1, 2: screen.press(.tab)
      case 3: screen.press(.shiftTab)
      case 4: screen.press(.control("a"), .control("k"))
      case 5, 6: screen.type(texts.randomElement(using: &random) ?? "")
      default:
        screen.resize(
          columns: .random(in: 20...90, using: &random), rows: .random(in: 8...26, using: &random))
      }
    }
  }
  @Test("says what is wrong from the title on, where the field is narrow")
  func narrow() {
    let screen = TestScreen(Receipt(), columns: 22, rows: 8)
    screen.type("12x")
    screen.press(.tab)
    #expect(screen.text == "Amount  012x\n✗ Not a number\nNote")
    screen.resize(columns: 40, rows: 8)
    #expect(screen.text == "Amount  012x\n        ✗ Not a number\nNote")
  }
}

private struct Receipt: Component {
  struct State: Equatable {
    var amount = 0
    var note = ""
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Form {
      TextField("Amount", value: \.amount, format: .number)
      TextField("Note", text: \.note)
    }
  }
}
