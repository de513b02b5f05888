import RecurseTerminal

/// A line around content, with a title in its upper side.
///
/// ```swift
/// VStack { … }.border(.rounded, title: "Users")
/// ```
public struct Border: Equatable, Sendable {
  package var lines: Lines
  package var title: String?
  package var truncation = TruncationMode.tail
  package var color: Color?
  package var joins = true

  package enum Lines: Equatable, Sendable { case single, rounded, double, heavy }

  /// A thin line: `┌─┐`.
  public static let single = Border(lines: .single)
  /// A thin line with round corners: `╭─╮`.
  public static let rounded = Border(lines: .rounded)
  /// A double line: `╔═╗`.
  public static let double = Border(lines: .double)
  /// A thick line: `┏━┓`.
  public static let heavy = Border(lines: .heavy)
}
