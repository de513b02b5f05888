import RecurseCore

/// A placeholder in the shape of lines of text, for text that is still loading.
///
/// ```swift
/// if let text = state.text { Text(text) } else { Skeleton(lines: 3) }
/// ```
///
///     ░░░░░░░░░░░░░░░░░░░░
///     ░░░░░░░░░░░░░░░░░░░░
///     ░░░░░░░░░░░░
///
/// A skeleton is as wide as its stack, and does not move. If areas differ by their backgrounds, its
/// lines are tinted and half a row high. Its accessibility value is busy.
public struct Skeleton: StaticContent, Modifiable {
  let element: SkeletonElement

  /// Creates a placeholder in the shape of lines of text.
  ///
  /// - Parameter lines: the number of lines, from 1 to 1,000.
  public init(lines: Int = 1) { element = SkeletonElement(lines: min(max(1, lines), 1000)) }

  /// Returns the lines as a node.
  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    VirtualNode(element)
  }
}

struct SkeletonElement: WidgetElement, Accessible {
  var lines: Int

  var role: Role { .progressView }
  var label: String { "" }
  var value: String? { "busy" }

  func makeWidget(_ sender: EventSender<SkeletonElement>) -> ElementWidget<SkeletonElement> {
    SkeletonWidget(self, sender)
  }
}

final class SkeletonWidget: ElementWidget<SkeletonElement> {
  private static let standardWidth = 20

  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    if axis == .horizontal { style.flexGrow = 1 } else { style.alignSelf = .stretch }
    return style
  }

  override func measure(_ proposal: LayoutProposal) -> CellSize {
    CellSize(columns: proposal.width.bounding(Self.standardWidth), rows: element.lines)
  }

  override func paint(_ context: GraphicsContext) {
    let width = context.size.columns
    for row in context.visibleRows {
      // The last line of a text is seldom full.
      let isLast = row == element.lines - 1 && row > 0
      let count = isLast ? width * 3 / 5 : width
      // Half a row is free between two lines.
      let (sign, color): (String, Color) =
        context.showsSurfaces ? ("▄", .field) : ("░", .border)
      context.draw(
        String(repeating: sign, count: count), column: 0, row: row,
        style: CellStyle(foreground: color))
    }
  }
}
