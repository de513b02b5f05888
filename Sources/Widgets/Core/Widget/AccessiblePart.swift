import RecurseTerminal

/// A part of a widget that is something by itself to a person, but has no widget: a segment, a tab.
///
/// ```swift
/// override var accessibleParts: [AccessiblePart] {
///   element.days.indices.map { day in
///     AccessiblePart(.option, element.days[day], frame: cells(of: day), isSelected: day == chosen)
///   }
/// }
/// ```
public struct AccessiblePart: Equatable, Sendable {
  /// What kind of thing it is.
  public var role: Role
  /// Its visible name.
  public var label: String
  /// The cells of the content in which it is seen and clicked; empty where it is out of sight.
  public var frame: CellRect
  /// Whether it is chosen.
  public var isSelected: Bool

  /// A part in some cells of the widget's content.
  public init(_ role: Role, _ label: String, frame: CellRect, isSelected: Bool = false) {
    self.role = role
    self.label = label
    self.frame = frame
    self.isSelected = isSelected
  }
}
