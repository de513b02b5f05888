import TestSupport
import Testing

@testable import seven_guis

@Suite("The sheet of the seventh task") struct SheetTests {
  private func cell(_ name: String) -> Sheet.Cell {
    let column = Sheet.letters.firstIndex(of: String(name.prefix(1)))
    return Sheet.Cell(column: column ?? 0, row: Int(name.dropFirst()) ?? 0)
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
    #expect(sheet(["A0": text]).shown(cell("A0")) == value)
  }

  @Test(
    "says what is no formula",
    arguments: ["=", "=1+", "=(1", "=1)", "=A100", "=AA1", "=sum(A1)", "=foo(1)", "=1 2 x"])
  func mistakes(text: String) {
    #expect(sheet(["A0": text]).shown(cell("A0")) == "#formula")
  }

  @Test(
    "reads a formula of any length and depth, or says that it is none")
  func hostile() {
    func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
    func value(_ text: String) -> String { sheet(["B0": "2", "A0": text]).shown(cell("A0")) }
    #expect(value("=" + repeated("(", 30_000)) == "#formula")
    #expect(value("=" + repeated("-", 100_000)) == "#formula")
    #expect(value("=" + repeated("-", 100_000) + "1") == "1")
    #expect(value("=" + repeated("-(", 100_000) + "1") == "#formula")
    #expect(value("=" + repeated("sum(", 100_000)) == "#formula")
    #expect(value("=" + repeated("(", 100) + "7" + repeated(")", 100)) == "7")
    #expect(value("=0" + repeated("+sum(B0:Z99)", 5_000)) == "10000")
    #expect(value("=1/" + repeated("9", 400)) == "#formula")
  }

  @Test("reads each cell of a formula's areas once, however often they have it")
  func areas() {
    var reads = 0
    var formula = Formula("=0" + String(repeating: "+sum(B0:Z99)", count: 100)) { _ in
      reads += 1
      return .success(1)
    }
    #expect(formula.value() == .success(250_000) && reads == 2_500)
  }

  @Test(
    "takes only digits for a number", arguments: ["nan", "Infinity", "-inf", "0x10", "1e999", "-"])
  func words(text: String) {
    #expect(sheet(["A0": text]).values[cell("A0")] == nil)
    #expect(sheet(["A0": text]).shown(cell("A0")) == text)
  }

  @Test("says what cannot be divided", arguments: ["=1/0", "=0/0", "=1/(1/0)", "=2*(1/(3-3))"])
  func division(text: String) {
    #expect(sheet(["A0": text]).shown(cell("A0")) == "#division")
    // What a cell needs is known also where it cannot be divided.
    var divided = sheet(["A0": "=1/(B0-1)+C0", "B0": "2", "C0": "3"])
    #expect(divided.shown(cell("A0")) == "4")
    divided[cell("C0")] = "5"
    #expect(divided.shown(cell("A0")) == "6")
    divided[cell("B0")] = "1"
    #expect(divided.shown(cell("A0")) == "#division")
  }

  @Test("shows texts as they are, and numbers as numbers")
  func texts() {
    let sheet = sheet(["A0": "Sum", "A1": "07", "A2": "1e3", "B0": "=A0+A1", "B1": "=Z99"])
    #expect(
      ["A0", "A1", "A2", "B0", "B1"].map { sheet.shown(cell($0)) } == [
        "Sum", "7", "1000", "7", "0",
      ])
  }

  @Test("reports a cycle in each cell that needs it, until it is broken")
  func cycles() {
    var sheet = sheet(["A0": "=B0", "B0": "=C0+1", "C0": "=A0", "D0": "=A0*2", "E0": "=E0"])
    for name in ["A0", "B0", "C0", "D0", "E0"] { #expect(sheet.shown(cell(name)) == "#cycle") }
    sheet[cell("C0")] = "5"
    #expect(["A0", "B0", "C0", "D0"].map { sheet.shown(cell($0)) } == ["6", "6", "5", "12"])
    sheet[cell("C0")] = "=sum(A0:B9)"
    #expect(sheet.shown(cell("D0")) == "#cycle")
  }

  @Test("says why a cell has no value, and where the reason is")
  func reasons() {
    let sheet = sheet([
      "A0": "=B0", "B0": "=C0+1", "C0": "=A0", "D0": "=C0*2", "E0": "=E0", "A1": "=1/(2-2)",
      "B1": "=A1+1", "A2": "=1+", "B2": "=2*hat(3)", "C2": "=sum(A2:B2)", "A3": "7", "B3": "seven",
    ])
    let reasons: KeyValuePairs = [
      "A0": "It needs itself: A0 → B0 → C0 → A0", "D0": "C0 needs itself",
      "E0": "It needs itself: E0 → E0", "A1": "It divides by zero: =1/(2-2)",
      "B1": "A1 divides by zero: =1/(2-2)",
      "A2": "It is no formula: something is missing at the end of =1+",
      "B2": "It is no formula: “(3)” cannot be read in =2*hat(3)",
      "C2": "A2 is no formula: something is missing at the end of =1+",
    ]
    for (name, reason) in reasons { #expect(sheet.reason(cell(name)) == reason) }
    #expect(sheet.reason(cell("A3")) == nil && sheet.reason(cell("B3")) == nil)
  }

  @Test("shows a value to the cent, and all of it where there is room")
  func places() {
    let sheet = sheet(["A0": "=2/3", "A1": "=1/1000", "A2": "0.10", "A3": "12", "A4": "=1e9*1e9"])
    let names = ["A0", "A1", "A2", "A3", "A4"].map(cell)
    #expect(names.map { sheet.shown($0) } == ["0.67", "0.001", "0.1", "12", "#formula"])
    #expect(
      names.map { sheet.shown($0, isPadded: true) } == [
        "0.67", "0.001", "0.10", "12.00", "#formula",
      ])
    #expect(sheet.shown(cell("A0"), places: 9) == "0.666666667")
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
    #expect(sheet.shown(cell("E24")) == "13318.46" && abs(costs - 13318.46) < 0.001)
    #expect(
      sheet.shown(cell("F24")) == "100" || sheet.shown(cell("F24"), isPadded: true) == "100.00")
    #expect(sheet.shown(cell("E26")) == "5761.69")
  }

  @Test("is what a sheet would be that is written anew, after any edits", arguments: 0..<20)
  func laws(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let names = ["A", "B", "C", "D"].flatMap { letter in (0..<3).map { "\(letter)\($0)" } }
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
