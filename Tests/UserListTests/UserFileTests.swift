import Foundation
import Testing
import UserListScreen

@Suite("A file of users") struct UserFileTests {
  /// A folder of its own, gone after the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    func write(_ text: String) throws -> UserFile {
      try Data(text.utf8).write(to: url.appendingPathComponent("users.json"))
      return UserFile(path: path("users.json"))
    }

    func text(_ name: String = "users.json") throws -> String {
      String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
    }
  }

  @Test("that is not there yet is an empty list")
  func missing() throws {
    let folder = try Folder()
    #expect(try UserFile(path: folder.path("new.json")).read().isEmpty)
  }

  @Test("gives back what was written")
  func roundTrip() async throws {
    let folder = try Folder()
    let file = UserFile(path: folder.path("users.json"))
    let users = [User(id: 1, name: "Ada"), User(id: 2, name: "名前 \u{1b}[2J \"quoted\"")]
    try await file.write(users, revision: 1)
    #expect(try file.read() == users)
    #expect(
      try folder.text().hasPrefix(
        """
        [
          {
            "id" : 1,
            "name" : "Ada"
          },
        """))
  }

  @Test("keeps what this program has no use for")
  func unknownParts() async throws {
    let folder = try Folder()
    let file = try folder.write(
      """
      [{"id": "x1", "name": "Ada", "email": "a@b", "age": 36, "ratio": 0.1, "tags": [1, null, true], "to": {"a": {}}}]
      """)
    let users = try file.read()
    try await file.write(users, revision: 1)
    let again = try JSONSerialization.jsonObject(with: Data(try folder.text().utf8)) as? NSArray
    #expect(
      again == [
        [
          "id": "x1", "name": "Ada", "email": "a@b", "age": 36, "ratio": 0.1,
          "tags": [1, NSNull(), true] as [Any], "to": ["a": [String: Any]()],
        ] as [String: Any]
      ])
  }

  @Test(
    "that is broken is told in a sentence and left as it is",
    arguments: [
      ("", "not valid JSON"),
      ("[{", "not valid JSON"),
      ("{}", "it has to be an array"),
      ("3", "it has to be an array"),
      (#"[{"id": 1, "name": "a"}, 5]"#, "user 2 is no object"),
      (#"[{"name": "a"}]"#, "user 1 has no “id”"),
      (#"[{"id": 1.5, "name": "a"}]"#, "has an “id” that is neither a whole number nor a text"),
      (#"[{"id": 1}]"#, "user 1 has no “name”"),
      (#"[{"id": 1, "name": null}]"#, "user 1 has a “name” that is not a text"),
      (#"[{"id": 1, "name": "a"}, {"id": 1, "name": "b"}]"#, "users 1 and 2 have the same “id”, 1"),
    ])
  func broken(text: String, reason: String) throws {
    let folder = try Folder()
    let file = try folder.write(text)
    let error = #expect(throws: UserFileError.self) { try file.read() }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    #expect(
      error?.description.hasPrefix(folder.path("users.json") + " is no list of users: ") == true)
    #expect(try folder.text() == text)
  }

  @Test("never goes back to an earlier change")
  func order() async throws {
    let folder = try Folder()
    let file = UserFile(path: folder.path("users.json"))
    try await file.write([User(id: 1, name: "new")], revision: 2)
    try await file.write([User(id: 1, name: "old")], revision: 1)
    #expect(try file.read().map(\.name) == ["new"])
  }

  @Test("that cannot be written says why")
  func unwritable() async throws {
    let folder = try Folder()
    let file = UserFile(path: folder.path("none/users.json"))
    let error = await #expect(throws: UserFileError.self) {
      try await file.write([], revision: 1)
    }
    #expect(error?.problem == "cannot be written: No such file or directory")
    let directory = UserFile(path: folder.url.path)
    let reading = #expect(throws: UserFileError.self) { try directory.read() }
    #expect(reading?.problem.hasPrefix("cannot be read: ") == true, "\(reading?.problem ?? "")")
  }

  @Test("is written through a link, and keeps its mode")
  func link() async throws {
    let folder = try Folder()
    let file = try folder.write("[]")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    let link = folder.path("link.json")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file.path)
    try await UserFile(path: link).write([User(id: 1, name: "Ada")], revision: 1)
    #expect(try file.read().map(\.name) == ["Ada"])
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file.path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 2)
  }
}
