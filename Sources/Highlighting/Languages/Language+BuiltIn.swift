extension Language {
  /// The languages of this module.
  public static let builtIn: [Language] = [
    .swift, .json, .shell, .markdown, .commitMessage, .c, .yaml, .python, .javaScript, .diff,
    .sql,
  ]

  /// Swift, up to version 6.3.
  public static let swift = Language(
    "Swift", extensions: ["swift", "swiftinterface"], interpreters: ["swift"],
    tokenizer: SwiftTokenizer())

  /// JSON, also with comments.
  public static let json = Language(
    "JSON", extensions: ["json", "jsonc", "geojson", "webmanifest", "xcstrings", "ipynb"],
    fileNames: [
      "Package.resolved", "Pipfile.lock", "composer.lock", "flake.lock", ".swift-format",
    ],
    tokenizer: JSONTokenizer())

  /// The language of POSIX shells, Bash and zsh.
  public static let shell = Language(
    "Shell", extensions: ["sh", "bash", "zsh", "ksh", "command"],
    fileNames: [
      ".bashrc", ".bash_profile", ".bash_login", ".bash_logout", ".bash_aliases", ".profile",
      ".zshrc", ".zshenv", ".zprofile", ".zlogin", ".zlogout", ".envrc", "PKGBUILD", "APKBUILD",
    ],
    interpreters: ["sh", "bash", "zsh", "dash", "ksh", "ash"], tokenizer: ShellTokenizer())

  /// Markdown, with the other built-in languages in fenced code.
  public static let markdown = Language(
    "Markdown", extensions: ["md", "markdown", "mdown", "mkd"],
    tokenizer: MarkdownTokenizer(languages: nil))

  /// Markdown with languages of an app in fenced code.
  public static func markdown(fences languages: [Language]) -> Language {
    Language(
      markdown.name, extensions: markdown.extensions, fileNames: markdown.fileNames,
      tokenizer: MarkdownTokenizer(languages: languages))
  }

  /// A message for Git, with the changes below it.
  public static let commitMessage = Language(
    "Commit Message",
    fileNames: ["COMMIT_EDITMSG", "MERGE_MSG", "TAG_EDITMSG", "SQUASH_MSG"],
    tokenizer: CommitMessageTokenizer())

  /// C, C++ and Objective-C.
  public static let c = Language(
    "C", extensions: ["c", "h", "cc", "cpp", "cxx", "hh", "hpp", "hxx", "ino", "m", "mm"],
    tokenizer: CTokenizer())

  /// YAML, of which marks and keys are found line by line.
  public static let yaml = Language(
    "YAML", extensions: ["yaml", "yml"], fileNames: [".clang-format", ".clang-tidy"],
    tokenizer: YAMLTokenizer())

  /// Python, version 3.
  public static let python = Language(
    "Python", extensions: ["py", "pyi", "pyw"], fileNames: ["SConstruct"],
    interpreters: ["python", "pypy"], tokenizer: PythonTokenizer())

  /// JavaScript and TypeScript.
  public static let javaScript = Language(
    "JavaScript", extensions: ["js", "mjs", "cjs", "jsx", "ts", "mts", "cts", "tsx"],
    interpreters: ["node", "deno", "bun"], tokenizer: JavaScriptTokenizer())

  /// Changes, as `diff -u` and `git diff` write them.
  public static let diff = Language(
    "Diff", extensions: ["diff", "patch"], tokenizer: DiffTokenizer())

  /// SQL, as SQLite has it.
  public static let sql = Language(
    "SQL", extensions: ["sql", "ddl", "dml", "sqlite"], interpreters: ["sqlite"],
    tokenizer: SQLTokenizer())
}
