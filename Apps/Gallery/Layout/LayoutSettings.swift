/// All properties with their values, and which of them is selected.
package struct LayoutSettings: Equatable {
  /// The index of the value of each property of the container.
  private var container: [ContainerProperty: Int] = [:]
  private var boxes: [[BoxProperty: Int]]
  /// The box whose properties are shown.
  package private(set) var selectedBox = 0
  /// The index of the selected property in the list.
  package private(set) var chosen = 0

  package init(boxes: Int = 3) {
    self.boxes = Array(repeating: [:], count: min(max(1, boxes), LayoutSettings.mostBoxes))
  }

  static let mostBoxes = 9

  package var boxCount: Int { boxes.count }

  var kind: ContainerProperty.Kind { ContainerProperty.Kind.allCases[self[.kind]] }

  /// The rows of the list: the properties of the container, then those of the selected box, as far
  /// as they apply.
  var rows: [Row] {
    ContainerProperty.allCases.filter { $0.concerns(kind) }.map(Row.container)
      + BoxProperty.allCases.filter { $0.concerns(kind) }.map(Row.box)
  }

  enum Row: Hashable {
    case container(ContainerProperty)
    case box(BoxProperty)

    var name: String {
      switch self {
      case .container(let property): property.rawValue
      case .box(let property): property.rawValue
      }
    }

    var values: [String] {
      switch self {
      case .container(let property): property.values
      case .box(let property): property.values
      }
    }
  }

  subscript(property: ContainerProperty) -> Int { container[property] ?? 0 }

  subscript(property: BoxProperty, of box: Int) -> Int { boxes[box][property] ?? 0 }

  private subscript(row: Row) -> Int {
    get {
      switch row {
      case .container(let property): self[property]
      case .box(let property): self[property, of: selectedBox]
      }
    }
    set {
      switch row {
      case .container(let property): container[property] = newValue
      case .box(let property): boxes[selectedBox][property] = newValue
      }
    }
  }

  /// The value of a row as text.
  func value(of row: Row) -> String { row.values[self[row]] }

  /// The number of listed properties, and the number of values of the selected one.
  package var rowCount: Int { rows.count }
  package var containerRowCount: Int {
    ContainerProperty.allCases.count { $0.concerns(kind) }
  }
  package var valueCount: Int { rows[chosen].values.count }
  package var chosenName: String { rows[chosen].name }
  package var chosenValue: String { value(of: rows[chosen]) }

  /// The selected row. There always is one: `nil` changes nothing.
  var chosenRow: Row? {
    get { rows[chosen] }
    set { chosen = newValue.flatMap(rows.firstIndex(of:)) ?? chosen }
  }

  // MARK: - Keys

  /// Gives the selected property its next or previous value, and wraps around.
  package mutating func change(_ step: Int) {
    let row = rows[chosen]
    let count = row.values.count
    self[row] = (self[row] + step + count) % count
  }

  package mutating func selectBox(_ step: Int) {
    selectedBox = (selectedBox + step + boxes.count) % boxes.count
  }

  var canAddBox: Bool { boxes.count < LayoutSettings.mostBoxes }
  var canRemoveBox: Bool { boxes.count > 1 }

  package mutating func addBox() {
    if canAddBox { boxes.append([:]) }
  }

  package mutating func removeBox() {
    guard canRemoveBox else { return }
    boxes.removeLast()
    selectedBox = min(selectedBox, boxes.count - 1)
  }

  package mutating func reset() {
    self = LayoutSettings(boxes: boxes.count)
  }
}
