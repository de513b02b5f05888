import RecurseLayout
import RecurseReconciler

extension Modifiable {
  /// How the content grows and shrinks in its stack: its share of the room that is left, its share
  /// of what is missing, and the size it starts from (CSS's `flex-grow`, `flex-shrink`,
  /// `flex-basis`).
  ///
  /// ```swift
  /// HStack {
  ///   sidebar.flex(grow: 1, basis: 0)
  ///   page.flex(grow: 2, basis: 0)
  /// }
  /// ```
  public consuming func flex(
    grow: Double? = nil, shrink: Double? = nil, basis: LayoutLength? = nil
  ) -> Modified {
    modified(
      by: .style(.item) {
        // NaN does not equal itself, so that each render would seem to change it.
        if let grow { $0.flexGrow = Float(grow.bounded) }
        if let shrink { $0.flexShrink = Float(shrink.bounded) }
        if let basis { $0.flexBasis = basis }
      })
  }

  /// Keeps the content as large as it is where nothing bounds it, however little or much room there
  /// is.
  ///
  /// ```swift
  /// HStack {
  ///   Text(path)                       // it is truncated first
  ///   Text("12:30").fixedSize()
  /// }
  /// ```
  ///
  /// A text keeps all of it in one line; what has no room is cut by what is around. A list and a
  /// scroll view are as large as the room they get: they need a ``frame(width:height:alignment:)``.
  ///
  /// - Parameters:
  ///   - horizontal: whether the width is kept.
  ///   - vertical: whether the height is kept.
  public consuming func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Modified {
    modified(
      by: .style(.item) {
        $0.fixesWidth = horizontal
        $0.fixesHeight = vertical
      })
  }

  /// The position of the content across its stack, instead of the stack's alignment.
  public consuming func alignSelf(_ alignment: AlignSelf) -> Modified {
    modified(by: .style(.item) { $0.alignSelf = alignment })
  }

  /// Positions the content freely in its stack, by distances in cells.
  ///
  /// ```swift
  /// VStack { … Text("3").background(.red).position(.absolute, top: 0, right: 0) }
  /// ```
  ///
  /// `absolute` content is laid out apart from its siblings, and over those before it. Its
  /// distances are from the inner edges of the stack; two opposite ones set its size, none leaves
  /// it where it would be alone. `relative` content is laid out among its siblings, then moved.
  /// Both are clipped by the stack.
  public consuming func position(
    _ position: LayoutPosition, top: Int? = nil, right: Int? = nil, bottom: Int? = nil,
    left: Int? = nil
  ) -> Modified {
    func length(_ cells: Int?) -> LayoutLength {
      cells.map { .cells(Double(min(max(-32_767, $0), 32_767))) } ?? .auto
    }
    return self.position(
      position,
      inset: Edges(
        top: length(top), right: length(right), bottom: length(bottom), left: length(left)))
  }

  /// Positions the content freely in its stack, by distances of any unit.
  public consuming func position(_ position: LayoutPosition, inset: Edges) -> Modified {
    modified(
      by: .style(.item) {
        $0.position = position
        $0.inset = inset
      })
  }

  /// How many columns of a ``Grid(alignment:horizontalSpacing:verticalSpacing:content:)`` the cell
  /// spans.
  public consuming func gridCellColumns(_ count: Int) -> Modified {
    modified(by: .style(.item) { $0.gridColumnSpan = count })
  }

  /// How many rows of a ``Grid(alignment:horizontalSpacing:verticalSpacing:content:)`` the cell
  /// spans; it ends with the last row, or before one that spans all columns.
  public consuming func gridCellRows(_ count: Int) -> Modified {
    modified(by: .style(.item) { $0.gridRowSpan = count })
  }

  /// The horizontal position of all cells in this cell's column; `nil` leaves that to the grid.
  public consuming func gridColumnAlignment(_ alignment: HorizontalAlignment?) -> Modified {
    modified(by: .style(.item) { $0.gridColumnAlignment = alignment?.ownItems ?? .auto })
  }
}
