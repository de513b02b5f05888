import RecurseWidgets

/// A form for the numbers at an axis and at the cursor.
///
/// ```swift
/// chart.chartYAxis(format: .automatic.places(1).suffix(" °C"))
/// chart.chartYAxis(format: .bytes.suffix("/s"))
/// ```
///
/// Formats compare, so a chart with an equal format is neither read nor painted again. A field
/// format has its text for values too: `chart.chartYAxis(format: .number.places(2))`.
public struct ChartAxisFormat: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case automatic
    case percent
    case bytes
    case duration
    case custom(CustomFormat)
  }

  let base: Base
  private(set) var placeCount: Int?
  private var before = ""
  private var after = ""

  init(_ base: Base) { self.base = base }

  /// A format with the texts of a field format, such as a currency of Foundation.
  ///
  /// ```swift
  /// ChartAxisFormat(.style(.currency(code: "EUR"))).suffix("/kWh")
  /// ```
  public init(_ format: some FieldFormat<Double>) { self.init(.custom(CustomFormat(format))) }

  /// The shortest form that tells the ticks apart: `0.5`, `2.5M`, `1m30s`, `14:30`.
  public static let automatic = ChartAxisFormat(.automatic)

  /// A hundred times the number with a percent sign: `80%`.
  public static let percent = ChartAxisFormat(.percent)

  /// A number of bytes in multiples of 1,024, with ticks at powers of two: `512`, `64K`, `1.5M`.
  public static let bytes = ChartAxisFormat(.bytes)

  /// A number of seconds as a length of time, as a `Duration` has it: `250ms`, `1m30s`.
  public static let duration = ChartAxisFormat(.duration)

  /// The text that a property of a number has. Two formats of one property are equal.
  ///
  /// ```swift
  /// extension Double {
  ///   var grade: String { self < 1.5 ? "A" : "B" }
  /// }
  ///
  /// chart.chartYAxis(format: .text(\.grade))
  /// ```
  ///
  /// Ticks whose texts would be equal are further apart.
  ///
  /// - Parameter path: a property of a number; a time is in seconds.
  public static func text(_ path: any KeyPath<Double, String> & Sendable) -> ChartAxisFormat {
    ChartAxisFormat(.custom(CustomFormat(path)))
  }

  /// Returns the format with a number of digits after the decimal point, from 0 to 15, and without
  /// letters for thousands. Ticks are so far apart that these digits differ. Lengths of time, dates
  /// and texts of an app keep their digits.
  public func places(_ count: Int) -> ChartAxisFormat {
    var format = self
    format.placeCount = min(max(0, count), 15)
    return format
  }

  /// Returns the format with a text before each number, behind its sign: `-$5`.
  public func prefix(_ text: String) -> ChartAxisFormat {
    var format = self
    format.before = TextRuler.shown(text) + before
    return format
  }

  /// Returns the format with a text after each number: `5 km`.
  public func suffix(_ text: String) -> ChartAxisFormat {
    var format = self
    format.after += TextRuler.shown(text)
    return format
  }

  /// The text of a number between the prefix and the suffix.
  func affixed(_ text: String) -> String {
    guard !before.isEmpty else { return text + after }
    return text.hasPrefix("-") ? "-" + before + text.dropFirst() + after : before + text + after
  }
}

/// The texts that an app has for numbers, without its control characters.
struct CustomFormat: Hashable, Sendable {
  /// The origin of the texts, by which formats compare.
  private enum Source: Sendable {
    case path(any KeyPath<Double, String> & Sendable)
    case field(any FieldFormat & Sendable, isEqual: @Sendable (any FieldFormat) -> Bool)
  }

  private let source: Source
  private let write: @Sendable (Double) -> String

  init(_ path: any KeyPath<Double, String> & Sendable) {
    source = .path(path)
    write = { $0[keyPath: path] }
  }

  init<Format: FieldFormat<Double>>(_ format: Format) {
    source = .field(format) { other in (other as? Format) == format }
    write = { format.text(of: $0) }
  }

  /// The most cells of a text.
  private static let mostCells = 24

  func text(_ value: Double) -> String {
    TextRuler.cut(TextRuler.shown(write(value)), to: Self.mostCells)
  }

  static func == (left: CustomFormat, right: CustomFormat) -> Bool {
    switch (left.source, right.source) {
    case (.path(let path), .path(let other)): path == other
    case (.field(_, let isEqual), .field(let other, _)): isEqual(other)
    default: false
    }
  }

  /// Field formats have no hash value, so they have one in common.
  func hash(into hasher: inout Hasher) {
    if case .path(let path) = source { hasher.combine(path) }
  }
}
