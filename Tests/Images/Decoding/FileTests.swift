import Foundation
import RecurseImages
import TestSupport
import Testing

@Suite("The file of a picture") struct FileTests {
  @Test("is read and decoded")
  func reading() throws {
    let folder = try TemporaryFolder()
    let file = PNGWriter(width: 3, height: 2) { x, y in [x, y, 0, 255] }.bytes
    let path = folder.path("a b“ü.png")
    try Data(file).write(to: URL(filePath: path))
    #expect(try Bitmap(pngFile: path) == Bitmap(png: file))
    #expect(try Bitmap(pngFile: path, maximumBytes: file.count).width == 3)
    #expect(throws: ImageError.fileTooLarge(path: path, maximumBytes: file.count - 1)) {
      try Bitmap(pngFile: path, maximumBytes: file.count - 1)
    }
    #expect(throws: ImageError.fileTooLarge(path: path, maximumBytes: -1)) {
      try Bitmap(pngFile: path, maximumBytes: -1)
    }
    #expect(throws: ImageError.tooLarge(width: 3, height: 2, maximumPixels: 5)) {
      try Bitmap(pngFile: path, maximumPixels: 5)
    }
  }

  @Test("that is none is told with its path and the reason")
  func failures() throws {
    let folder = try TemporaryFolder()
    let missing = folder.path("none.png")
    #expect(
      throws: ImageError.cannotRead(path: missing, reason: "No such file or directory")
    ) { try Bitmap(pngFile: missing) }
    #expect(throws: ImageError.cannotRead(path: folder.path, reason: "it is a folder")) {
      try Bitmap(pngFile: folder.path)
    }
    #expect(throws: ImageError.cannotRead(path: "/dev/zero", reason: "it is not a file")) {
      try Bitmap(pngFile: "/dev/zero")
    }
    let pipe = folder.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(throws: ImageError.cannotRead(path: pipe, reason: "it is not a file")) {
      try Bitmap(pngFile: pipe)
    }
    #expect(
      throws: ImageError.cannotRead(path: "a\0b", reason: "its name has a zero byte")
    ) { try Bitmap(pngFile: "a\0b") }
    let empty = folder.path("empty.png")
    try Data().write(to: URL(filePath: empty))
    #expect(throws: ImageError.notPNG) { try Bitmap(pngFile: empty) }
  }
}
