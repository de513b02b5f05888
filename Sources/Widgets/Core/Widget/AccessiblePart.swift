import RecurseTerminal

/// A part of a widget that has no widget of its own, but is separate to a person: a segment, a tab.
///
/// ```swift
/// override var accessibleParts: [AccessiblePart] {
///   element.days.indices.map { day in
///     AccessiblePart(.option, element.days[day], frame: cells(of: day), isSelected: day == chosen)
///   }
/// }
/// ```
public struct AccessiblePart: Equatable, Sendable {
  /// The kind of part.
  public var role: Role
  /// The visible name.
  public var label: String
  /// The cells of the content in which the part is seen and clicked; empty if it is out of view.
  public var frame: CellRect
  /// A Boolean value that indicates whether the part is selected.
  public var isSelected: Bool

  /// Creates a part in some cells of the widget's content.
  public init(_ role: Role, _ label: String, frame: CellRect, isSelected: Bool = false) {
    self.role = role
    self.label = label
    self.frame = frame
    self.isSelected = isSelected
  }
}
