import TestSupport
import Testing

@testable import RecurseFiles

@Suite("A completion") struct CompletionTests {
  private func entries(_ names: [String], _ kind: FileEntry.Kind = .file) -> [FileEntry] {
    names.map { FileEntry(Array($0.utf8), kind) }
  }

  @Test("goes on to the next letter in which names differ, and ends a folder with a slash")
  func examples() {
    let files = entries(["report.txt", "report.md", "Readme"])
    #expect(Completion(of: "rep", among: files).extended == "report.")
    #expect(Completion(of: "report.t", among: files).extended == "report.txt")
    #expect(Completion(of: "report.", among: files).extended == nil)
    #expect(Completion(of: "read", among: files).extended == "Readme")
    #expect(Completion(of: "x", among: files).extended == nil)
    #expect(Completion(of: "do", among: entries(["docs"], .folder)).extended == "docs/")
  }

  @Test("offers hidden names for a dot, and no name that cannot be typed")
  func hidden() {
    let files = entries([".git", "git", "a\nb"])
    #expect(Completion(of: "", among: files).names == ["git"])
    #expect(Completion(of: ".", among: files).names == [".git"])
    #expect(Completion(of: "", among: files, showsHidden: true).names == [".git", "git"])
    #expect(Completion(of: "a", among: files).names == [])
  }

  @Test("is the longest text that all names begin with which begin with what is typed")
  func law() {
    let names = allTexts(of: ["a", "A", "b"], upTo: 2).filter { !$0.isEmpty }
    let typed = allTexts(of: ["a", "A", "b"], upTo: 2)
    for first in names {
      for second in names where first < second {
        for third in names where second < third {
          let all = [first, second, third]
          for text in typed {
            let exact = all.filter { $0.hasPrefix(text) }
            let matches =
              exact.isEmpty
              ? all.filter { $0.lowercased().hasPrefix(text.lowercased()) } : exact
            let completion = Completion(of: text, among: entries(all))
            #expect(completion.names == matches)
            // The candidates are all beginnings of a name, the longest first.
            let candidates =
              (matches.first.map { name in
                (0...name.count).reversed().map { String(name.prefix($0)) }
              }) ?? []
            let common = candidates.first { text in matches.allSatisfy { $0.hasPrefix(text) } }
            let expected = common.flatMap {
              $0.count >= text.count && $0 != text ? $0 : nil
            }
            #expect(completion.extended == expected)
          }
        }
      }
    }
  }
}
