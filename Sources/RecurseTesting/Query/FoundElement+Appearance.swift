import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

// How an element looks, in a tree as on a screen: what the modifiers on it and around it say.

extension FoundElement {
  /// The color of the element's text: its own, or else the inherited one.
  ///
  /// ```swift
  /// let page = tree(Page(), state: .init(isLate: true))
  /// #expect(try page.text("Late").foreground == .warning)
  /// ```
  public var foreground: Color? { textStyle.foreground }

  /// The attributes of the element's text, including the inherited ones.
  public var attributes: TextAttributes { textStyle.attributes }

  /// The color behind the element: its own, or else that of its nearest ancestor that has one.
  public var background: Color? { styles.lazy.compactMap(\.background).first }

  /// A Boolean value that indicates whether neither the element nor any of its ancestors is
  /// disabled.
  public var isEnabled: Bool { !styles.contains { $0.isInert } }

  /// Whether the element or one of its ancestors is left out of the screen.
  var isCollapsed: Bool { styles.contains { $0.isCollapsed } }

  /// A Boolean value that indicates whether the element has the focus. In a tree, it indicates
  /// whether the state places the focus there.
  public var isFocused: Bool {
    guard let widget else { return styles.first?.requestsFocus == true }
    return widget.isFocused
  }

  /// The cells of the screen that the element takes, in columns and rows from 0, including those
  /// out of sight. `nil` in a tree, which has no layout.
  public var frame: CellRect? {
    guard let part, let widget else { return widget?.frameOnScreen }
    let origin = widget.contentOrigin
    return widget.frameOnScreen.map {
      part.frame.offset(columns: $0.column + origin.column, rows: $0.row + origin.row)
    }
  }

  private var textStyle: TextStyle {
    var style = TextStyle()
    if let text = element as? TextElement, let span = text.spans.first, text.spans.count == 1 {
      style = span.style
    }
    return styles.reduce(style) { $0.over($1.text) }
  }

  /// The styles of the element and its ancestors, the nearest first.
  var styles: [WidgetStyle] {
    var styles: [WidgetStyle] = []
    var current = boxed
    while let view = current, view !== instance.widget as? Widget {
      styles.append(view.style)
      current = view.parent
    }
    var next: Instance? = instance
    while let instance = next {
      if let element = instance as? ElementInstance {
        styles.append((element.box.attributes as? StyleAttributes)?.style ?? WidgetStyle())
      }
      next = instance.parent
    }
    return styles
  }
}
