/// A language of texts: its name, the marks of its files, and its tokenizer.
///
/// An app adds a language of its own to those it offers:
///
/// ```swift
/// let ini = Language("INI", extensions: ["ini"], tokenizer: INITokenizer())
/// let language = Language(forFile: path, among: Language.builtIn + [ini])
/// ```
public struct Language: Sendable {
  /// The name that is shown, such as `"Swift"`. Languages of one name are equal.
  public let name: String
  /// The ends of file names after the last period, in lower case.
  public let extensions: [String]
  /// The names of files that have no such end, or another one.
  public let fileNames: [String]
  /// The programs in a first line that starts with `#!`, without the numbers of their versions.
  public let interpreters: [String]
  public let tokenizer: AnyLineTokenizer

  public init(
    _ name: String, extensions: [String] = [], fileNames: [String] = [],
    interpreters: [String] = [], tokenizer: some LineTokenizer
  ) {
    self.name = name
    self.extensions = extensions
    self.fileNames = fileNames
    self.interpreters = interpreters
    self.tokenizer = AnyLineTokenizer(tokenizer)
  }
}

extension Language: Hashable {
  public static func == (left: Language, right: Language) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
