import Recurse

/// The properties of the container of the boxes.
enum ContainerProperty: String, CaseIterable {
  case kind, across, along, distribution, spacing, lines
  case direction, wrap, justify, items, content, rowGap, columnGap, overflow
  case fills, padding, border

  var values: [String] {
    switch self {
    case .kind: Kind.allCases.map(\.rawValue)
    case .across: ["start", "center", "end", "stretch", "baseline"]
    case .along: ["start", "center", "end"]
    case .distribution:
      ["none", "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
    case .spacing: ["1", "0", "2", "4", "-1"]
    case .lines: ["0", "1", "2"]
    case .direction: ["row", "rowReverse", "column", "columnReverse"]
    case .wrap: ["nowrap", "wrap", "wrapReverse"]
    case .justify:
      [
        "start", "end", "center", "spaceBetween", "spaceAround", "spaceEvenly", "safeCenter",
        "equalCenters",
      ]
    case .items: ["stretch", "start", "end", "center", "safeCenter", "baseline"]
    case .content:
      [
        "stretch", "start", "end", "center", "spaceBetween", "spaceAround", "spaceEvenly",
      ]
    case .rowGap, .columnGap: ["0", "1", "2", "-1", "20 %"]
    case .overflow: ["hidden", "visible", "scroll"]
    case .fills: ["both", "width", "height", "no"]
    case .padding: ["1", "0", "2", "10 %"]
    case .border: ["none", "single", "rounded", "double", "heavy"]
    }
  }

  /// Whether the property applies to a kind of container.
  func concerns(_ kind: Kind) -> Bool {
    switch self {
    case .kind, .fills, .padding, .border: true
    case .across: kind != .flexBox && kind != .center
    case .along: kind == .zStack || kind == .flowStack || kind == .grid
    case .distribution: kind == .hStack || kind == .vStack
    case .spacing: kind != .flexBox && kind != .center && kind != .zStack
    case .lines: kind == .flowStack || kind == .grid
    case .direction, .wrap, .justify, .items, .content, .rowGap, .columnGap, .overflow:
      kind == .flexBox
    }
  }

  enum Kind: String, CaseIterable {
    case hStack = "HStack"
    case vStack = "VStack"
    case zStack = "ZStack"
    case flowStack = "FlowStack"
    case flexBox = "FlexBox"
    case grid = "Grid"
    case center = "Center"
  }

  static let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing, .stretch, .leading]
  static let vertical: [VerticalAlignment] = [
    .top, .center, .bottom, .stretch, .firstTextBaseline,
  ]
  static let distributions: [StackDistribution?] = [
    nil, .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
  static let spacings = [1, 0, 2, 4, -1]
  static let directions: [FlexDirection] = [.row, .rowReverse, .column, .columnReverse]
  static let wraps: [FlexWrap] = [.nowrap, .wrap, .wrapReverse]
  static let justifications: [JustifyContent] = [
    .start, .end, .center, .spaceBetween, .spaceAround, .spaceEvenly, .safeCenter, .equalCenters,
  ]
  static let itemAlignments: [AlignItems] = [
    .stretch, .start, .end, .center, .safeCenter, .baseline,
  ]
  static let contents: [AlignContent] = [
    .stretch, .start, .end, .center, .spaceBetween, .spaceAround, .spaceEvenly,
  ]
  static let gaps: [LayoutLength] = [0, 1, 2, .cells(-1), .percent(20)]
  static let overflows: [LayoutOverflow] = [.hidden, .visible, .scroll]
  static let paddings: [Edges] = [1, 0, 2, Edges(.percent(10))]
  static let borders: [Border?] = [nil, .single, .rounded, .double, .heavy]
}
