extension Sheet {
  /// The budget of a household for a quarter: income, costs, what each is of the costs, and what is
  /// left of the plan.
  static let household: Sheet = {
    var sheet = Sheet()
    for (row, cells) in rows.enumerated() {
      for (column, text) in cells.enumerated() where !text.isEmpty {
        sheet[Cell(column: column, row: row)] = text
      }
    }
    for row in 2...5 { sheet.addSum(of: row) }
    for row in 8...23 {
      sheet.addSum(of: row)
      sheet[Cell(column: 5, row: row)] = "=E\(row + 1)/E25*100"
      sheet[Cell(column: 7, row: row)] = "=G\(row + 1)-E\(row + 1)"
    }
    for (column, letter) in letters.enumerated().prefix(5).dropFirst() {
      sheet[Cell(column: column, row: 5)] = "=sum(\(letter)3:\(letter)5)"
      sheet[Cell(column: column, row: 24)] = "=sum(\(letter)9:\(letter)24)"
      sheet[Cell(column: column, row: 26)] = "=\(letter)6-\(letter)25"
      sheet[Cell(column: column, row: 27)] = "=\(letter)27/\(letter)6*100"
    }
    for letter in ["F", "G", "H"] {
      sheet[Cell(column: letters.firstIndex(of: letter) ?? 0, row: 24)] =
        "=sum(\(letter)9:\(letter)24)"
    }
    return sheet
  }()

  /// The sum of three months.
  private mutating func addSum(of row: Int) {
    self[Cell(column: 4, row: row)] = "=sum(B\(row + 1):D\(row + 1))"
  }

  private static let rows = [
    ["Household 2026", "January", "February", "March", "Quarter", "% of costs", "Plan", "Left"],
    ["Income"],
    ["Salary Inès", "3184.20", "3184.20", "3261.75"],
    ["Salary Tomáš", "2640", "2640", "2640"],
    ["Child benefit", "510", "510", "510"],
    ["Income in all"],
    [],
    ["Costs"],
    ["Rent and heating", "1485", "1485", "1485", "", "", "4455"],
    ["Groceries", "642.18", "588.40", "671.02", "", "", "1950"],
    ["Electricity", "94.60", "94.60", "94.60", "", "", "285"],
    ["Day care, Jörg", "320", "320", "320", "", "", "960"],
    ["School, Maja", "48", "48", "126.50", "", "", "180"],
    ["Train, bus, bicycle", "118", "118", "203.90", "", "", "420"],
    ["Car", "241.35", "188.20", "974.10", "", "", "900"],
    ["Insurance", "412.40", "86.15", "86.15", "", "", "590"],
    ["Doctor, pharmacy", "0", "64.30", "22.80", "", "", "120"],
    ["Phone, internet", "69.97", "69.97", "69.97", "", "", "210"],
    ["Clothes, shoes", "154.90", "37", "212.45", "", "", "360"],
    ["Café, restaurants", "86.40", "121.75", "98.20", "", "", "270"],
    ["Cinema, books", "41.90", "63", "29.80", "", "", "150"],
    ["Holiday in Tromsø", "0", "880", "412", "", "", "1400"],
    ["Gifts, donations", "75", "50", "118", "", "", "220"],
    ["Repairs at home", "0", "0", "389.90", "", "", "300"],
    ["Costs in all"],
    [],
    ["Left over"],
    ["% of the income"],
  ]
}
