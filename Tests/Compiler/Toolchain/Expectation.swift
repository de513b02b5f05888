import Testing

extension Trait where Self == ConditionTrait {
  /// The condition of every suite that runs the compiler.
  static var needsCompiler: Self { .enabled(if: Toolchain.found != nil, "no swiftc on the path") }
}

/// Compiles a source in Swift 6 mode with warnings as errors, and expects exactly the errors that
/// it announces by `// error: part of the message` at the end of a line. Without one it must be
/// clean.
///
/// The compiler may report several errors at an announced line, and none at another.
func expectCompiles(
  _ source: String, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let compilation = try await compile(source)
  let announced = source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    .compactMap { index, line in
      line.split(separator: "// error: ", maxSplits: 1).dropFirst().first.map {
        CompilerError(line: index + 1, message: String($0))
      }
    }
  if announced.isEmpty {
    #expect(compilation.isClean, "\(compilation.output)", sourceLocation: sourceLocation)
    return
  }
  #expect(
    Set(compilation.errors.map(\.line)) == Set(announced.map(\.line)), "\(compilation.output)",
    sourceLocation: sourceLocation)
  for expected in announced {
    #expect(
      compilation.errors.contains {
        $0.line == expected.line && $0.message.contains(expected.message)
      },
      "\(compilation.output)", sourceLocation: sourceLocation)
  }
}
