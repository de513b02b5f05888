import RecurseLayout

func row(_ children: LayoutNode..., with change: (inout LayoutStyle) -> Void = { _ in })
  -> LayoutNode
{
  container(.row, children, change)
}

func column(_ children: LayoutNode..., with change: (inout LayoutStyle) -> Void = { _ in })
  -> LayoutNode
{
  container(.column, children, change)
}

func layers(_ children: LayoutNode..., with change: (inout LayoutStyle) -> Void = { _ in })
  -> LayoutNode
{
  container(.row, children) {
    $0.display = .layers
    change(&$0)
  }
}

func box(
  _ width: LayoutLength = .auto, _ height: LayoutLength = .auto,
  with change: (inout LayoutStyle) -> Void = { _ in }
) -> LayoutNode {
  var style = LayoutStyle()
  style.width = width
  style.height = height
  change(&style)
  return LayoutNode(style: style)
}

private func container(
  _ direction: FlexDirection, _ children: [LayoutNode], _ change: (inout LayoutStyle) -> Void
) -> LayoutNode {
  var style = LayoutStyle()
  style.direction = direction
  change(&style)
  return LayoutNode(style: style, children: children)
}

/// The picture of a tree in a given size.
func picture(_ root: LayoutNode, _ width: Int?, _ height: Int?) -> String {
  LayoutEngine().layout(root, width: width, height: height)
  return Picture.of(root)
}
