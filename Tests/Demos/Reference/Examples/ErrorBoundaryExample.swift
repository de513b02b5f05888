import Recurse

struct ErrorBoundaryExample: Component {
  func render(state: Void) -> Node {
    ErrorBoundary {
      Opener()
    } fallback: { failure in
      Text(failure.message).foreground(.error)
      Button("Try again") { _ in failure.retry() }
    }
  }

  struct Opener: Component {
    func render(state: Void) -> Node {
      Button("Open") { _ in throw Unreadable() }
    }
  }

  struct Unreadable: Error, CustomStringConvertible {
    var description: String { "The file cannot be read." }
  }
}
