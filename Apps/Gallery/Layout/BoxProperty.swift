import Recurse

/// The properties of a box.
enum BoxProperty: String, CaseIterable {
  case text, width, minWidth, idealWidth, maxWidth, height, minHeight, idealHeight, maxHeight
  case aspectRatio, grow, shrink, basis, alignSelf
  case marginTop, marginRight, marginBottom, marginLeft
  case position, top, right, bottom, left
  case boxPadding = "padding"
  case boxBorder = "border"
  case columns, rows, columnAlign, collapsed

  var values: [String] {
    switch self {
    case .text: ["name", "words", "lines"]
    case .width: ["auto", "4", "8", "16", "50 %"]
    case .minWidth: ["auto", "3", "10", "25 %"]
    case .idealWidth: ["auto", "6", "12", "50 %"]
    case .maxWidth: ["auto", "5", "10", "25 %", "infinity"]
    case .height: ["auto", "2", "4", "50 %"]
    case .minHeight: ["auto", "2", "5", "50 %"]
    case .idealHeight: ["auto", "2", "5", "50 %"]
    case .maxHeight: ["auto", "3", "50 %", "infinity"]
    case .aspectRatio: ["none", "1", "2", "4"]
    case .grow: ["auto", "0", "1", "2", "3"]
    case .shrink: ["auto", "0", "1", "2"]
    case .basis: ["none", "auto", "0", "6", "50 %"]
    case .alignSelf: ["auto", "start", "center", "safeCenter", "end", "stretch", "baseline"]
    case .marginTop, .marginRight, .marginBottom, .marginLeft:
      ["0", "1", "3", "-1", "10 %", "auto"]
    case .position: ["relative", "absolute"]
    case .top, .right, .bottom, .left: ["auto", "0", "1", "3", "-1", "25 %"]
    case .boxPadding: ["1", "0", "2", "10 %"]
    case .boxBorder: ["none", "single", "rounded", "double", "heavy"]
    case .columns, .rows: ["1", "2", "3"]
    case .columnAlign: ["auto", "leading", "center", "trailing", "stretch"]
    case .collapsed: ["no", "yes"]
    }
  }

  /// Whether the property applies to a kind of container.
  func concerns(_ kind: ContainerProperty.Kind) -> Bool {
    switch self {
    case .columns, .rows, .columnAlign: kind == .grid
    default: true
    }
  }

  static let widths: [LayoutLength] = [.auto, 4, 8, 16, .percent(50)]
  static let leastWidths: [LayoutLength] = [.auto, 3, 10, .percent(25)]
  static let idealWidths: [LayoutLength] = [.auto, 6, 12, .percent(50)]
  static let mostWidths: [FrameLimit?] = [nil, 5, 10, .percent(25), .infinity]
  static let heights: [LayoutLength] = [.auto, 2, 4, .percent(50)]
  static let otherHeights: [LayoutLength] = [.auto, 2, 5, .percent(50)]
  static let mostHeights: [FrameLimit?] = [nil, 3, .percent(50), .infinity]
  static let ratios: [Double?] = [nil, 1, 2, 4]
  static let grows: [Double?] = [nil, 0, 1, 2, 3]
  static let shrinks: [Double?] = [nil, 0, 1, 2]
  static let bases: [LayoutLength?] = [nil, .auto, 0, 6, .percent(50)]
  static let alignments: [AlignSelf] = [
    .auto, .start, .center, .safeCenter, .end, .stretch, .baseline,
  ]
  static let margins: [LayoutLength] = [0, 1, 3, .cells(-1), .percent(10), .auto]
  static let distances: [LayoutLength] = [.auto, 0, 1, 3, .cells(-1), .percent(25)]
  static let columnAlignments: [HorizontalAlignment?] = [
    nil, .leading, .center, .trailing, .stretch,
  ]
}
