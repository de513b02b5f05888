import RecurseReconciler
import RecurseWidgets

/// A picture of lines, shapes and texts that a closure draws in dots.
///
/// ```swift
/// Canvas { context, size in
///   let line = Path { path in
///     path.move(to: Dot(x: 0, y: size.height - 1))
///     path.addLine(to: Dot(x: size.width - 1, y: 0))
///   }
///   context.stroke(line, with: .accent)
/// }
/// .frame(width: 20, height: 5)
/// ```
///
/// Points are dots: ``DotStyle`` says how many of them a cell has. A canvas expands to the
/// available room, or has the size of its frame. Dots that nothing covers show the content behind
/// the canvas.
///
/// The closure is called when the component that it belongs to is rendered, and when the size in
/// cells changes. If it draws the same again, nothing is painted. It must draw the same each time
/// for the same state and size.
///
/// On a terminal without UTF-8 every canvas has the style ``DotStyle/ascii``, so a picture should
/// follow the size that it gets.
///
/// `.accessibilityLabel("…")` describes the picture to people who do not see it.
public struct Canvas: StaticContent, Modifiable {
  let element: CanvasElement

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - style: the characters that stand for dots.
  ///   - draw: draws the picture in a context, and gets its size in dots.
  public init(
    _ style: DotStyle = .braille,
    _ draw: @escaping @MainActor (inout DrawingContext, DotSize) -> Void
  ) {
    element = CanvasElement(style: style, draw: draw)
  }

  /// The picture as a node.
  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    VirtualNode(element)
  }
}

extension Role {
  /// The role of a picture that a ``Canvas`` draws.
  public static let canvas = Role("canvas")
}

struct CanvasElement: WidgetElement, Accessible {
  var style: DotStyle
  var draw: @MainActor (inout DrawingContext, DotSize) -> Void

  var role: Role { .canvas }
  var label: String { "" }

  /// Two closures may draw different pictures: the widget compares these.
  static func == (left: CanvasElement, right: CanvasElement) -> Bool { false }

  func makeWidget(_ sender: EventSender<CanvasElement>) -> ElementWidget<CanvasElement> {
    CanvasWidget(self, sender)
  }
}

/// Without the closure, which has no words.
extension CanvasElement: CustomStringConvertible {
  var description: String { "canvas of \(style)" }
}
