import RecurseLayout
import RecurseReconciler
import RecurseTerminal

extension Modifiable {
  /// Leaves free cells around the content, the same on each edge.
  public func padding(_ cells: Int = 1) -> Modified { padding(Edges(.within(cells))) }

  /// Leaves free columns left and right and free rows above and below.
  public func padding(horizontal columns: Int = 0, vertical rows: Int = 0) -> Modified {
    padding(Edges(horizontal: .within(columns), vertical: .within(rows)))
  }

  /// Leaves free cells around the content.
  public func padding(_ edges: Edges) -> Modified {
    modified(by: .box(.padding) { $0.padding = edges })
  }

  /// Draws a line around the content, with a title in its upper edge. The line takes a cell on
  /// each side.
  ///
  /// ```swift
  /// VStack { … }.border(.rounded, title: "Users")
  /// ```
  public func border(
    _ border: Border? = .single, title: String? = nil, color: Color? = nil
  ) -> Modified {
    modified(
      by: .box(.border) {
        $0.border = border
        $0.border?.title = title
        $0.border?.color = color
      })
  }

  /// Gives the content a size of its own, in cells. What is `nil` follows from the content.
  public func frame(
    width: Int? = nil, height: Int? = nil, minWidth: Int? = nil, minHeight: Int? = nil,
    maxWidth: Int? = nil, maxHeight: Int? = nil
  ) -> Modified {
    func length(_ cells: Int?) -> LayoutLength { cells.map { .within($0) } ?? .auto }
    return modified(
      by: .box(.frame) {
        $0.frame = FrameSize(
          width: length(width), height: length(height), minWidth: length(minWidth),
          minHeight: length(minHeight), maxWidth: length(maxWidth), maxHeight: length(maxHeight))
      })
  }

  /// Paints what is behind the content. `nil` paints nothing.
  public func background(_ color: Color?) -> Modified {
    modified(by: .box(.background) { $0.background = color })
  }

  /// The colour of text, here and in everything below that has none of its own.
  public func foreground(_ color: Color?) -> Modified {
    modified(by: .content { $0.text.foreground = $0.text.foreground ?? color })
  }

  public func bold(_ isActive: Bool = true) -> Modified { attribute(.bold, isActive) }
  public func dim(_ isActive: Bool = true) -> Modified { attribute(.dim, isActive) }
  public func italic(_ isActive: Bool = true) -> Modified { attribute(.italic, isActive) }
  public func underline(_ isActive: Bool = true) -> Modified { attribute(.underline, isActive) }
  public func reverse(_ isActive: Bool = true) -> Modified { attribute(.reverse, isActive) }
  public func strikethrough(_ isActive: Bool = true) -> Modified {
    attribute(.strikethrough, isActive)
  }

  private func attribute(_ attribute: TextAttributes, _ isActive: Bool) -> Modified {
    modified(by: .content { $0.text.set(attribute, to: isActive) })
  }

  /// How the box takes part in the room of its stack: its share of what is left, its share of what
  /// is missing, and the size it starts from.
  public func flex(
    grow: Double? = nil, shrink: Double? = nil, basis: LayoutLength? = nil
  ) -> Modified {
    modified(
      by: .box(.item) {
        if let grow { $0.flexGrow = Float(grow) }
        if let shrink { $0.flexShrink = Float(shrink) }
        if let basis { $0.flexBasis = basis }
      })
  }

  /// Where the box stands across its stack, whatever the stack says.
  public func alignSelf(_ alignment: AlignSelf) -> Modified {
    modified(by: .box(.item) { $0.alignSelf = alignment })
  }

  /// Takes no focus and answers no key while it is disabled, and shows it.
  public func disabled(_ isDisabled: Bool = true) -> Modified {
    modified(by: .content { $0.isDisabled = isDisabled || $0.isDisabled })
  }
}
