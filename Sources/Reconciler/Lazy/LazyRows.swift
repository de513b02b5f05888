/// Children that are made when they are needed, as they are at one moment.
///
/// One is taken for an update and let go before the state is edited again, so that a source which
/// reads the state holds no copy of it.
@MainActor
package protocol LazyRows {
  var count: Int { get }

  /// What sets the child at an index apart from the others.
  func key(at index: Int) -> NodeKey

  /// The child at an index; asked for those that are to be seen.
  func node(at index: Int) -> AnyNode

  /// The children at ascending indices.
  ///
  /// - Parameter last: the nodes of those that were there in the last update. Their instances alone
  ///   hold them: they may be changed and returned.
  func describe(
    _ indices: [Int], last: inout DescribedChildren
  ) -> (keys: [NodeKey], nodes: [AnyNode])

  /// Where the child is that stood at an index, as far as the source knows without a search.
  func place(of key: NodeKey, lastAt index: Int) -> LazyPosition

  /// What the source says of its changes and is not true, in words; asked in debug builds.
  ///
  /// - Parameter alive: children that were alive before, and where they stood.
  func validateChanges(from oldCount: Int, alive: [LazyMark]) -> String?

  /// What the children have in common, as the host may ask after every update.
  var overview: LazyOverview { get }

  /// The text by which the child at an index is found; `nil` where it has none.
  func text(at index: Int) -> String?
}

/// What is kept of a source of lazy children when it has been let go.
package struct LazyOverview {
  /// Whether children can be found by what they say.
  package var canFind: Bool
  /// How many there are before what is no content: a footer.
  package var endOfRows: Int

  package init(canFind: Bool = false, endOfRows: Int) {
    self.canFind = canFind
    self.endOfRows = endOfRows
  }
}

/// What a source of lazy children knows of a child's place.
package enum LazyPosition: Equatable {
  case unknown
  case gone
  case at(Int)
}

extension LazyRows {
  package func describe(
    _ indices: [Int], last: inout DescribedChildren
  ) -> (keys: [NodeKey], nodes: [AnyNode]) {
    (indices.map(key), indices.map(node))
  }
  package func place(of key: NodeKey, lastAt index: Int) -> LazyPosition { .unknown }
  package var overview: LazyOverview { LazyOverview(endOfRows: count) }
  package func text(at index: Int) -> String? { nil }

  package func validateChanges(from oldCount: Int, alive: [LazyMark]) -> String? { nil }
}

/// How far a child is looked for from where it was.
package let lazySearchLimit = 1_024

extension LazyRows {
  /// Where a child is now: asked of the source, then looked for where it was, then at the places
  /// where it would be if everything before it had come or gone, then outward from where it was
  /// through at most so many children in each direction.
  package func find(
    _ mark: LazyMark, shifts: [Int], limit: Int = lazySearchLimit
  ) -> Int? {
    switch place(of: mark.key, lastAt: mark.index) {
    case .at(let index): return index
    case .gone: return nil
    case .unknown: break
    }
    if has(mark.key, at: mark.index) { return mark.index }
    for shift in shifts where has(mark.key, at: mark.index + shift) { return mark.index + shift }
    for distance in 1...max(1, min(limit, count)) {
      if has(mark.key, at: mark.index - distance) { return mark.index - distance }
      if has(mark.key, at: mark.index + distance) { return mark.index + distance }
    }
    return nil
  }

  private func has(_ key: NodeKey, at index: Int) -> Bool {
    index >= 0 && index < count && self.key(at: index) == key
  }
}

/// Lazy children that closures describe.
struct ClosureRows: LazyRows {
  let count: Int
  let keyAt: @MainActor (Int) -> NodeKey
  let nodeAt: @MainActor (Int) -> AnyNode

  func key(at index: Int) -> NodeKey { keyAt(index) }
  func node(at index: Int) -> AnyNode { nodeAt(index) }
}
