/// The index of an instance's first widget in its container, counted only when it is needed
/// and then once.
@MainActor
struct HostCursor {
  private enum Origin {
    case index(Int)
    case search(Search)
  }

  private let origin: Origin
  private var offset = 0

  init(index: Int) { origin = .index(index) }

  init(at instance: Instance) {
    origin = .search(Search(instance, below: nil, at: nil))
  }

  /// The place of an instance below another whose own place is known.
  init(at instance: Instance, within outer: Instance, _ cursor: HostCursor) {
    let isShared = instance.container === outer.container
    origin = .search(
      Search(instance, below: isShared ? outer : nil, at: isShared ? cursor : nil))
  }

  func advanced(by widgets: Int) -> HostCursor {
    var copy = self
    copy.offset += widgets
    return copy
  }

  var index: Int {
    switch origin {
    case .index(let index): index + offset
    case .search(let search): search.index + offset
    }
  }
}

/// A place in a container that is found when it is first needed. The content before it does not
/// change while the instance is updated, so the result stays valid.
@MainActor
private final class Search {
  let instance: Instance
  let outer: Instance?
  let cursor: HostCursor?

  init(_ instance: Instance, below outer: Instance?, at cursor: HostCursor?) {
    self.instance = instance
    self.outer = outer
    self.cursor = cursor
  }

  private(set) lazy var index: Int = {
    var count = cursor?.index ?? 0
    var below = instance
    while let parent = below.parent, below !== outer {
      count += parent.widgetCount(before: below)
      if parent === instance.container { break }
      below = parent
    }
    return count
  }()
}
