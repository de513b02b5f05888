import CFileWork
import Foundation

/// The copy of the contents of an open file. A hole, which takes no room, is no data: it stays one.
struct ContentCopy {
  let disk: Disk
  let source: RawPath
  let input: Int32
  let target: RawPath
  let output: Int32
  private var place: Int64 = 0
  /// The end of the data at the place; none is known in a file without holes.
  private var end = Int64.max

  init(disk: Disk, source: RawPath, input: Int32, target: RawPath, output: Int32) {
    (self.disk, self.source, self.input) = (disk, source, input)
    (self.target, self.output) = (target, output)
  }

  /// - Parameter step: runs after each part with its size, and stops the copy by throwing.
  mutating func run(
    isSparse: Bool, step: (Int) async throws(FileError) -> Void
  ) async throws(FileError) {
    if isSparse { end = 0 }
    while true {
      if place == end, let hole = try skipHole() { try await step(hole) }
      // A file may grow meanwhile, and is copied to its end.
      let most = min(Int64(disk.chunk), end - place)
      let part = try disk.read(from: input, source, most: Int(most))
      if part.isEmpty { return }
      try disk.write(part[...], to: output, target)
      place += Int64(part.count)
      try await step(part.count)
    }
  }

  /// Goes on to the next data, in both files.
  ///
  /// - Returns: the bytes that are left out; `nil` for none.
  private mutating func skipHole() throws(FileError) -> Int? {
    let start = place
    let data = filework_seek_data(input, start)
    if data >= 0 {
      place = data
      let hole = filework_seek_hole(input, data)
      end = hole > data ? hole : .max
    } else {
      // There is only a hole, or a file system that does not tell.
      if errno == ENXIO {
        place = Int64(try disk.run(.read, source) { Int(lseek(input, 0, SEEK_END)) })
        // What has no data at its end gets its length like this.
        try disk.run(.write, target) { Int(ftruncate(output, off_t(place))) }
      }
      end = .max
    }
    try disk.run(.read, source) { Int(lseek(input, off_t(place), SEEK_SET)) }
    try disk.run(.write, target) { Int(lseek(output, off_t(place), SEEK_SET)) }
    return place > start ? Int(place - start) : nil
  }
}
