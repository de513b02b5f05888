import RecurseMatching
import Testing

/// A query, and texts that match it in the order that a person expects.
struct RankOrder: Sendable, CustomTestStringConvertible {
  var query: String
  var texts: [String]
  var testDescription: String { query }

  init(_ query: String, _ texts: String...) {
    self.query = query
    self.texts = texts
  }
}

@Suite("The order of texts") struct RankOrderTests {
  @Test(
    "is what a person expects",
    arguments: [
      // The start of a word, the better the clearer it is.
      RankOrder("fb", "foo bar", "foo/bar", "FooBar", "foo-bar", "foobar"),
      RankOrder("gco", "git commit", "git checkout", "gecko"),
      RankOrder("vc", "ViewController.swift", "vector.swift", "invoice.txt"),
      RankOrder("sv", "SplitView", "ScrollView", "save"),
      RankOrder("cl", "class", "CommandLine", "circle"),
      RankOrder("br", "fo-bar", "foob-r"),
      RankOrder("html", "html", "index.html", "how to make lists"),
      RankOrder("oob", "out-of-bound", "foobar"),
      RankOrder("og", "ogre", "ongoing", "to-go"),
      RankOrder("1", "1", "10", "file 1", "v1", "21"),
      // An exact match, then a beginning, then the start of a word, then the middle of one.
      RankOrder("foo", "foo", "foobar", "bar foo", "bar/foo", "barFoo", "barfoo"),
      RankOrder("log", "log", "logs", "catalog", "changelog"),
      RankOrder("read", "README.md", "docs/README.md", "thread.swift"),
      RankOrder("main", "main.swift", "Sources/main.swift", "domain.swift"),
      RankOrder("test", "test", "tests", "unit test", "unit/test", "unitTest", "latest"),
      RankOrder("usr", "usr", "/usr/bin", "user"),
      // Without gaps before with gaps, short gaps before long ones.
      RankOrder("ab", "ab", "a b", "a-b", "axb", "axxb", "axxxb", "xab"),
      RankOrder("foob", "foobar", "foo-bar", "foo-xbar"),
      RankOrder("ff", "fuzzy-finder", "fuzzyfinder", "fuzzy-blurry-finder"),
      RankOrder("mk", "mkdir", "make", "makefile"),
      RankOrder("xyz", "xyz", "xyaz", "xayaz", "xaayaz"),
      // Several words, in any order.
      RankOrder("swift ui", "Swift UI", "SwiftUI", "swift build"),
      RankOrder("ui swift", "Swift UI", "SwiftUI", "swift build"),
      RankOrder("app del", "AppDelegate.swift", "MyAppDelegate.swift", "apply_model.py"),
      RankOrder("foo bar", "foo bar", "foo/bar", "fooBar", "foobar"),
      // An uppercase letter.
      RankOrder("FB", "Foo Bar", "FooBar", "AFxxB"),
      RankOrder("Main", "Main", "MainActor", "aMain"),
      // Symbols and other scripts.
      RankOrder("/", "/", "/usr", "a/b"),
      RankOrder(".", "a.b", ".zshrc"),
      RankOrder("über", "über", "Überraschung", "darüber"),
      RankOrder("日本", "日本", "日本語", "東京 日本", "東日本京"),
      RankOrder("👍", "👍", "👍👍", "ok 👍"),
    ])
  func ranks(_ order: RankOrder) {
    let shuffled = Array(order.texts.reversed())
    var ranking = FuzzyRanking(of: shuffled.count, for: order.query)
    ranking.rank(upTo: .max) { shuffled[$0] }
    #expect(ranking.results.map { shuffled[$0] } == order.texts)
  }

  @Test("is that of the scores")
  func comparesScores() throws {
    let better = try #require(fuzzyMatch("foo", in: "foobar"))
    let worse = try #require(fuzzyMatch("foo", in: "f-o-o"))
    #expect(worse < better)
  }
}
