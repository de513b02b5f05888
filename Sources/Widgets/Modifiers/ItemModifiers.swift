import RecurseLayout
import RecurseReconciler

extension Modifiable {
  /// Sets the share of the free space, the share of the missing space, and the initial size of the
  /// content in its stack. These are CSS's `flex-grow`, `flex-shrink` and `flex-basis`.
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

  /// Fixes the content at its ideal size, whatever room it gets.
  ///
  /// ```swift
  /// HStack {
  ///   Text(path)                       // it is truncated first
  ///   Text("12:30").fixedSize()
  /// }
  /// ```
  ///
  /// A text stays on one line; the part that does not fit is clipped by its container. A list and a
  /// scroll view take the room they get: they need a ``frame(width:height:alignment:)``.
  ///
  /// - Parameters:
  ///   - horizontal: whether the width is fixed.
  ///   - vertical: whether the height is fixed.
  public consuming func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Modified {
    modified(
      by: .style(.item) {
        $0.fixesWidth = horizontal
        $0.fixesHeight = vertical
      })
  }

  /// Sets the position of the content across its stack, instead of the stack's alignment.
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
  /// distances are from the inner edges of the stack. Two opposite distances set its size; without
  /// any, it stays where it would be alone. `relative` content is laid out among its siblings, then
  /// moved. The stack clips both.
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

  /// Positions the content freely in its stack, by distances in any unit.
  public consuming func position(_ position: LayoutPosition, inset: Edges) -> Modified {
    modified(
      by: .style(.item) {
        $0.position = position
        $0.inset = inset
      })
  }

  /// Sets the number of columns that the cell spans in a
  /// ``Grid(alignment:horizontalSpacing:verticalSpacing:content:)``.
  public consuming func gridCellColumns(_ count: Int) -> Modified {
    modified(by: .style(.item) { $0.gridColumnSpan = count })
  }

  /// Sets the number of rows that the cell spans in a
  /// ``Grid(alignment:horizontalSpacing:verticalSpacing:content:)``. The span ends at the last row,
  /// or before a row that spans all columns.
  public consuming func gridCellRows(_ count: Int) -> Modified {
    modified(by: .style(.item) { $0.gridRowSpan = count })
  }

  /// Sets the horizontal alignment of all cells in this cell's column; `nil` uses the grid's.
  public consuming func gridColumnAlignment(_ alignment: HorizontalAlignment?) -> Modified {
    modified(by: .style(.item) { $0.gridColumnAlignment = alignment?.ownItems ?? .auto })
  }
}
