import Foundation

/// A comparison of files that have the same names in two folders, byte by byte.
public struct ContentComparison: Hashable, Sendable {
  public let first: RawPath
  public let second: RawPath
  public let files: [File]

  /// A file that both folders have.
  public struct File: Hashable, Sendable {
    public let name: RawName
    public let size: Int64

    public init(_ name: RawName, size: Int64) { (self.name, self.size) = (name, size) }
  }

  /// The files that are not known to have the same contents.
  public struct Findings: Hashable, Sendable {
    public internal(set) var different: Set<RawName> = []
    /// Those of them that cannot be read, with the reasons.
    public internal(set) var troubles: [FileTrouble] = []
  }

  public init(_ first: RawPath, _ second: RawPath, _ files: [File]) {
    (self.first, self.second, self.files) = (first, second, files)
  }

  /// Reads the files off the caller's actor, each up to its first difference. Stops with
  /// `.cancelled` soon after its task is cancelled.
  @concurrent
  public func run(
    disk: Disk = Disk(), onProgress: @escaping @Sendable (FileProgress) -> Void = { _ in }
  ) async throws(FileError) -> Findings {
    let meter = ProgressMeter(onProgress)
    meter.expect(items: files.count, bytes: files.reduce(0) { $0 + $1.size })
    var findings = Findings()
    for file in files {
      let paths = (first.appending(file.name), second.appending(file.name))
      meter.begin(paths.0)
      var bytes = 0
      do {
        let isSame = try await disk.haveSameContents(paths.0, paths.1) { count in
          bytes += count
          meter.finish(bytes: count)
        }
        if !isSame { findings.different.insert(file.name) }
      } catch {
        if case .cancelled = error.reason { throw .cancelled }
        findings.different.insert(file.name)
        findings.troubles.append(error)
      }
      // What was not read counts as done, as it is not going to be read.
      meter.finish(items: 1, bytes: max(0, Int(file.size) - bytes))
    }
    return findings
  }
}

extension FileTrouble: Error {}

extension Disk {
  /// Compares the bytes of two files, chunk by chunk.
  ///
  /// - Parameter step: called with the size of each chunk that both have.
  /// - Throws: which of them cannot be read, and why.
  fileprivate func haveSameContents(
    _ first: RawPath, _ second: RawPath, step: (Int) -> Void
  ) async throws(FileTrouble) -> Bool {
    let files = (try OpenFile(first, disk: self), try OpenFile(second, disk: self))
    while true {
      do { try await Pause.take() } catch { throw FileTrouble(item: first, reason: error) }
      let (part, twin) = (try files.0.next(), try files.1.next())
      guard part.count == twin.count else { return false }
      if part.isEmpty { return true }
      guard let start = part.baseAddress, let other = twin.baseAddress,
        memcmp(start, other, part.count) == 0
      else { return false }
      step(part.count)
    }
  }

  /// A file that is read from its beginning, and closed when it is not used any more.
  private final class OpenFile {
    private let path: RawPath
    private let disk: Disk
    private let file: Int32
    /// A chunk, which each one takes the place of.
    private let buffer: UnsafeMutableRawBufferPointer

    init(_ path: RawPath, disk: Disk) throws(FileTrouble) {
      (self.path, self.disk) = (path, disk)
      do { file = try disk.open(path) } catch {
        throw FileTrouble(item: path, reason: error)
      }
      buffer = .allocate(byteCount: disk.chunk, alignment: 64)
    }

    deinit {
      close(file)
      buffer.deallocate()
    }

    /// The next chunk, until the one after it is read; the last one is shorter or empty.
    func next() throws(FileTrouble) -> UnsafeRawBufferPointer {
      var count = 0
      do {
        while count < buffer.count {
          let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
          let more = try disk.run(.read, path) {
            Foundation.read(file, rest.baseAddress, rest.count)
          }
          if more == 0 { break }
          count += more
        }
      } catch {
        throw FileTrouble(item: path, reason: error)
      }
      return UnsafeRawBufferPointer(rebasing: buffer[..<count])
    }
  }
}
