/// One operation of the reconciler on a widget of a ``RecordingHost``. Widgets are named by their
/// elements.
///
/// ```swift
/// #expect(host.takeOperations() == [.update("Count: 0", to: "Count: 1")])
/// ```
package enum Operation: Equatable, Sendable, CustomStringConvertible {
  case make(String)
  case update(String, to: String)
  case insert(String, into: String, at: Int)
  case move(String, in: String, from: Int, to: Int)
  case remove(String, from: String, at: Int)
  case present(String)
  case dismiss(String)

  package var description: String {
    switch self {
    case .make(let name): "make \(name)"
    case .update(let old, let new): "update \(old) to \(new)"
    case .insert(let name, let parent, let index): "insert \(name) into \(parent) at \(index)"
    case .move(let name, let parent, let old, let new):
      "move \(name) in \(parent) from \(old) to \(new)"
    case .remove(let name, let parent, let index): "remove \(name) from \(parent) at \(index)"
    case .present(let name): "present \(name)"
    case .dismiss(let name): "dismiss \(name)"
    }
  }
}
