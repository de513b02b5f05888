import Recurse

/// Every property of the layout: on the left the properties, on the right their effect.
package struct LayoutPage: GalleryContent {
  package struct State: Equatable {
    package var settings: LayoutSettings
  }

  static let source = """
    HStack(alignment: vertical, spacing: spacing, distribution: distribution) { boxes }
    VStack(alignment: horizontal, spacing: spacing, distribution: distribution) { boxes }
    ZStack(alignment: Alignment(horizontal: along, vertical: vertical)) { boxes }
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
    """

  package let initialState: State

  package init(boxes: Int = 3) { initialState = State(settings: LayoutSettings(boxes: boxes)) }

  package func render(state: State) -> Node {
    let settings = state.settings
    WithEnvironment(\.windowSize) { window in
      let hasPreview = window.columns >= 36
      HStack(alignment: .stretch, spacing: 0) {
        propertyList(settings)
          .frame(width: hasPreview ? window.columns < 84 ? 20 : 28 : nil, maxWidth: .infinity)
        if hasPreview {
          Divider()
          LayoutPreview(settings: settings).flex(grow: 1)
        }
      }
      .border(
        window.rows >= 12 ? .rounded : nil,
        title: "\(settings.kind.rawValue) with \(settings.boxCount) boxes"
      )
      .background(.surface)
    }
    .commands {
      Command("Next value", key: "right") { $0.settings.change(1) }
      Command("Next box", key: "tab") { $0.settings.selectBox(1) }
      Command("Add box", key: "+", isEnabled: settings.canAddBox) { $0.settings.addBox() }
      Command("Remove box", key: "-", isEnabled: settings.canRemoveBox) {
        $0.settings.removeBox()
      }
      Command("Reset", key: "r") { $0.settings.reset() }
      Command("Previous value", key: "left") { $0.settings.change(-1) }
      Command("Previous box", key: "shift+tab") { $0.settings.selectBox(-1) }
    }
  }
}
