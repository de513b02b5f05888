import CRecurse
import Foundation
import RecurseCore
import RecurseTerminal
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("The socket of an inspection", .blocking) struct InspectionServerTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("socket")
  }

  private func server() throws -> InspectionServer {
    let history = InspectionHistory(header: "{}")
    let server = try #require(try InspectionServer(path: path, history: history))
    server.start()
    return server
  }

  /// A socket at which nobody listens, as a killed process leaves it.
  private func leaveSocket() throws {
    var place = recurse_socket_place()
    let left = recurse_socket_listen(path, &place)
    try #require(left >= 0)
    close(left)
  }

  private func event(_ text: String) -> Inspection.Entry {
    .event(RecordedEvent(time: .zero, code: "i", text: text))
  }

  private func expectRefusal(_ reason: String, _ location: SourceLocation = #_sourceLocation) {
    let message = "RECURSE_INSPECT: \(path) cannot be listened at: \(reason)"
    #expect(sourceLocation: location) {
      _ = try server()
    } throws: { error in
      "\(error)" == message
    }
  }

  @Test("sends what there is, then what comes, to each inspector")
  func sends() throws {
    let server = try server()
    defer { server.close() }
    server.send([event("a"), event("b")])
    let first = try SocketReader(path)
    try first.read { $0.hasSuffix("\"b\"]\n") }
    server.send([event("c")])
    let second = try SocketReader(path)
    for reader in [first, second] { try reader.read { $0.hasSuffix("\"c\"]\n") } }
    #expect(first.text == second.text)
    #expect(first.text.split(separator: "\n").count == 4)
  }

  @Test("belongs to its user alone, and is gone at the end")
  func mode() throws {
    let server = try server()
    var facts = stat()
    try #require(lstat(path, &facts) == 0)
    #expect(facts.st_mode & S_IFMT == S_IFSOCK && facts.st_mode & 0o7777 == 0o600)
    let reader = try SocketReader(path)
    try reader.read { $0 == "{}\n" }
    server.close()
    reader.readToEnd()
    #expect(reader.text == "{}\n")
    #expect(try folder.names().isEmpty)
  }

  @Test("replaces one that a killed app left")
  func leftOver() throws {
    try leaveSocket()
    #expect(try folder.names() == ["socket"])
    let server = try server()
    defer { server.close() }
    try SocketReader(path).read { $0 == "{}\n" }
  }

  @Test("replaces no socket at which another app listens")
  func taken() throws {
    let server = try server()
    defer { server.close() }
    let other = try InspectionServer(path: path, history: InspectionHistory(header: "other"))
    #expect(other == nil)
    try SocketReader(path).read { $0 == "{}\n" }
  }

  @Test("is made by one of several apps that start at once, over one that was left")
  func race() async throws {
    for _ in 0..<20 {
      try leaveSocket()
      let path = path
      let servers = try await withThrowingTaskGroup(of: InspectionServer?.self) { group in
        for _ in 0..<4 {
          group.addTask {
            try InspectionServer(path: path, history: InspectionHistory(header: "{}"))
          }
        }
        return try await group.reduce(into: []) { $0 += [$1] }
      }
      let made = servers.compactMap { $0 }
      #expect(made.count == 1)
      for server in made {
        server.start()
        try SocketReader(path).read { $0 == "{}\n" }
        server.close()
      }
      #expect(try folder.names().isEmpty)
    }
  }

  @Test("leaves what has taken its place", arguments: ["a file", "a link", "a socket"])
  func replaced(by other: String) throws {
    let server = try server()
    try SocketReader(path).read { $0 == "{}\n" }
    unlink(path)
    switch other {
    case "a file": try folder.write("mine", to: "socket")
    case "a link": try #require(symlink(folder.path("other"), path) == 0)
    default: try leaveSocket()
    }
    server.close()
    #expect(try folder.names() == ["socket"])
  }

  @Test("is removed where it was made, wherever the app has gone")
  func moved() throws {
    let depth = FileManager.default.currentDirectoryPath.split(separator: "/").count
    let relative = String(repeating: "../", count: depth) + path.dropFirst()
    let server = try #require(
      try InspectionServer(path: relative, history: InspectionHistory(header: "{}")))
    #expect(server.path.hasPrefix("/"))
    server.start()
    server.close()
    #expect(try folder.names().isEmpty)
  }

  @Test("leaves the process its file mask")
  func mask() throws {
    let old = umask(0o027)
    defer { umask(old) }
    let server = try server()
    defer { server.close() }
    #expect(umask(0o027) == 0o027)
    var facts = stat()
    try #require(lstat(path, &facts) == 0)
    #expect(facts.st_mode & 0o7777 == 0o600)
  }

  @Test("is heard as long as an app listens, and a link to it never is")
  func heard() throws {
    #expect(!recurse_socket_is_heard(path))
    try leaveSocket()
    #expect(!recurse_socket_is_heard(path))
    #expect(try folder.names() == ["socket"])
    let server = try server()
    defer { server.close() }
    #expect(recurse_socket_is_heard(path))
    try #require(symlink(path, folder.path("link")) == 0)
    #expect(!recurse_socket_is_heard(folder.path("link")))
  }

  @Test("takes four inspectors, and another one when one has left")
  func four() throws {
    let server = try server()
    defer { server.close() }
    var readers = try (0..<InspectionServer.mostConnections).map { _ in try SocketReader(path) }
    for reader in readers { try reader.read { $0 == "{}\n" } }
    let fifth = try SocketReader(path)
    fifth.readToEnd()
    #expect(fifth.text.isEmpty)
    // The app does nothing meanwhile, so that no write tells that one has left.
    readers.removeLast()
    try SocketReader(path).read { $0 == "{}\n" }
  }

  @Test("is free of those who only asked whether an app listens")
  func askers() throws {
    let server = try server()
    defer { server.close() }
    for _ in 0..<InspectionServer.mostConnections { #expect(recurse_socket_is_heard(path)) }
    try SocketReader(path).read { $0 == "{}\n" }
  }

  @Test("replaces no file, folder or link")
  func notSocket() throws {
    try folder.write("mine", to: "socket")
    expectRefusal("it is no socket")
    #expect(try folder.text("socket") == "mine")
    unlink(path)
    try #require(mkdir(path, 0o700) == 0)
    expectRefusal("it is no socket")
    rmdir(path)
    try #require(symlink(folder.path("other"), path) == 0)
    expectRefusal("it is a link")
    #expect(try folder.names() == ["socket"])
  }

  @Test("of another user is refused (as root)", .enabled(if: geteuid() == 0))
  func notOwn() throws {
    try leaveSocket()
    try #require(chown(path, 4321, 4321) == 0)
    expectRefusal("it belongs to another user")
  }

  @Test("has a path that fits")
  func long() {
    let long = folder.path(String(repeating: "x", count: 120))
    var place = recurse_socket_place()
    #expect(recurse_socket_listen(long, &place) == Int32(RECURSE_FILE_FAILED))
    #expect(recurse_error() == ENAMETOOLONG)
  }

  @Test("waits for no inspector that does not read")
  func stalled() throws {
    let server = try server()
    defer { server.close() }
    let stalled = try SocketReader(path)
    try stalled.read { $0 == "{}\n" }
    let text = String(repeating: "x", count: 1 << 20)
    for _ in 0..<8 { server.send([event(text)]) }
    server.send([event("last")])
    let other = try SocketReader(path)
    try other.read { $0.hasSuffix("\"last\"]\n") }
    try stalled.read { $0.hasSuffix("\"last\"]\n") }
    #expect(stalled.bytes == other.bytes)
  }

  @Test("goes on when an inspector leaves in the middle")
  func leaves() throws {
    let server = try server()
    defer { server.close() }
    var leaver: SocketReader? = try SocketReader(path)
    try leaver?.read { $0 == "{}\n" }
    leaver = nil
    for number in 0..<20 { server.send([event("\(number)")]) }
    try SocketReader(path).read { $0.hasSuffix("\"19\"]\n") }
  }
}
