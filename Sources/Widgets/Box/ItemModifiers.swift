import RecurseLayout
import RecurseReconciler

extension Modifiable {
  /// How the box takes part in the room of its stack: its share of what is left, its share of what
  /// is missing, and the size it starts from (CSS's `flex-grow`, `flex-shrink`, `flex-basis`).
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
      by: .box(.item) {
        // What is no number would not even equal itself.
        if let grow { $0.flexGrow = Float(grow.bounded) }
        if let shrink { $0.flexShrink = Float(shrink.bounded) }
        if let basis { $0.flexBasis = basis }
      })
  }

  /// Where the box stands across its stack, whatever the stack says.
  public consuming func alignSelf(_ alignment: AlignSelf) -> Modified {
    modified(by: .box(.item) { $0.alignSelf = alignment })
  }

  /// Takes the box out of its stack, or moves it from its place there, by distances in cells.
  ///
  /// ```swift
  /// VStack { … Text("3").background(.red).position(.absolute, top: 0, right: 0) }
  /// ```
  ///
  /// An `absolute` box takes no room among its siblings and lies over those before it. Its
  /// distances are from the inner edges of the stack; two opposite ones give it its size, none
  /// leaves it where it would stand alone. A `relative` one keeps its room and is moved. Neither is
  /// seen outside its stack.
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

  /// Takes the box out of its stack, or moves it from its place there, by distances of any unit.
  public consuming func position(_ position: LayoutPosition, inset: Edges) -> Modified {
    modified(
      by: .box(.item) {
        $0.position = position
        $0.inset = inset
      })
  }

  /// How many columns of a ``Grid(alignment:horizontalSpacing:verticalSpacing:content:)`` the cell
  /// takes.
  public consuming func gridCellColumns(_ count: Int) -> Modified {
    modified(by: .box(.item) { $0.gridColumnSpan = count })
  }

  /// How many rows of a ``Grid(alignment:horizontalSpacing:verticalSpacing:content:)`` the cell
  /// takes; it ends with the last row, or above one that takes all columns.
  public consuming func gridCellRows(_ count: Int) -> Modified {
    modified(by: .box(.item) { $0.gridRowSpan = count })
  }

  /// Where all cells of this cell's column of a grid stand across it; `nil` leaves that to the
  /// grid.
  public consuming func gridColumnAlignment(_ alignment: HorizontalAlignment?) -> Modified {
    modified(by: .box(.item) { $0.gridColumnAlignment = alignment?.ownItems ?? .auto })
  }
}
