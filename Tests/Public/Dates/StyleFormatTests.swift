import Foundation
import Recurse
import RecurseFoundation
import RecurseTesting
import Testing

@MainActor @Suite("A field in a style of Foundation") struct StyleFormatTests {
  private static let german = Locale(identifier: "de_DE")
  private static let english = Locale(identifier: "en_US")

  private struct Prices: Component {
    struct State: Equatable {
      var price = 9.5, share = 0.25, count = 1234, day = date(2026, 11, 23, 0), age: Int?
    }
    var initialState: State { State() }
    func render(state: State) -> Node {
      VStack(alignment: .stretch) {
        TextField(
          "Price", value: \.price,
          format: .style(.currency(code: "EUR").locale(german), message: "As 12,50 €"))
        TextField("Share", value: \.share, format: .style(.percent.locale(english)))
        TextField("Count", value: \.count, format: .style(.number.locale(english)))
        TextField(
          "Day", value: \.day,
          format: .style(
            Date.FormatStyle(locale: english, calendar: testCalendar(), timeZone: .gmt)
              .year().month().day()))
        TextField("Age", value: \.age, format: .style(.number.locale(english)), prompt: "none")
      }
    }
  }

  @Test("is written as the style does")
  func picture() {
    let screen = TestScreen(Prices(), columns: 24, rows: 8)
    #expect(
      screen.text == """
        9,50\u{A0}€
        25%
        1,234
        Nov 23, 2026
        none
        """)
  }

  @Test(
    "refuses a group or a sign in another place, keeps the state and says how it is written",
    arguments: [
      ("Money", "$12,34"), ("Money", "$1,23"), ("Money", "$123,45"), ("Money", "12-"),
      ("Amount", "123,45"), ("Amount", "5-"), ("Amount", "--5"), ("Amount", "5%"),
      ("Share", "5-%"),
    ])
  func misplaced(field: String, typed: String) throws {
    struct Page: Component {
      struct State: Equatable { var money = 3.0, amount = 3.0, share = 0.5 }
      var initialState: State { State() }
      func render(state: State) -> Node {
        let english = StyleFormatTests.english
        let dollars = StyleFormat(
          FloatingPointFormatStyle<Double>.Currency(code: "USD", locale: english))
        VStack(alignment: .stretch) {
          TextField("Money", value: \.money, format: dollars)
          TextField("Amount", value: \.amount, format: .style(.number.locale(english)))
          TextField("Share", value: \.share, format: .style(.percent.locale(english)))
        }
      }
    }
    let screen = TestScreen(Page(), columns: 40, rows: 8)
    try screen.focus(field)
    screen.press([.home] + Array(repeating: .delete, count: 12))
    let before = screen.state
    screen.paste(typed)
    screen.press(.enter)
    #expect(screen.state == before)
    #expect(try screen.field(field).error?.hasPrefix("Write it like") == true)
    #expect(screen.shows(typed))
  }

  @Test("is read as a whole: nothing that was typed is left out")
  func reading() throws {
    let screen = TestScreen(Prices(), columns: 24, rows: 8)
    func write(_ text: String, _ label: String) throws {
      try screen.focus(on: screen.field(label))
      screen.press(.control("u"))
      screen.paste(text)
      screen.press(.enter)
    }
    for (text, price) in [
      ("1,50", 1.5), ("2,50 €", 2.5), ("3", 3.0), ("1.234,5", 1234.5), ("1234", 1234),
    ] {
      try write(text, "Price")
      #expect(screen.state.price == price, "\(text)")
    }
    for text in ["12x", "1,5x", "abc", "12,50 USD"] {
      try write(text, "Price")
      #expect(screen.state.price == 1234 && screen.text.contains("✗ As 12,50 €"), "\(text)")
    }
    for (text, share) in [("50", 0.5), ("5 %", 0.05), ("0%", 0)] {
      try write(text, "Share")
      #expect(screen.state.share == share, "\(text)")
    }
    for text in ["12abc", "1.5", "", "99999999999999999999"] {
      try write(text, "Count")
      #expect(screen.state.count == 1234 && screen.text.contains("✗ Write it like 12"), "\(text)")
    }
    try write("007", "Count")
    #expect(screen.state.count == 7)
    for text in ["Nov 31, 2026", "Nov 2, 2026 or so", "Dez 1, 2026"] {
      try write(text, "Day")
      #expect(screen.state.day == date(2026, 11, 23, 0), "\(text)")
    }
    try write("Dec 1, 2026", "Day")
    #expect(screen.state.day == date(2026, 12, 1, 0))
    try write("30", "Age")
    #expect(screen.state.age == 30)
    try write("", "Age")
    #expect(screen.state.age == nil)
  }
}

@MainActor @Suite("Numbers of other types") struct OtherNumberTests {
  @Test("are read and written by a style")
  func types() {
    struct Page: Component {
      struct State {
        var float: Float = 1.5
        var decimal: Decimal = 2
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        let english = Locale(identifier: "en_US")
        TextField("F", value: \.float, format: .style(.number.locale(english)))
        TextField("D", value: \.decimal, format: .style(.number.locale(english)))
      }
    }
    let screen = TestScreen(Page(), columns: 20, rows: 3)
    screen.press(.control("u"))
    screen.type("2.25")
    screen.press(.tab, .control("u"))
    screen.type("0.1")
    #expect(screen.state.float == 2.25 && screen.state.decimal == Decimal(string: "0.1"))
  }
}
