import RecurseMatching
import RecurseReconciler
import RecurseWidgets

/// The rows of the candidates that match a query, the best first, with what was found marked.
struct RankedRows: ListedRows {
  /// The rows of all candidates.
  let all: CollectionRows
  let results: ListRanking.Shown

  var count: Int { results.indices.count }
  func key(at index: Int) -> NodeKey { all.key(at: results.indices[index]) }

  func node(at index: Int) -> AnyNode {
    let place = results.indices[index]
    let node = all.node(at: place)
    let text = results.candidates.textAt(place)
    guard let match = results.matcher.match(text) else { return node }
    return node.marking(match.ranges, of: text)
  }

  var selectableAt: (@MainActor (Int) -> Bool)? {
    guard let selectableAt = all.selectableAt else { return nil }
    let indices = results.indices
    return { selectableAt(indices[$0]) }
  }
}

extension CandidateSource {
  /// Returns the rows for a state: the results of the list's ranking, or all candidates if there
  /// are none.
  ///
  /// In an update the ranking follows the state. Between two updates the rows are those of the last
  /// one, whatever has become of the state.
  func rows(of state: State, rankedBy lazy: LazyInstance) -> any ListedRows {
    let ranking = lazy.ranking
    if lazy.isUpdating { ranking.update(query(state), of: lazy) { candidates(state) } }
    guard let results = ranking.shown, let all = earlierRows(results.candidates.data, state) else {
      return rows(state)
    }
    return RankedRows(all: all, results: results)
  }
}

extension AnyNode {
  /// Returns the node of a row with parts of a text marked wherever it shows that text: in a `Text`
  /// without styles of its own parts.
  final func marking(_ ranges: [Range<String.Index>], of text: String) -> AnyNode {
    guard !ranges.isEmpty else { return self }
    let marked = changingElements(of: TextElement.self) { shown in
      guard shown.text == text, shown.spans.isEmpty else { return nil }
      var marked = Text(text, marking: ranges).element
      marked.paragraph = shown.paragraph
      return marked
    }
    return marked ?? self
  }
}

/// The ranking that orders a list's rows, as far as the list knows it.
struct RowRanking {
  /// The number of the query among those of the list.
  let query: Int
  /// Whether the rows are the results for a query, and not all in their order.
  let isOfQuery: Bool
  /// Whether no more rows come.
  let isSettled: Bool
  /// Whether none of the rows is found by the query.
  let isOutdated: Bool

  @MainActor
  init(_ ranking: ListRanking) {
    query = ranking.queryNumber
    isOfQuery = ranking.shown != nil
    isSettled = ranking.isSettled
    isOutdated = ranking.shown?.isOutdated == true
  }
}
