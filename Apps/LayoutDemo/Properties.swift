import Recurse

/// What can be said of the container that the boxes stand in.
enum ContainerProperty: String, CaseIterable {
  case kind, across, along, distribution, spacing, lines, fills, padding, border

  var values: [String] {
    switch self {
    case .kind: ["HStack", "VStack", "ZStack", "FlowStack", "Grid", "Center"]
    case .across: ["start", "center", "end", "stretch", "baseline"]
    case .along: ["start", "center", "end"]
    case .distribution:
      ["none", "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
    case .spacing: ["1", "0", "2", "4", "-1"]
    case .lines: ["0", "1", "2"]
    case .fills: ["no", "width", "height", "both"]
    case .padding: ["0", "1", "2"]
    case .border: ["none", "single", "rounded", "double", "heavy"]
    }
  }

  static let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing, .stretch, .leading]
  static let vertical: [VerticalAlignment] = [
    .top, .center, .bottom, .stretch, .firstTextBaseline,
  ]
  static let distributions: [StackDistribution?] = [
    nil, .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
  static let spacings = [1, 0, 2, 4, -1]
  static let borders: [Border?] = [nil, .single, .rounded, .double, .heavy]
}

/// What can be said of one box.
enum BoxProperty: String, CaseIterable {
  case text, width, minWidth, idealWidth, maxWidth, height, maxHeight, grow, shrink, basis
  case alignSelf, position, top, left
  case boxPadding = "padding"
  case boxBorder = "border"
  case columns, rows

  var values: [String] {
    switch self {
    case .text: ["name", "words", "lines"]
    case .width: ["auto", "4", "8", "16"]
    case .minWidth: ["auto", "3", "10"]
    case .idealWidth: ["auto", "6", "12"]
    case .maxWidth: ["auto", "5", "10", "infinity"]
    case .height: ["auto", "2", "4"]
    case .maxHeight: ["auto", "3", "infinity"]
    case .grow: ["auto", "0", "1", "2", "3"]
    case .shrink: ["auto", "0", "1", "2"]
    case .basis: ["auto", "0", "6", "50 %"]
    case .alignSelf: ["auto", "start", "center", "end", "stretch", "baseline"]
    case .position: ["relative", "absolute"]
    case .top, .left: ["auto", "0", "1", "3", "-1"]
    case .boxPadding: ["0", "1", "2"]
    case .boxBorder: ["none", "single", "rounded", "double", "heavy"]
    case .columns, .rows: ["1", "2", "3"]
    }
  }

  static let widths = [nil, 4, 8, 16]
  static let leastWidths = [nil, 3, 10]
  static let idealWidths = [nil, 6, 12]
  static let mostWidths: [FrameLimit?] = [nil, 5, 10, .infinity]
  static let heights = [nil, 2, 4]
  static let mostHeights: [FrameLimit?] = [nil, 3, .infinity]
  static let grows: [Double?] = [nil, 0, 1, 2, 3]
  static let shrinks: [Double?] = [nil, 0, 1, 2]
  static let bases: [LayoutLength?] = [nil, 0, 6, .percent(50)]
  static let alignments: [AlignSelf] = [.auto, .start, .center, .end, .stretch, .baseline]
  static let distances = [nil, 0, 1, 3, -1]
}
