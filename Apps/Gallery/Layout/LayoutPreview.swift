import Recurse

/// The boxes in their container, with the selected properties.
struct LayoutPreview: Component, Equatable {
  var settings: LayoutSettings

  func render(state: Void) -> Node {
    VStack {
      container
        .padding(ContainerProperty.paddings[settings[.padding]])
        .border(ContainerProperty.borders[settings[.border]])
        .frame(
          maxWidth: [.infinity, .infinity, nil, nil][settings[.fills]],
          maxHeight: [.infinity, nil, .infinity, nil][settings[.fills]]
        )
        .background(.surface)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var container: Node {
    let across = settings[.across]
    let horizontal = ContainerProperty.horizontal[across]
    let vertical = ContainerProperty.vertical[across]
    let spacing = ContainerProperty.spacings[settings[.spacing]]
    let distribution = ContainerProperty.distributions[settings[.distribution]]
    let along = ContainerProperty.horizontal[settings[.along]]
    return switch settings.kind {
    case .hStack:
      HStack(alignment: vertical, spacing: spacing, distribution: distribution) { boxes }
    case .vStack:
      VStack(alignment: horizontal, spacing: spacing, distribution: distribution) { boxes }
    case .zStack: ZStack(alignment: Alignment(horizontal: along, vertical: vertical)) { boxes }
    case .flowStack:
      FlowStack(
        alignment: along, lineAlignment: vertical, spacing: spacing, lineSpacing: settings[.lines]
      ) { boxes }
    case .flexBox: flexBox
    case .grid: grid(Alignment(horizontal: along, vertical: vertical), spacing)
    case .center: Center { boxes }
    }
  }

  private var flexBox: Node {
    FlexBox(
      direction: ContainerProperty.directions[settings[.direction]],
      wrap: ContainerProperty.wraps[settings[.wrap]],
      justifyContent: ContainerProperty.justifications[settings[.justify]],
      alignItems: ContainerProperty.itemAlignments[settings[.items]],
      alignContent: ContainerProperty.contents[settings[.content]],
      rowGap: ContainerProperty.gaps[settings[.rowGap]],
      columnGap: ContainerProperty.gaps[settings[.columnGap]],
      overflow: ContainerProperty.overflows[settings[.overflow]]
    ) { boxes }
  }

  @NodeBuilder<LayoutPreview> private var boxes: Node {
    ForEach(0..<settings.boxCount, id: \.self) { index in box(index) }
  }

  /// Two boxes per row.
  private func grid(_ alignment: Alignment, _ spacing: Int) -> Node {
    Grid(
      alignment: alignment, horizontalSpacing: spacing, verticalSpacing: settings[.lines]
    ) {
      ForEach(Array(stride(from: 0, to: settings.boxCount, by: 2)), id: \.self) { first in
        GridRow {
          ForEach(first..<min(first + 2, settings.boxCount), id: \.self) { index in box(index) }
        }
      }
    }
  }

  static func name(of box: Int) -> String { String(UnicodeScalar(UInt8(65 + box))) }

  /// Colors that tell the boxes apart in any theme.
  private static let colors = [0x5F87FF, 0x5FD75F, 0xFFD75F, 0xFF5F5F, 0xD787FF, 0x5FD7D7]
    .map { Color.rgb($0) }

  private func box(_ index: Int) -> Node {
    func value(_ property: BoxProperty) -> Int { settings[property, of: index] }
    func distance(_ property: BoxProperty) -> LayoutLength {
      BoxProperty.distances[value(property)]
    }
    let name = LayoutPreview.name(of: index)
    let text = [name, "\(name) some more words", "\(name)\nand\nlines"][value(.text)]
    return VStack { Text(text).underline(index == settings.selectedBox) }
      .padding(ContainerProperty.paddings[value(.boxPadding)])
      .border(ContainerProperty.borders[value(.boxBorder)])
      .frame(
        width: BoxProperty.widths[value(.width)], height: BoxProperty.heights[value(.height)],
        minWidth: BoxProperty.leastWidths[value(.minWidth)],
        idealWidth: BoxProperty.idealWidths[value(.idealWidth)],
        maxWidth: BoxProperty.mostWidths[value(.maxWidth)],
        minHeight: BoxProperty.otherHeights[value(.minHeight)],
        idealHeight: BoxProperty.otherHeights[value(.idealHeight)],
        maxHeight: BoxProperty.mostHeights[value(.maxHeight)]
      )
      .aspectRatio(BoxProperty.ratios[value(.aspectRatio)])
      .background(LayoutPreview.colors[index % LayoutPreview.colors.count])
      .flex(
        grow: BoxProperty.grows[value(.grow)], shrink: BoxProperty.shrinks[value(.shrink)],
        basis: BoxProperty.bases[value(.basis)]
      )
      .alignSelf(BoxProperty.alignments[value(.alignSelf)])
      .margin(.top, BoxProperty.margins[value(.marginTop)])
      .margin(.trailing, BoxProperty.margins[value(.marginRight)])
      .margin(.bottom, BoxProperty.margins[value(.marginBottom)])
      .margin(.leading, BoxProperty.margins[value(.marginLeft)])
      .position(
        value(.position) == 0 ? .relative : .absolute,
        inset: Edges(
          top: distance(.top), right: distance(.right), bottom: distance(.bottom),
          left: distance(.left))
      )
      .gridCellColumns(value(.columns) + 1)
      .gridCellRows(value(.rows) + 1)
      .gridColumnAlignment(BoxProperty.columnAlignments[value(.columnAlign)])
      .collapsed(value(.collapsed) == 1)
  }
}
