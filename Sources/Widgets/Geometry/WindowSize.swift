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
  /// A reader is rendered again when the window's size changes. In a tree without a window, which a
  /// test renders, the size is 80 by 24.
  public var windowSize: CellSize {
    get { self[WindowSizeKey.self] }
    set { self[WindowSizeKey.self] = newValue }
  }

  /// The size class of the window's width.
  ///
  /// A reader is rendered again only when the class changes:
  ///
  /// ```swift
  /// WithEnvironment(\.horizontalSizeClass) { width in
  ///   if width == .compact { page } else { HStack { sidebar; page } }
  /// }
  /// ```
  public var horizontalSizeClass: HorizontalSizeClass { HorizontalSizeClass(windowSize.columns) }

  /// The size class of the window's height.
  public var verticalSizeClass: VerticalSizeClass { VerticalSizeClass(windowSize.rows) }
}

/// The size classes of widths: a narrow pane, a usual terminal, a window that fills a screen.
public enum HorizontalSizeClass: Hashable, Comparable, Sendable {
  /// Up to 59 columns: room for one column of content.
  case compact
  /// 60 to 119 columns, including the usual terminal of 80.
  case regular
  /// 120 columns or more: room for sidebars.
  case wide

  /// Creates the size class of a width.
  public init(_ columns: Int) {
    switch columns {
    case ..<60: self = .compact
    case ..<120: self = .regular
    default: self = .wide
    }
  }
}

/// The size classes of heights.
public enum VerticalSizeClass: Hashable, Comparable, Sendable {
  /// Up to 15 rows: room for the essentials only.
  case compact
  /// 16 to 39 rows, including the usual terminal of 24.
  case regular
  /// 40 rows or more.
  case tall

  /// Creates the size class of a height.
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
