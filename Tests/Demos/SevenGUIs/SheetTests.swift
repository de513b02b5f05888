import TestSupport
import Testing

@testable import seven_guis

@Suite("The sheet of the seventh task") struct SheetTests {
  private func cell(_ name: String) -> Sheet.Cell {
    let column = Sheet.letters.firstIndex(of: String(name.prefix(1)))
    return Sheet.Cell(column: column ?? 0, row: (Int(name.dropFirst()) ?? 1) - 1)
  }

  private func sheet(_ texts: KeyValuePairs<String, String>) -> Sheet {
    var sheet = Sheet()
    for (name, text) in texts { sheet[cell(name)] = text }
    return sheet
  }

  @Test(
    "calculates what is written",
    arguments: zip(
      ["=1+2*3", "=(1+2)*3", "=-2*-3", "=7/2", "=1-2-3", "=8/2/2", "= 1 + 2", "=.5+1", "=0-0"],
      ["7", "9", "6", "3.5", "-4", "2", "3", "1.5", "0"]))
  func arithmetic(text: String, value: String) {
    #expect(sheet(["A1": text]).shown(cell("A1")) == value)
  }

  @Test(
    "says what is no formula",
    arguments: ["=", "=1+", "=(1", "=1)", "=A0", "=A101", "=AA2", "=sum(A2)", "=foo(1)", "=1 2 x"])
  func mistakes(text: String) {
    #expect(sheet(["A1": text]).shown(cell("A1")) == "#formula")
  }

  @Test(
    "reads a formula of any length and depth, or says that it is none")
  func hostile() {
    func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
    func value(_ text: String) -> String { sheet(["B1": "2", "A1": text]).shown(cell("A1")) }
    #expect(value("=" + repeated("(", 30_000)) == "#formula")
    #expect(value("=" + repeated("-", 100_000)) == "#formula")
    #expect(value("=" + repeated("-", 100_000) + "1") == "1")
    #expect(value("=" + repeated("-(", 100_000) + "1") == "#formula")
    #expect(value("=" + repeated("sum(", 100_000)) == "#formula")
    #expect(value("=" + repeated("(", 100) + "7" + repeated(")", 100)) == "7")
    #expect(value("=0" + repeated("+sum(B1:Z100)", 5_000)) == "10000")
    #expect(value("=1/" + repeated("9", 400)) == "#formula")
  }

  @Test("reads each cell of a formula's areas once, however often they have it")
  func areas() {
    var reads = 0
    var formula = Formula("=0" + String(repeating: "+sum(B1:Z100)", count: 100)) { _ in
      reads += 1
      return .success(1)
    }
    #expect(formula.value() == .success(250_000) && reads == 2_500)
  }

  @Test(
    "takes only digits for a number", arguments: ["nan", "Infinity", "-inf", "0x10", "1e999", "-"])
  func words(text: String) {
    #expect(sheet(["A1": text]).values[cell("A1")] == nil)
    #expect(sheet(["A1": text]).shown(cell("A1")) == text)
  }

  @Test("says what cannot be divided", arguments: ["=1/0", "=0/0", "=1/(1/0)", "=2*(1/(3-3))"])
  func division(text: String) {
    #expect(sheet(["A1": text]).shown(cell("A1")) == "#division")
    // What a cell needs is known also where it cannot be divided.
    var divided = sheet(["A1": "=1/(B1-1)+C1", "B1": "2", "C1": "3"])
    #expect(divided.shown(cell("A1")) == "4")
    divided[cell("C1")] = "5"
    #expect(divided.shown(cell("A1")) == "6")
    divided[cell("B1")] = "1"
    #expect(divided.shown(cell("A1")) == "#division")
  }

