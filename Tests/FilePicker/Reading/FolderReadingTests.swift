import Testing

@testable import RecurseFiles

@Suite("The reading of a folder") struct FolderReadingTests {
  private let fake = FakeDisk()

  private func read(_ folder: String, hasDetails: Bool = true) async -> [FolderNews] {
    let reading = FolderReading(
      folder: FileLocation(folder), disk: fake.disk(), hasDetails: hasDetails)
    var all: [FolderNews] = []
    for await news in reading.news() { all.append(news) }
    return all
  }

  private func names(_ news: FolderNews?) -> [String]? {
    guard case .entries(let entries) = news else { return nil }
    return entries.map { $0.text + $0.sign }
  }

  @Test("ends with all entries in order, with their sizes, and links that lead to folders first")
  func all() async throws {
    fake.add("/a", .folder)
    fake.add("/a/z", .folder)
    fake.add("/a/file10", size: 10)
    fake.add("/a/file9", size: 2048)
    fake.add("/a/link", .folder, type: .unknown)
    fake.add("/a/pipe", .other)
    let last = await read("/a").last
    #expect(names(last) == ["link/", "z/", "file9", "file10", "pipe="])
    guard case .entries(let entries) = last else { return }
    #expect(entries.map(\.sizeText) == ["", "", "2.0K", "10", ""])
    #expect(entries.map(\.dateText) == Array(repeating: "2026-11-26", count: 5))
  }

  @Test("leaves out what vanishes meanwhile, and keeps what nobody may ask about")
  func vanished() async {
    fake.add("/a", .folder)
    fake.add("/a/gone")
    fake.add("/a/here")
    fake.add("/a/secret", type: .unknown)
    fake.forget("/a/gone")
    fake.fail("/a/secret", .noPermission)
    #expect(names(await read("/a").last) == ["here", "secret@"])
  }

  @Test("fails with the reason of the folder")
  func failures() async {
    fake.add("/a/b", .folder)
    fake.fail("/a/b", .noPermission)
    fake.add("/file")
    for (folder, reason) in [
      ("/a/b", FileFailure.Reason.noPermission), ("/none", .missing), ("/file", .notAFolder),
    ] {
      let news = await read(folder)
      guard case .failed(let failure) = news.last else {
        Issue.record("\(folder) can be read")
        continue
      }
      #expect(failure == FileFailure(FileLocation(folder), reason))
    }
  }

  @Test("of names alone asks about no file")
  func namesAlone() async {
    fake.add("/a", .folder)
    for number in 0..<10 { fake.add("/a/\(number)") }
    #expect(names(await read("/a", hasDetails: false).last)?.count == 10)
    #expect(fake.asked == 0)
  }

  @Test("tells 100,000 entries in parts that double")
  func many() async {
    fake.add("/a", .folder)
    for number in 0..<100_000 { fake.add("/a/\(number)") }
    // The last parts stay where parts come faster than they are read.
    let news = await read("/a", hasDetails: false)
    #expect(news.count <= 12)
    guard case .entries(let entries) = news.last else { return }
    #expect(entries.count == 100_000 && entries.first?.text == "0")
    #expect(entries.last?.text == "99999")
  }

  @Test("is given up by its reader, however long a call of the system takes")
  func hanging() async {
    fake.add("/a", .folder)
    fake.hang("/a")
    defer { fake.answer() }
    let reading = FolderReading(folder: FileLocation("/a"), disk: fake.disk())
    let reader = Task {
      var count = 0
      for await _ in reading.news() { count += 1 }
      return count
    }
    while fake.listed.isEmpty { await Task.yield() }
    reader.cancel()
    #expect(await reader.value == 0)
  }

  @Test("shows the names while a file in the folder does not answer")
  func hangingFile() async {
    fake.add("/mnt", .folder)
    fake.add("/mnt/nas", .folder)
    fake.add("/mnt/usb", .folder)
    fake.hang("/mnt/nas")
    defer { fake.answer() }
    let reading = FolderReading(folder: FileLocation("/mnt"), disk: fake.disk())
    for await news in reading.news() {
      #expect(names(news) == ["nas/", "usb/"])
      break
    }
  }

  @Test("gives the files of this system as they are")
  func system() async {
    let folder = FileLocation(#filePath).parent
    let reading = FolderReading(folder: folder, disk: .system)
    var last: [FileEntry] = []
    for await case .entries(let entries) in reading.news() { last = entries }
    let own = last.first { $0.text == "FolderReadingTests.swift" }
    #expect(own?.kind == .file && (own?.details?.size ?? 0) > 1000)
    #expect(Disk.system.current().isAbsolute)
    let missing = folder.appending(Array("none".utf8))
    #expect(throws: FileFailure(missing, .missing)) { try Disk.system.status(missing) }
    let file = FileLocation(#filePath)
    #expect(throws: FileFailure(file, .notAFolder)) {
      try Disk.system.list(file) { _ in true }
    }
  }
}
