import TestSupport
import Testing

@testable import RecurseFiles

@Suite("A location of a file") struct FileLocationTests {
  @Test("has the bytes of a name that is no text, and shows it harmlessly")
  func bytes() {
    let file = FileLocation(bytes: Array("/a/b".utf8) + [0xE9, 0x0A, 0x1B])
    #expect(file.bytes == Array("/a/b".utf8) + [0xE9, 0x0A, 0x1B])
    #expect(file.string == nil && file.name == "b�␊␛" && "\(file)" == "/a/b�␊␛")
    #expect(file.parent == FileLocation("/a"))
    #expect(file.cString == file.bytes.map { CChar(bitPattern: $0) } + [0])
    #expect(FileLocation("/a/é\n").string == "/a/é\n")
  }

  @Test("distinguishes names that Swift finds equal as texts")
  func unicode() {
    #expect("/\u{E9}" == "/e\u{301}")
    #expect(FileLocation("/\u{E9}") != FileLocation("/e\u{301}"))
    #expect(FileLocation(bytes: [0x2F, 0xFF]) != FileLocation(bytes: [0x2F, 0xFE]))
  }

  @Test("shows no mark that turns the direction of text, and no line separator")
  func marks() {
    for scalar in ["\u{202E}", "\u{2028}", "\u{85}", "\u{200F}", "\u{61C}"] {
      #expect(FileLocation("/a\(scalar)b").name == "a�b")
    }
    #expect(FileLocation("/a\u{7F}\t").name == "a␡␉")
  }

  @Test("has no double slashes, no dots and no slash at the end, whatever it is made of")
  func normal() {
    for text in allTexts(of: ["a", ".", "/", "é"], upTo: 7) {
      var parts: [String] = []
      for part in text.split(separator: "/") where part != "." { parts.append(String(part)) }
      let joined = parts.joined(separator: "/")
      let expected = text.hasPrefix("/") ? "/" + joined : joined.isEmpty ? "." : joined
      let location = FileLocation(text)
      #expect(location.string == expected)
      #expect(FileLocation(bytes: location.bytes) == location)
      if location.isAbsolute, !location.isRoot {
        #expect(location.parent.appending(location.nameBytes) == location)
      }
    }
    #expect(FileLocation("/").parent == FileLocation("/") && FileLocation("/").name == "/")
    #expect(FileLocation("a").parent == FileLocation("."))
    #expect(FileLocation("/a\0b") == FileLocation("/a"))
  }
}

@Suite("A typed path") struct TypedPathTests {
  private let folder = FileLocation("/x/y")
  private let home = FileLocation("/h")

  /// The place that a text names, component by component.
  private func place(_ text: String, home: String?) -> String {
    var stack = ["x", "y"]
    var rest = Substring(text)
    if let home, text == "~" || text.hasPrefix("~/") {
      stack = [home]
      rest = rest.dropFirst()
    } else if text.hasPrefix("/") {
      stack = []
    }
    for part in rest.split(separator: "/") where part != "." {
      if part == ".." { stack = Array(stack.dropLast()) } else { stack.append(String(part)) }
    }
    return "/" + stack.joined(separator: "/")
  }

  @Test("leads where its components lead, one after the other")
  func places() {
    for text in allTexts(of: ["a", ".", "/", "~"], upTo: 6) {
      #expect(
        TypedPath.location(of: text, from: folder, home: home).string == place(text, home: "h"))
      #expect(
        TypedPath.location(of: text, from: folder, home: nil).string == place(text, home: nil))
    }
  }

  @Test("has a folder and the beginning of a name, which together are the text")
  func parts() {
    for text in allTexts(of: ["a", ".", "/", "~"], upTo: 5) {
      guard let path = TypedPath(text) else {
        #expect(!text.contains("/") && !["~", ".", ".."].contains(text))
        continue
      }
      #expect(path.parts.folder.hasSuffix("/") && !path.parts.beginning.contains("/"))
      let joined = path.parts.folder + path.parts.beginning
      #expect(joined == text || joined == text + "/")
    }
  }

  @Test("is short below the home folder, and only there")
  func short() {
    #expect(FileLocation("/h").text(home: home) == "~")
    #expect(FileLocation("/h/a\n").text(home: home) == "~/a␊")
    #expect(FileLocation("/hh").text(home: home) == "/hh")
    #expect(FileLocation("/h/a").text(home: nil) == "/h/a")
    #expect(FileLocation("/h/a").text(home: FileLocation("/")) == "/h/a")
  }
}
