import RecurseHighlighting
import TestSupport
import Testing

/// Expects tokens to be in order, apart, not empty and in their line.
func expectLawful(
  _ tokens: [Token], in line: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
) {
  var end = 0
  for token in tokens {
    let range = token.range
    guard range.lowerBound >= end, !range.isEmpty, range.upperBound <= line.count else {
      Issue.record("\(tokens) of \(line)", sourceLocation: sourceLocation)
      return
    }
    end = range.upperBound
  }
}

@Suite("Every tokenizer") struct TokenLawTests {
  @Test("makes lawful tokens of random fragments, the same ones twice", arguments: Language.builtIn)
  func fragments(language: Language) {
    for seed in 0..<20 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var state = language.tokenizer.start
      for _ in 0..<500 {
        let line = language.line(using: &random)
        var again = state
        let tokens = language.tokenizer.tokens(of: line[...], state: &state)
        expectLawful(tokens, in: line)
        #expect(language.tokenizer.tokens(of: line[...], state: &again) == tokens)
        #expect(again == state && again.hashValue == state.hashValue)
      }
    }
  }

  @Test("makes lawful tokens of random bytes", arguments: Language.builtIn)
  func bytes(language: Language) {
    var random = SplitMix64(seed: 7)
    var state = language.tokenizer.start
    for length in 0..<1500 {
      let most: UInt8 = length % 2 == 0 ? 255 : 127
      let line = (0..<length % 100).map { _ in UInt8.random(in: 0...most, using: &random) }
      expectLawful(language.tokenizer.tokens(of: line[...], state: &state), in: line)
    }
  }

  @Test("makes the same tokens of a slice as of an array, and none of the carriage return")
  func slices() {
    for language in Language.builtIn {
      var random = SplitMix64(seed: 3)
      var (one, other) = (language.tokenizer.start, language.tokenizer.start)
      for _ in 0..<500 {
        let line = language.line(using: &random).filter { $0 != 0x0D }
        let slice = ([0x22, 0x2F] + line + [0x0D, 0x22]).dropFirst(2).dropLast()
        let tokens = language.tokenizer.tokens(of: line[...], state: &one)
        #expect(language.tokenizer.tokens(of: slice, state: &other) == tokens)
        #expect(one == other)
      }
    }
  }

  @Test("has a state that no text makes large")
  func depth() {
    for language in Language.builtIn {
      for fragment in language.fragments + ["\"\\(", "\"$(", "`${", "$(`", "[(", "- > ", "<<A "] {
        let line = Array(String(repeating: fragment, count: 5000).utf8)
        var state = language.tokenizer.start
        expectLawful(language.tokenizer.tokens(of: line[...], state: &state), in: line)
        #expect("\(state)".utf8.count < 4000, "\(language.name): \(fragment)")
      }
    }
  }
}
