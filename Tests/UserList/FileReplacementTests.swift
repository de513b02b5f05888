import Foundation
import TestSupport
import Testing
import UserListScreen

@testable import Files

#if canImport(Glibc)
  import Glibc
#endif

@Suite("Replacing a file of users") struct FileReplacementTests {
  private let users = [User(id: 1, name: "Ada")]

  private func status(_ path: String) -> stat {
    var status = stat()
    lstat(path, &status)
    return status
  }

  @Test("Replacing follows a link, and keeps the link and the mode")
  func link() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("[]")
    let path = folder.path("users.json")
    chmod(path, 0o640)
    let link = folder.path("link.json")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "users.json")
    try await UserFile(path: link).save(users)
    #expect(try file.read().users.map(\.name) == ["Ada"])
    #expect(status(path).st_mode & 0o7777 == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "users.json")
    #expect(try folder.names() == ["link.json", "users.json"])
  }

  @Test("Replacing creates the target of a dangling link, and throws for a cycle of links")
  func dangling() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("inside"), withIntermediateDirectories: false)
    for (name, target) in [("a", "b"), ("b", "inside/new.json"), ("c", "d"), ("d", "c")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(name), withDestinationPath: target)
    }
    let file = UserFile(path: folder.path("a"))
    #expect(try file.read().users.isEmpty)
    try await file.save(users)
    #expect(try UserFile(path: folder.path("inside/new.json")).read().users.count == 1)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("a")) == "b")
    let error = await #expect(throws: UserFileError.self) {
      _ = try await UserFile(path: folder.path("c")).write(users, over: nil)
    }
    #expect(error?.problem == "cannot be written: Too many levels of symbolic links")
  }

  @Test("Replacing keeps hard links")
  func hardLinks() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(#"[{"id": 1, "name": "\#(String(repeating: "x", count: 9000))"}]"#)
    try FileManager.default.linkItem(
      atPath: folder.path("users.json"), toPath: folder.path("other.json"))
    let before = status(folder.path("users.json")).st_ino
    try await file.save(users)
    #expect(try folder.text("other.json") == folder.text())
    #expect(try file.read().users.map(\.name) == ["Ada"])
    #expect(status(folder.path("users.json")).st_ino == before)
    #expect(try folder.names() == ["other.json", "users.json"])
  }

  @Test("Replacing keeps the owner and the group, if the user may change them")
  func owner() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("[]")
    let path = folder.path("users.json")
    let isAllowed = chown(path, 12_345, 23_456) == 0
    chmod(path, 0o4751)
    let before = status(path)
    try await file.save(users)
    let after = status(path)
    #expect(after.st_uid == before.st_uid && after.st_gid == before.st_gid)
    #expect(after.st_mode == before.st_mode)
    #expect(after.st_uid == 12_345 || !isAllowed)
  }

  @Test("Replacing keeps extended attributes, if the file system has them")
  func attributes() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("[]")
    let path = folder.path("users.json")
    func shell(_ command: String) throws -> (text: String, status: Int32) {
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["python3", "-c", "import os, sys\n" + command, path]
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      return (text, process.terminationStatus)
    }
    let setting = "for i in range(3): os.setxattr(sys.argv[1], f'user.note{i}', b'v' * i)"
    guard try shell(setting).status == 0 else { return }
    try await file.save(users)
    let reading = "for i in range(3): print(os.getxattr(sys.argv[1], f'user.note{i}'))"
    #expect(try shell(reading).text == "b''\nb'v'\nb'vv'\n")
  }

  @Test("Names may have 255 bytes")
  func longName() async throws {
    let folder = try TemporaryFolder()
    let file = UserFile(path: folder.path(String(repeating: "名", count: 85)))
    try await file.save(users)
    try await file.save(users + [User(id: 2, name: "Grace")])
    #expect(try file.read().users.count == 2)
    #expect(try folder.names().count == 1)
  }

  @Test("A new file gets the default mode of the process")
  func newMode() async throws {
    let folder = try TemporaryFolder()
    try await UserFile(path: folder.path("users.json")).save(users)
    try Data().write(to: folder.url.appendingPathComponent("other"))
    #expect(status(folder.path("users.json")).st_mode == status(folder.path("other")).st_mode)
  }
}
