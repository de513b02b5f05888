import Files
import Foundation
import TestSupport
import Testing
import UserListScreen

@Suite("File of users") struct UserFileTests {
  @Test("A missing file is an empty list")
  func missing() throws {
    let folder = try TemporaryFolder()
    let (users, version) = try UserFile(path: folder.path("new.json")).read()
    #expect(users.isEmpty)
    #expect(version == nil)
  }

  @Test("Reading returns what was written")
  func roundTrip() async throws {
    let folder = try TemporaryFolder()
    let file = UserFile(path: folder.path("users.json"))
    let names = ["Ada", "名前 \u{1b}[2J \"quoted\" \\ \u{1F642}\n\t\u{0}"]
    try await file.save(names.enumerated().map { User(id: $0.offset, name: $0.element) })
    #expect(try file.read().users.map(\.name) == names)
    #expect(
      try folder.text().hasPrefix(
        """
        [
          {
            "id" : 0,
            "name" : "Ada"
          },
        """))
    _ = try JSONSerialization.jsonObject(with: Data(try folder.text().utf8))
  }

  /// Users with formatting and members that a decoder would lose.
  private static let pieces = [
    #"{"id": 1, "name": "Ada", "big": 123456789012345678901234567890123456789012345678901234567890}"#,
    #"{"pi":3.14159265358979323846264338327950288419716939937510582097494459,"id":"x1","name":"B"}"#,
    #"{ "tiny": 1e-400, "huge": -1E+9999, "zero": -0.0, "name": "C", "id": 2.0 }"#,
    "{\"id\": 3, \"\u{E9}\": 1, \"e\u{301}\": 2, \"name\": \"D\"}",
    #"{"id": 4, "name": "\u0041d\/\ud83d\ude42", "half": "\ud800", "twice": 1, "twice": 2}"#,
    #"{"\u0069d": 5, "na\u006de": "E", "to": {"a": {}, "b": [[], [ ]]}, "n": [1, null, true]}"#,
    "{\n    \"id\" : 6,\n\r\t \"name\" : \"F\"\n  }",
  ]

  @Test("Unknown members are kept byte for byte")
  func unknownParts() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("[" + Self.pieces.joined(separator: ",\n\n") + "  ]")
    let (users, version) = try file.read()
    #expect(users.map(\.name) == ["Ada", "B", "C", "D", "Ad/🙂", "E", "F"])
    _ = try await file.write(users, over: version)
    #expect(try folder.text() == "[\n  " + Self.pieces.joined(separator: ",\n  ") + "\n]\n")
  }

  @Test("Changing a name keeps unknown members and the position of the name")
  func renamed() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("[" + Self.pieces.joined(separator: ",") + "]")
    var (users, version) = try file.read()
    for index in users.indices { users[index].rename(to: "Z\"") }
    _ = try await file.write(users, over: version)
    let text = try folder.text()
    #expect(text.contains(#""na\u006de": "Z\"", "to": {"a": {}"#))
    #expect(text.contains("\"\u{E9}\": 1, \"e\u{301}\": 2, \"name\": \"Z\\\"\"}"))
    #expect(try file.read().users.map(\.name) == Self.pieces.map { _ in "Z\"" })
  }

  @Test("A file nested 512 levels deep is read in linear time, and deeper ones throw")
  func nesting() throws {
    func text(_ depth: Int, users: Int = 1) -> String {
      let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      let all = (0..<users).map { #"{"id": \#($0), "name": "a", "deep": \#(nested)}"# }
      return "[" + all.joined(separator: ",") + "]"
    }
    let folder = try TemporaryFolder()
    #expect(try folder.file(text(510, users: 200)).read().users.count == 200)
    for depth in [511, 1_000_000] {
      let file = try folder.file(text(depth))
      let error = #expect(throws: UserFileError.self) { try file.read() }
      #expect(
        error?.problem.contains("line 1, column 543: arrays and objects are nested more")
          == true, "\(error?.problem ?? "")")
    }
  }

  @Test(
    "A broken file throws a sentence and is left unchanged",
    arguments: [
      ("", "not valid JSON: line 1, column 1: expected a value"),
      ("[{", "not valid JSON: line 1, column 3: expected a key in quotation marks"),
      ("[\n {\"é\": 1 \"b\": 2}]", "line 2, column 10: expected “,” or “}”"),
      (#"[{"id": 1, "name": "a"}, ]"#, "line 1, column 26: expected a value"),
      (#"[{"id": 01}]"#, "line 1, column 10: expected “,” or “}”"),
      ("[1.]", "line 1, column 4: expected a digit"),
      ("[tru]", "line 1, column 2: expected a value"),
      ("[\"a\nb\"]", "line 1, column 4: a text has a control character that is not escaped"),
      (#"["\x"]"#, "line 1, column 3: JSON has no such escape"),
      (#"["\u12G4"]"#, "line 1, column 3: “\\u” has to be followed by four hexadecimal digits"),
      ("[] []", "line 1, column 4: expected the end"),
      ("{}", "it has to be an array"),
      ("3", "it has to be an array"),
      (#"[{"id": 1, "name": "a"}, 5]"#, "user 2 is no object"),
      (#"[{"name": "a"}]"#, "user 1 has no “id”"),
      ("[{}]", "user 1 has no “id”"),
      (#"[{"id": 1.5, "name": "a"}]"#, "has an “id” that is neither a whole number nor a text"),
      (#"[{"id": null, "name": "a"}]"#, "has an “id” that is neither a whole number nor a text"),
      (#"[{"id": 1e400, "name": "a"}]"#, "user 1 has an “id” that is too large, beyond 9223372036"),
      (#"[{"id": 9223372036854775808, "name": "a"}]"#, "an “id” that is too large, beyond 92233"),
      (#"[{"id": "\udc00", "name": "a"}]"#, "user 1 has an “id” with half of a surrogate pair"),
      (#"[{"id": 1}]"#, "user 1 has no “name”"),
      (#"[{"id": 1, "name": null}]"#, "user 1 has a “name” that is not a text"),
      (#"[{"id": 1, "name": "\ud800x"}]"#, "user 1 has a “name” with half of a surrogate pair"),
      (#"[{"id": 1, "name": "\ud800\u0041"}]"#, "a “name” with half of a surrogate pair in it"),
      (#"[{"id": 1, "id": 2, "name": "a"}]"#, "user 1 has “id” twice"),
      (#"[{"id": 1, "name": "a", "na\u006de": "b"}]"#, "user 1 has “name” twice"),
      (#"[{"id": 1, "name": "a"}, {"id": 1, "name": "b"}]"#, "users 1 and 2 have the same “id”, 1"),
    ])
  func broken(text: String, reason: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(text)
    let error = #expect(throws: UserFileError.self) { try file.read() }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    #expect(
      error?.description.hasPrefix(folder.path("users.json") + " is no list of users: ") == true)
    #expect(try folder.text() == text)
  }

  @Test("Invalid UTF-8 throws with its position")
  func encoding() throws {
    let folder = try TemporaryFolder()
    for (bytes, place) in [
      (
        Array(#"[{"id": 1, "#.utf8) + Array(#""name": "Ren"#.utf8) + [0xE9] + Array(#""}]"#.utf8),
        24
      ),
      ([0xFF, 0xFE, 0x5B, 0], 1),
    ] {
      try Data(bytes).write(to: folder.url.appendingPathComponent("users.json"))
      let file = UserFile(path: folder.path("users.json"))
      let error = #expect(throws: UserFileError.self) { try file.read() }
      #expect(
        error?.problem.contains("it is not UTF-8 text: line 1, column \(place)") == true,
        "\(error?.problem ?? "")")
    }
    // A byte order mark is ignored.
    #expect(try folder.file("\u{FEFF}[{\"id\": 1, \"name\": \"é\"}]").read().users.count == 1)
  }

  @Test("A file that another program changed is not overwritten")
  func changed() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(#"[{"id": 1, "name": "Ada"}]"#)
    let (users, version) = try file.read()
    let theirs = #"[{"id": 1, "name": "Eva"}]"#
    _ = try folder.file(theirs)
    guard case .changed(let found) = try await file.write(users, over: version) else {
      Issue.record("it was overwritten")
      return
    }
    #expect(try folder.text() == theirs)
    // A writer that has read the file may overwrite it.
    guard case .written = try await file.write(users, over: found) else {
      Issue.record("it was not written")
      return
    }
    #expect(try file.read().users.map(\.name) == ["Ada"])
    // A removed file may be written.
    try FileManager.default.removeItem(atPath: folder.path("users.json"))
    guard case .written = try await file.write(users, over: found) else {
      Issue.record("it was not written")
      return
    }
    // A new file belongs to another program.
    guard case .changed = try await file.write([], over: nil) else {
      Issue.record("it was overwritten")
      return
    }
    #expect(try folder.names() == ["users.json"])
  }

  @Test("A list that must not overwrite its file is written beside it, under a new name")
  func beside() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("[]")
    let users = [User(id: 1, name: "Ada")]
    #expect(try await file.writeBeside(users).text == folder.path("users.json.mine"))
    #expect(try await file.writeBeside(users).text == folder.path("users.json.mine-2"))
    #expect(
      try UserFile(path: folder.path("users.json.mine-2")).read().users.map(\.name) == ["Ada"])
    let long = UserFile(path: folder.path(String(repeating: "x", count: 255)))
    let copy = try await long.writeBeside(users)
    #expect(copy.text.hasSuffix("x.mine"))
  }

  @Test("A file that cannot be read or written throws the reason")
  func unwritable() async throws {
    let folder = try TemporaryFolder()
    let file = UserFile(path: folder.path("none/users.json"))
    let error = await #expect(throws: UserFileError.self) { try await file.save([]) }
    #expect(error?.problem == "cannot be written: No such file or directory")
    mkfifo(folder.path("pipe"), 0o600)
    for path in [folder.url.path, folder.path("pipe"), "/dev/zero"] {
      let reading = #expect(throws: UserFileError.self) { try UserFile(path: path).read() }
      #expect(reading?.problem == "cannot be read: it is no regular file")
    }
  }
}
