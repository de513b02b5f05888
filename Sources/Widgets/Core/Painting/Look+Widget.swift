import RecurseTerminal
import RecurseThemes

extension WidgetTree {
  /// The meaning of colors on the screen.
  var rootLook: Look { themes.root }

  /// The setting on which the screen's colors depend. Another one paints everything anew.
  package var themeSetting: ThemeSetting {
    get { themes.setting }
    set { if themes.use(newValue) { painter.addAll() } }
  }
}

extension WidgetTree {
  /// Returns the table of the nearest theme, in the nearest scheme that is preferred.
  ///
  /// - Parameter widgets: widgets from inside out. The ancestors of a layer are not those of what
  ///   presents it.
  fileprivate func table(in widgets: some Sequence<Widget>) -> ThemeTable {
    var (theme, preferred): (Theme?, ColorScheme?)
    for case let own? in widgets.lazy.map(\.style.theme) {
      theme = theme ?? own.theme
      preferred = preferred ?? own.preferred
    }
    return themes.table(for: theme ?? themes.setting.theme, preferring: preferred)
  }
}

extension Look {
  /// A style in the colors of the terminal. A background brings the color of its text.
  ///
  /// Most styles are what they are. That is told here, where it is inlined: each cell asks.
  @inline(__always)
  func concrete(_ style: CellStyle) -> CellStyle {
    if case .none = mapping, !isDisabled, table.hasColors, style.background == nil,
      style.foreground?.isConcrete ?? (text == nil)
    {
      return style
    }
    return looked(up: style)
  }

  /// Whether colors mean something else inside a widget.
  @MainActor @inline(__always)
  func changes(in widget: Widget) -> Bool {
    widget.style.background != nil || widget.style.theme != nil || widget.style.isDisabled
      || widget.containerPart?.contentBackground != nil
  }

  /// Goes on to what is inside a widget.
  ///
  /// - Returns: whether the widget has a background of its own.
  @MainActor
  mutating func enter(_ widget: Widget) -> Bool {
    var isFilled = false
    if widget.style.theme != nil, let tree = widget.tree {
      enter(tree.table(in: widget.selfAndAncestors))
      isFilled = true
    }
    if widget.style.isDisabled { disable() }
    if let background = widget.style.background, mapping == .none {
      enter(background: background)
      isFilled = true
    }
    if let background = widget.containerPart?.contentBackground {
      enter(selection: background)
      isFilled = isFilled || mapping != .none
    }
    return isFilled
  }
}

extension Widget {
  /// The meaning of colors in the root widget, or in a layer: in the theme of what presents it.
  final func lookOfRoot(in tree: WidgetTree) -> Look {
    var look = tree.rootLook
    guard let layer = self as? LayerWidget else { return look }
    if let anchor = layer.anchor,
      anchor.selfAndAncestors.contains(where: { $0.style.theme != nil })
    {
      look.enter(tree.table(in: anchor.selfAndAncestors))
    }
    look.enter(background: .raised)
    return look
  }
}
