import RecurseReconciler
import RecurseTerminal

extension EnvironmentValues {
  /// The size of the terminal's window, in cells.
  ///
  /// ```swift
  /// WithEnvironment(\.windowSize) { size in
  ///   Text("\(size.columns) by \(size.rows)")
  /// }
  /// ```
  ///
  /// What reads it is rendered again when the window has another size. Without a window, in a tree
  /// that a test renders, it is 80 by 24.
  public var windowSize: CellSize {
    get { self[WindowSizeKey.self] }
    set { self[WindowSizeKey.self] = newValue }
  }

  /// The class of the window's width.
  ///
  /// What reads it is rendered again only when the class changes:
  ///
  /// ```swift
  /// WithEnvironment(\.horizontalSizeClass) { width in
  ///   if width == .compact { page } else { HStack { sidebar; page } }
  /// }
  /// ```
  public var horizontalSizeClass: HorizontalSizeClass { HorizontalSizeClass(windowSize.columns) }

  /// The class of the window's height.
  public var verticalSizeClass: VerticalSizeClass { VerticalSizeClass(windowSize.rows) }
}

/// Classes of widths: a narrow pane, a usual terminal, a window that fills a screen.
public enum HorizontalSizeClass: Hashable, Comparable, Sendable {
  /// Up to 59 columns: room for one column of content.
  case compact
  /// 60 to 119 columns, a terminal of the usual 80 among them.
  case regular
  /// 120 columns and more: room for side bars.
  case wide

  /// The class of a width.
  public init(_ columns: Int) {
    switch columns {
    case ..<60: self = .compact
    case ..<120: self = .regular
    default: self = .wide
    }
  }
}

/// Classes of heights.
public enum VerticalSizeClass: Hashable, Comparable, Sendable {
  /// Up to 15 rows: room for the essential only.
  case compact
  /// 16 to 39 rows, a terminal of the usual 24 among them.
  case regular
  /// 40 rows and more.
  case tall

  /// The class of a height.
  public init(_ rows: Int) {
    switch rows {
    case ..<16: self = .compact
    case ..<40: self = .regular
    default: self = .tall
    }
  }
}

private struct WindowSizeKey: EnvironmentKey {
  static let defaultValue = CellSize(columns: 80, rows: 24)
}
