/// Working memory that grows to the most that was ever needed and is then used again.
///
/// Containers are solved within containers, each on top of the other. An array held by the engine
/// would do the same, but every access to it is checked at run time for overlapping ones, which
/// took more than a third of a layout's time. Elements must need no deinitialization.
final class ScratchStack<Element> {
  private struct State {
    var elements: UnsafeMutablePointer<Element>
    var capacity: Int
    var count: Int
  }

  // Behind a pointer that never changes: nothing is left to be checked.
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

  /// Gives back all but the lowest elements.
  func cut(to count: Int) {
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
