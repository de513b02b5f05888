import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// A part of the body that depends on how much room it has, in cells.
///
/// ```swift
/// GeometryReader { size in
///   if size.columns >= 40 { HStack { sidebar; page } } else { page }
/// }
/// ```
///
/// It takes the room that there is, as a ``Spacer()`` does, whatever stands in it. That part alone
/// is rendered, again with each other size, and always before the frame is shown. Where what it
/// shows changes its own room again and again, the app ends with an error that says where.
@MainActor
public func GeometryReader<Owner: Component>(
  @NodeBuilder<Owner> content: @escaping @MainActor (CellSize) -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VirtualNode(
    GeometryElement(),
    children: .sized { size in content(CellSize(columns: size.columns, rows: size.rows)) })
}

package struct GeometryElement: WidgetElement {
  package func makeWidget(
    _ sender: EventSender<GeometryElement>
  ) -> ElementWidget<GeometryElement> {
    GeometryWidget(self, sender)
  }
}

final class GeometryWidget: ElementWidget<GeometryElement> {
  override var isLeaf: Bool { false }

  override var layoutStyle: LayoutStyle {
    var style = styleTakingRoom
    style.alignItems = .start
    return style
  }

  override var reportsLayout: Bool { true }

  override func didLayOut() {
    let size = contentSize
    instance?.report(size: ElementSize(columns: size.columns, rows: size.rows))
  }
}
