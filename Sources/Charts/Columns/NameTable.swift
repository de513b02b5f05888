/// Names with numbers, in the order in which they first occur.
struct NameTable: Equatable, Sendable {
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]
  /// Whether names that are not yet known stay unknown.
  private let isFixed: Bool

  init(fixed names: [String]? = nil) {
    isFixed = names != nil
    for name in names ?? [] where numbers[name] == nil { insert(name) }
  }

  /// The number of a name, or `nil` if the names are fixed and it is none of them.
  mutating func number(of name: String) -> Int? {
    if let number = numbers[name] { return number }
    guard !isFixed else { return nil }
    insert(name)
    return names.count - 1
  }

  private mutating func insert(_ name: String) {
    numbers[name] = names.count
    names.append(name)
  }

  /// The place on an axis of categories or of numbers. A value of the other kind has none.
  mutating func place(of value: PlotValue, isCategory: Bool) -> Double {
    switch value {
    case .number(let number): isCategory ? .nan : number
    case .category(let name): isCategory ? number(of: name).map(Double.init) ?? .nan : .nan
    }
  }
}
