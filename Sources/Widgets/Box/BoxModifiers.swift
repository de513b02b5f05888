import RecurseLayout
import RecurseReconciler
import RecurseTerminal

extension Modifiable {
  /// Leaves free cells around the content, the same on each edge.
  public consuming func padding(_ cells: Int = 1) -> Modified { padding(Edges(.within(cells))) }

  /// Leaves free columns left and right and free rows above and below.
  public consuming func padding(horizontal columns: Int = 0, vertical rows: Int = 0) -> Modified {
    padding(Edges(horizontal: .within(columns), vertical: .within(rows)))
  }

  /// Leaves free cells around the content.
  public consuming func padding(_ edges: Edges) -> Modified {
    modified(by: .box(.padding) { $0.padding = edges })
  }

  /// Leaves free cells on some edges of the content.
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

  /// Draws a line around the content, with a title in its upper edge. The line takes a cell on
  /// each side.
  ///
  /// ```swift
  /// VStack { … }.border(.rounded, title: "Users")
  /// ```
  ///
  /// Lines of borders and dividers join where they meet: a divider in a box ends in `├` and `┤`,
  /// and boxes in a stack with a spacing of −1 share a line with `┬` and `┴`. What lies over
  /// others, in a `ZStack` or by its position, joins none of theirs.
  ///
  /// - Parameter joins: whether the line joins others.
  public consuming func border(
    _ border: Border? = .single, title: String? = nil, color: Color? = nil, joins: Bool = true
  ) -> Modified {
    modified(
      by: .box(.border) {
        $0.border = border
        $0.border?.title = title
        $0.border?.color = color
        $0.border?.joins = joins
      })
  }

  /// Paints what is behind the content. `nil` paints nothing.
  public consuming func background(_ color: Color?) -> Modified {
    modified(by: .box(.background) { $0.background = color })
  }

  /// The colour of text, here and in everything below that has none of its own.
  public consuming func foreground(_ color: Color?) -> Modified {
    modified(by: .content { $0.text.foreground = $0.text.foreground ?? color })
  }

  public consuming func bold(_ isActive: Bool = true) -> Modified { attribute(.bold, isActive) }
  public consuming func dim(_ isActive: Bool = true) -> Modified { attribute(.dim, isActive) }
  public consuming func italic(_ isActive: Bool = true) -> Modified { attribute(.italic, isActive) }
  public consuming func underline(_ isActive: Bool = true) -> Modified {
    attribute(.underline, isActive)
  }
  public consuming func reverse(_ isActive: Bool = true) -> Modified {
    attribute(.reverse, isActive)
  }
  public consuming func strikethrough(_ isActive: Bool = true) -> Modified {
    attribute(.strikethrough, isActive)
  }

  private consuming func attribute(_ attribute: TextAttributes, _ isActive: Bool) -> Modified {
    modified(by: .content { $0.text.set(attribute, to: isActive) })
  }

  /// Takes no focus and answers no key while it is disabled, and shows it.
  ///
  /// ```swift
  /// Button("Save") { $0.save() }.disabled(!state.isDirty)
  /// ```
  ///
  /// What has the focus when it is disabled keeps it, so that the next Enter presses nothing else; its
  /// keys go outward.
  public consuming func disabled(_ isDisabled: Bool = true) -> Modified {
    modified(by: .content { $0.isDisabled = isDisabled || $0.isDisabled })
  }
}
