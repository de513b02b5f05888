import CRecurse
import Dispatch
import Foundation

/// The events of an inspected app, or of a saved file.
package enum InspectedStream {
  /// Reads a file to its end, or a socket for as long as the app runs.
  package static func events(of path: String) -> AsyncThrowingStream<[StreamEvent], any Error> {
    AsyncThrowingStream { continuation in
      // The caller may be the main actor, which a large file would hold up.
      Task.detached {
        do {
          if isRegularFile(path) {
            var parser = StreamParser()
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            continuation.yield(try parser.take(data))
            continuation.finish()
          } else {
            let connection = Connection(try connect(path), continuation)
            continuation.onTermination = { _ in connection.cancel() }
            connection.start()
          }
        } catch {
          continuation.finish(throwing: error)
        }
      }
    }
  }

  private static func isRegularFile(_ path: String) -> Bool {
    let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type]
    return kind as? FileAttributeType == .typeRegular
  }

  private static func connect(_ path: String) throws -> Int32 {
    let descriptor = recurse_socket_connect(path)
    guard descriptor < 0 else { return descriptor }
    let reason =
      switch recurse_error() {
      case ENOENT: "There is nothing. Start the app with RECURSE_INSPECT=1."
      case ECONNREFUSED: "The app has ended."
      case EPERM: "The app belongs to another user."
      default: String(cString: strerror(recurse_error()))
      }
    throw StreamError.notReached(reason)
  }

  /// A socket that is read on a queue of its own.
  ///
  /// Not checked, because the compiler cannot see that the parser is used on that queue alone.
  private final class Connection: @unchecked Sendable {
    private let descriptor: Int32
    private let source: any DispatchSourceRead
    private let continuation: AsyncThrowingStream<[StreamEvent], any Error>.Continuation
    private var parser = StreamParser()

    init(
      _ descriptor: Int32,
      _ continuation: AsyncThrowingStream<[StreamEvent], any Error>.Continuation
    ) {
      self.descriptor = descriptor
      self.continuation = continuation
      source = DispatchSource.makeReadSource(
        fileDescriptor: descriptor, queue: DispatchQueue(label: "inspect.socket"))
    }

    func start() {
      source.setEventHandler { [weak self] in self?.read() }
      source.setCancelHandler { [descriptor] in _ = close(descriptor) }
      source.activate()
    }

    func cancel() { source.cancel() }

    /// Reads all that is there: when the other end has closed, Dispatch on Linux calls once,
    /// however much is left before the end.
    private func read() {
      var bytes = [UInt8](repeating: 0, count: 1 << 18)
      var count = 0
      repeat {
        count = readBytes(descriptor, &bytes)
        guard count > 0 else { continue }
        do {
          let events = try parser.take(bytes.prefix(count))
          guard !events.isEmpty, case .terminated = continuation.yield(events) else { continue }
          return cancel()
        } catch {
          return continuation.finish(throwing: error)
        }
      } while count > 0 || count < 0 && recurse_error() == EINTR
      guard count == 0 || recurse_error() != EAGAIN else { return }
      // Without a first line the app has taken no more inspectors.
      continuation.finish(
        throwing: parser.hasHeader
          ? nil : StreamError.notReached("Four others look into the app, or it has ended."))
    }
  }
}

/// `read(2)`, which a method hides.
private func readBytes(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Int {
  read(descriptor, &bytes, bytes.count)
}
