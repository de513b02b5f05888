extension Language {
  /// Chooses the language of a file: by its name, by the end of its name, or else by the program
  /// that its first line names.
  ///
  /// - Parameters:
  ///   - path: a path, or a name alone.
  ///   - firstLine: the bytes of the first line, or of the file's start.
  ///   - languages: the languages to choose from. Of several that fit, the last one is taken.
  public init?(
    forFile path: String, firstLine: ArraySlice<UInt8> = [],
    among languages: [Language] = Language.builtIn
  ) {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    var found = languages.last { $0.fileNames.contains(name) }
    if found == nil, let period = name.lastIndex(of: ".") {
      let end = name[name.index(after: period)...].lowercased()
      found = languages.last { $0.extensions.contains(end) }
    }
    if found == nil, let program = Self.interpreter(in: firstLine) {
      found = languages.last { $0.interpreters.contains(program) }
    }
    guard let found else { return nil }
    self = found
  }

  /// Chooses a language by a word, in any case: its name, an end of file names or an interpreter,
  /// as after the fence of code in Markdown.
  public init?(named word: String, among languages: [Language] = Language.builtIn) {
    let word = word.lowercased()
    let found =
      languages.last { $0.name.lowercased() == word }
      ?? languages.last { $0.extensions.contains(word) || $0.interpreters.contains(word) }
    guard let found else { return nil }
    self = found
  }

  /// Returns the program in a line such as `#!/usr/bin/env -S python3.12 -u`: `python`.
  private static func interpreter(in line: ArraySlice<UInt8>) -> String? {
    guard line.starts(with: "#!".utf8) else { return nil }
    let line = line.dropFirst(2).prefix(256).prefix { $0 != 0x0A && $0 != 0x0D }
    for word in line.split(whereSeparator: \.isBlank) {
      let path = word.split(separator: 0x2F).last ?? []
      let program = String(decoding: path, as: UTF8.self)
      // Before the program `env` may have options and variables.
      if program == "env" || program.hasPrefix("-") || program.contains("=") { continue }
      let name = path.prefix { !$0.isDigit && $0 != "." }
      return String(decoding: name, as: UTF8.self)
    }
    return nil
  }
}
