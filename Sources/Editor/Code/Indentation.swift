/// The text that Tab puts before a line of code.
///
/// ```swift
/// TextEditor("Code", text: \.code, wraps: false, indentation: .spaces(2))
/// ```
public struct Indentation: Hashable, Sendable {
  /// Whether a level is a tab. If not, it is spaces.
  let usesTabs: Bool
  /// The columns of a level, between two tab stops.
  let width: Int

  /// Spaces: as many for each level, from 1 to 16.
  public static func spaces(_ count: Int) -> Indentation {
    Indentation(usesTabs: false, width: min(max(1, count), 16))
  }

  /// A tab for each level.
  ///
  /// - Parameter width: the columns between two tab stops, from 1 to 16.
  public static func tabs(width: Int = 8) -> Indentation {
    Indentation(usesTabs: true, width: min(max(1, width), 16))
  }

  /// One level.
  var unit: String { usesTabs ? "\t" : String(repeating: " ", count: width) }

  /// Returns what a person sees as one level of white space before a line, in bytes.
  func level(atStartOf line: [UInt8]) -> Int {
    if line.first == UInt8(ascii: "\t") { return 1 }
    let spaces = line.prefix(width).prefix { $0 == UInt8(ascii: " ") }.count
    return spaces < width && line.dropFirst(spaces).first == UInt8(ascii: "\t")
      ? spaces + 1 : spaces
  }
}
