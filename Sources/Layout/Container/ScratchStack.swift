/// A stack of working memory that is reused from layout to layout.
///
/// Containers are laid out within containers, each on top of the other. Every access to an array of
/// the engine would be checked for overlapping ones at run time, which took more than a third of a
/// layout's time. Elements must be trivial: they are never deinitialized.
final class ScratchStack<Element> {
  private struct State {
    var elements: UnsafeMutablePointer<Element>
    var capacity: Int
    var count: Int
  }

  // Behind a constant pointer, so that there is nothing to check.
  private let state: UnsafeMutablePointer<State>

  init(capacity: Int = 64) {
    state = .allocate(capacity: 1)
    state.initialize(
      to: State(elements: .allocate(capacity: capacity), capacity: capacity, count: 0))
  }

  deinit {
    state.pointee.elements.deallocate()
    state.deallocate()
  }

  var count: Int { state.pointee.count }

  subscript(index: Int) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < count)
      return UnsafePointer(state.pointee.elements + index)
    }
    unsafeMutableAddress {
      assert(index >= 0 && index < count)
      return state.pointee.elements + index
    }
  }

  func append(_ element: Element) {
    if count == state.pointee.capacity { grow() }
    (state.pointee.elements + count).initialize(to: element)
    state.pointee.count += 1
  }

  /// Removes all but the lowest elements.
  func truncate(to count: Int) {
    state.pointee.count = count
  }

  private func grow() {
    let old = state.pointee.elements
    let capacity = state.pointee.capacity * 2
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.moveInitialize(from: old, count: count)
    old.deallocate()
    state.pointee.elements = larger
    state.pointee.capacity = capacity
  }
}
