import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseThemes

extension Modifiable {
  /// Adds padding inside the border of the content, equal at each edge.
  public consuming func padding(_ cells: Int = 1) -> Modified { padding(Edges(.within(cells))) }

  /// Adds padding at the left and right, in columns, and above and below, in rows.
  public consuming func padding(horizontal columns: Int = 0, vertical rows: Int = 0) -> Modified {
    padding(Edges(horizontal: .within(columns), vertical: .within(rows)))
  }

  /// Adds padding around the content, in any unit.
  public consuming func padding(_ edges: Edges) -> Modified {
    modified(by: .style(.padding) { $0.padding = edges })
  }

  /// Adds padding at some edges of the content.
  ///
  /// ```swift
  /// Text("chapter").padding(.horizontal, 2)
  /// Text("footnote").padding([.top, .leading])
  /// ```
  public consuming func padding(_ edges: EdgeSet, _ cells: Int = 1) -> Modified {
    func length(_ edge: EdgeSet) -> LayoutLength { edges.contains(edge) ? .within(cells) : 0 }
    return padding(
      Edges(
        top: length(.top), right: length(.trailing), bottom: length(.bottom),
        left: length(.leading)))
  }

  /// Draws a border around the content, one cell wide, with a title in its upper side.
  ///
  /// ```swift
  /// VStack { … }.border(.rounded, title: "Users")
  /// ```
  ///
  /// Lines of borders and dividers join where they meet. A divider in a border ends in `├` and `┤`.
  /// Bordered content in a stack with a spacing of −1 shares a line with `┬` and `┴`. Content that
  /// lies over other content, in a `ZStack` or by its position, joins none of its lines. Scrolled
  /// content joins no lines beyond the edges that clip it.
  ///
  /// - Parameters:
  ///   - border: the kind of line; `nil` draws none.
  ///   - title: a text in the upper side. The content is at least as wide as the title if there is
  ///     room.
  ///   - truncation: the part of the title that is shown if it does not fit: `.head` keeps the end
  ///     of a path.
  ///   - color: the color of the line; `nil` uses the color of the text.
  ///   - joins: whether the line joins others.
  public consuming func border(
    _ border: Border? = .single, title: String? = nil, truncation: TruncationMode = .tail,
    color: Color? = nil, joins: Bool = true
  ) -> Modified {
    modified(
      by: .style(.border) {
        $0.border = border
        $0.border?.title = title
        $0.border?.truncation = truncation
        $0.border?.color = color
        $0.border?.joins = joins
      })
  }

  /// Sets the theme of the content.
  ///
  /// ```swift
  /// VStack { … }.theme(.nord)
  /// ```
  ///
  /// A change of the theme repaints the content, and renders nothing inside. Layers that the
  /// content presents use the theme too. `nil` inherits the theme.
  public consuming func theme(_ theme: Theme?) -> Modified {
    modified(
      by: .content {
        guard let theme, $0.theme?.theme == nil else { return }
        $0.theme = ThemeReference(theme, preferring: $0.theme?.preferred)
      })
  }

  /// Fills the area behind the content, including its padding and border, and sets the color of
  /// text that has none of its own. `nil` fills nothing.
  public consuming func background(_ color: Color?) -> Modified {
    modified(by: .style(.background) { $0.background = color })
  }

  /// Sets the color of text in the content, except for parts that have their own color.
  public consuming func foreground(_ color: Color?) -> Modified {
    modified(by: .content { $0.text.foreground = $0.text.foreground ?? color })
  }

  /// Makes the text in the content bold.
  public consuming func bold(_ isActive: Bool = true) -> Modified { attribute(.bold, isActive) }
  /// Makes the text in the content dim.
  public consuming func dim(_ isActive: Bool = true) -> Modified { attribute(.dim, isActive) }
  /// Makes the text in the content italic.
  public consuming func italic(_ isActive: Bool = true) -> Modified { attribute(.italic, isActive) }
  /// Underlines the text in the content. `false` removes the underline of fields.
  public consuming func underline(_ isActive: Bool = true) -> Modified {
    attribute(.underline, isActive)
  }
  /// Swaps the foreground and background colors of the text in the content.
  public consuming func reverse(_ isActive: Bool = true) -> Modified {
    attribute(.reverse, isActive)
  }
  /// Strikes through the text in the content.
  public consuming func strikethrough(_ isActive: Bool = true) -> Modified {
    attribute(.strikethrough, isActive)
  }

  private consuming func attribute(_ attribute: TextAttributes, _ isActive: Bool) -> Modified {
    modified(by: .content { $0.text.set(attribute, to: isActive) })
  }
}