  @Test("shows texts as they are, and numbers as numbers")
  func texts() {
    let sheet = sheet(["A1": "Sum", "A2": "07", "A3": "1e3", "B1": "=A1+A2", "B2": "=Z100"])
    #expect(
      ["A1", "A2", "A3", "B1", "B2"].map { sheet.shown(cell($0)) } == [
        "Sum", "7", "1000", "7", "0",
      ])
  }

  @Test("reports a cycle in each cell that needs it, until it is broken")
  func cycles() {
    var sheet = sheet(["A1": "=B1", "B1": "=C1+1", "C1": "=A1", "D1": "=A1*2", "E1": "=E1"])
    for name in ["A1", "B1", "C1", "D1", "E1"] { #expect(sheet.shown(cell(name)) == "#cycle") }
    sheet[cell("C1")] = "5"
    #expect(["A1", "B1", "C1", "D1"].map { sheet.shown(cell($0)) } == ["6", "6", "5", "12"])
    sheet[cell("C1")] = "=sum(A1:B10)"
    #expect(sheet.shown(cell("D1")) == "#cycle")
  }

  @Test("says why a cell has no value, and where the reason is")
  func reasons() {
    let sheet = sheet([
      "A1": "=B1", "B1": "=C1+1", "C1": "=A1", "D1": "=C1*2", "E1": "=E1", "A2": "=1/(2-2)",
      "B2": "=A2+1", "A3": "=1+", "B3": "=2*hat(3)", "C3": "=sum(A3:B3)", "A4": "7", "B4": "seven",
    ])
    let reasons: KeyValuePairs = [
      "A1": "It needs itself: A1 → B1 → C1 → A1", "D1": "C1 needs itself",
      "E1": "It needs itself: E1 → E1", "A2": "It divides by zero: =1/(2-2)",
      "B2": "A2 divides by zero: =1/(2-2)",
      "A3": "It is no formula: something is missing at the end of =1+",
      "B3": "It is no formula: “(3)” cannot be read in =2*hat(3)",
      "C3": "A3 is no formula: something is missing at the end of =1+",
    ]
    for (name, reason) in reasons { #expect(sheet.reason(cell(name)) == reason) }
    #expect(sheet.reason(cell("A4")) == nil && sheet.reason(cell("B4")) == nil)
  }

  @Test("shows a value to the cent, and all of it where there is room")
  func places() {
    let sheet = sheet(["A1": "=2/3", "A2": "=1/1000", "A3": "0.10", "A4": "12", "A5": "=1e9*1e9"])
    let names = ["A1", "A2", "A3", "A4", "A5"].map(cell)
    #expect(names.map { sheet.shown($0) } == ["0.67", "0.001", "0.1", "12", "#formula"])
    #expect(
      names.map { sheet.shown($0, isPadded: true) } == [
        "0.67", "0.001", "0.10", "12.00", "#formula",
      ])
    #expect(sheet.shown(cell("A1"), places: 9) == "0.666666667")
    #expect(sheet.columnsWithFractions == [0])
  }

  @Test("begins with a budget whose sums are right")
  func household() {
    let sheet = Sheet.household
    #expect(!sheet.values.values.contains { if case .failure = $0 { true } else { false } })
    let numbers = (8...23).map { row in
      (1...3).map { Double(sheet[Sheet.Cell(column: $0, row: row)]) ?? .nan }.reduce(0, +)
    }
    let costs = numbers.reduce(0, +)
    #expect(sheet.shown(cell("E25")) == "13318.46" && abs(costs - 13318.46) < 0.001)
    #expect(
      sheet.shown(cell("F25")) == "100" || sheet.shown(cell("F25"), isPadded: true) == "100.00")
    #expect(sheet.shown(cell("E27")) == "5761.69")
  }

  @Test("is what a sheet would be that is written anew, after any edits", arguments: 0..<20)
  func laws(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let names = ["A", "B", "C", "D"].flatMap { letter in (1...3).map { "\(letter)\($0)" } }
    var texts: [String: String] = [:]
    var sheet = Sheet()
    for _ in 0..<60 {
      let name = names[random.below(names.count)]
      let (first, second) = (names[random.below(names.count)], names[random.below(names.count)])
      let text = [
        "", "\(random.below(9))", "=\(first)", "=\(first)+\(second)", "=sum(\(first):\(second))",
        "=(\(first)", "word",
      ][random.below(7)]
      texts[name] = text
      sheet[cell(name)] = text
      var fresh = Sheet()
      for (name, text) in texts.sorted(by: { $0.key < $1.key }) { fresh[cell(name)] = text }
      #expect(names.map { sheet.shown(cell($0)) } == names.map { fresh.shown(cell($0)) })
    }
  }
}
