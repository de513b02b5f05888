import RecurseHighlighting
import Testing

@Suite("A language") struct LanguageTests {
  private func name(_ path: String, _ firstLine: String = "") -> String? {
    Language(forFile: path, firstLine: Array(firstLine.utf8)[...])?.name
  }

  @Test("is chosen by a name, the end of a name, or the first line")
  func choice() {
    #expect(name("/a/b.swift") == "Swift")
    #expect(name("B.JSON") == "JSON")
    #expect(name("Package.resolved") == "JSON")
    #expect(name("/home/me/.bashrc") == "Shell")
    #expect(name(".git/COMMIT_EDITMSG") == "Commit Message")
    #expect(name("a.tar.h") == "C")
    #expect(name("a/b.md/c") == nil)
    #expect(name("x", "#!/bin/bash -e") == "Shell")
    #expect(name("x", "#! /usr/bin/env -S FOO=1 python3.12 -u\r\nx") == "Python")
    #expect(name("x.unknown", "#!/usr/bin/env node") == "JavaScript")
    for line in ["#!", "#!/usr/bin/env", "#!/", "# bash", "bash"] {
      #expect(name("x", line) == nil)
    }
    #expect(name("") == nil && name("/") == nil && name(".") == nil)
  }

  @Test("is added by an app, also in place of another one")
  func adding() {
    let mine = Language("Mine", extensions: ["swift", "mine"], tokenizer: MineTokenizer())
    let languages = Language.builtIn + [mine]
    #expect(Language(forFile: "a.mine", among: languages) == mine)
    #expect(Language(forFile: "a.swift", among: languages) == mine)
    #expect(Language(forFile: "a.swift") == .swift)
    #expect(Language(named: "mine", among: languages) == mine)
    expect(
      .markdown(fences: [mine]), "```mine\nddd" + "aaaa\nab\nkk\n```\nddd\n```js\ndddaa\nlet\nddd")
  }

  @Test("is found by a word in any case")
  func words() {
    #expect(Language(named: "Swift") == .swift && Language(named: "sh") == .shell)
    #expect(Language(named: "BASH") == .shell && Language(named: "c++") == nil)
  }

  @Test("has a name of its own, and is equal to those of that name")
  func equality() {
    #expect(Set(Language.builtIn).count == Language.builtIn.count)
    #expect(Language.markdown(fences: []) == .markdown)
  }

  @Test("starts anew from the state of another tokenizer")
  func foreignState() {
    var state = Language.swift.tokenizer.start
    let comment = Array("/*".utf8)
    _ = Language.swift.tokenizer.tokens(of: comment[...], state: &state)
    let line = Array("// a".utf8)
    #expect(Language.c.tokenizer.tokens(of: line[...], state: &state) == [Token(0..<4, .comment)])
    #expect(state == Language.c.tokenizer.start && state != Language.swift.tokenizer.start)
  }
}

/// Marks a whole line.
private struct MineTokenizer: LineTokenizer {
  let start = 0

  func tokens(of line: ArraySlice<UInt8>, state: inout Int) -> [Token] {
    line.isEmpty ? [] : [Token(0..<line.count, .keyword)]
  }
}
