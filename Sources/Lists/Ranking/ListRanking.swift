import RecurseMatching
import RecurseReconciler

/// The ranking of a list's candidates for a query, which the list keeps from one update to the
/// next.
///
///     update: another query or collection ─▶ rank a slice ─▶ all are ranked? show them
///                                               ▲    │ no
///                                               │    ▼
///                          next turn of the loop ◀── show the best so far, if the query is another
///
/// A ranking of another collection for the same query begins only once the one before it is
/// finished. Otherwise a stream of new candidates without end would keep every ranking from being
/// shown.
@MainActor
final class ListRanking: LazyMemory {
  /// The most candidates that are ranked before the loop reads input again.
  nonisolated package static let slice = 4_096
  /// The most results that are shown while candidates are still to be ranked.
  private static let mostUnfinished = 1_024
  /// The most candidates that are ranked between two updates of the rows.
  private static let longestSilence = 16 * slice

  /// Candidates that are ranked for the words of a query.
  private struct Run {
    let words: [Substring]
    var candidates: Candidates
    var ranking: FuzzyRanking
    /// Whether all candidates were ranked by the texts that they have.
    var isExact = true
    /// The number of candidates after which the best so far are shown; `nil` if the rows wait for
    /// all of them.
    var nextShow: Int?
  }

  /// The results that the rows show.
  struct Shown {
    fileprivate(set) var candidates: Candidates
    let matcher: FuzzyMatcher
    /// The indices of candidates, the best first.
    let indices: [Int]
    /// Whether they are of an earlier query: nothing is found for this one so far.
    fileprivate(set) var isOutdated = false
  }

  private var running: Run?
  /// The last ranking that came to its end.
  private var finished: Run?
  private var latest: Run? { running ?? finished }
  /// The results that the last update found ready, or `nil` if all candidates are shown in their
  /// order. They stay until the next update, as the rows do.
  private(set) var shown: Shown?
  private var ready: Shown?
  private var task: SteppedTask?
  /// Whether the collection was another one in an update since the ranking began.
  private var isStale = false
  /// Whether it is a copy, for comparison, of a ranking that would take long.
  private var isFrozen = false

  /// The number of queries so far.
  private(set) var queryNumber = 0
  /// Whether no candidate is still to be ranked, as for a query without words.
  var isSettled: Bool { running == nil }
  /// The number of candidates that were ranked for any query.
  private(set) var rankedCount = 0

  // MARK: - Updates

  /// Takes the query and the candidates of an update, and ranks a slice if they have changed.
  ///
  /// - Parameter candidates: called if the query has words.
  func update(
    _ query: String, of lazy: LazyInstance, _ candidates: () -> Candidates
  ) {
    guard !isFrozen else { return }
    defer { shown = ready }
    let words = query.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else {
      if latest != nil { forget() }
      return
    }
    let candidates = candidates()
    guard let latest, latest.words == words else {
      queryNumber += 1
      return begin(query, words, candidates, showsParts: true, of: lazy)
    }
    if latest.isExact, latest.candidates.isStored(candidates.data) {
      isStale = false
      return
    }
    // A property that is computed has other storage each time, but the same elements.
    let isSame = lazy.isRepeating && !isStale
    replace(by: candidates, isSame: isSame)
    guard !isSame else { return }
    if isSettled {
      begin(query, words, candidates, showsParts: false, of: lazy)
    } else {
      isStale = true
    }
  }

  /// Lets go of everything, as nothing is looked for.
  private func forget() {
    end()
    queryNumber += 1
    (running, finished, ready) = (nil, nil, nil)
  }

  /// Shows another collection in the order of the present ranking, if it has as many elements. An
  /// edit of one element is thus visible before all are ranked again.
  private func replace(by candidates: Candidates, isSame: Bool) {
    if running?.candidates.count == candidates.count {
      running?.candidates = candidates
      if !isSame { running?.isExact = false }
    }
    if isSame, finished?.candidates.count == candidates.count { finished?.candidates = candidates }
    if ready?.candidates.count == candidates.count { ready?.candidates = candidates }
  }

  private func begin(
    _ query: String, _ words: [Substring], _ candidates: Candidates, showsParts: Bool,
    of lazy: LazyInstance
  ) {
    end()
    isStale = false
    // What matches the longer query also matched its beginning: only that is ranked again.
    let narrowed = finished.flatMap { last in
      last.isExact && last.candidates.isStored(candidates.data)
        ? last.ranking.narrowed(to: query) : nil
    }
    let ranking = narrowed ?? FuzzyRanking(of: candidates.count, for: query)
    running = Run(
      words: words, candidates: candidates, ranking: ranking,
      nextShow: showsParts ? 0 : nil)
    rankSlice()
    // Without effects nothing comes later.
    while !lazy.engine.startsEffects, !isSettled { rankSlice() }
    guard !isSettled else { return }
    if showsParts { keepMatching(query) }
    let list = lazy.reference
    task = SteppedTask(on: lazy.engine) { [weak self] in
      guard let self else { return false }
      if rankSlice() { (list.target as? LazyInstance)?.memoryChanged() }
      return !isSettled
    }
  }

  /// Ranks the next candidates.
  ///
  /// - Returns: whether the next update has other results.
  @discardableResult
  private func rankSlice() -> Bool {
    guard var run = running else { return false }
    // So that nothing else holds the ranking, which would be copied.
    running = nil
    let before = run.ranking.rankedCount
    let textAt = run.candidates.textAt
    run.ranking.rank(upTo: Self.slice) { textAt($0) }
    let count = run.ranking.rankedCount
    rankedCount += count - before
    guard !run.ranking.isFinished else {
      finished = run
      show(run.ranking.results, of: run)
      return true
    }
    defer { running = run }
    guard let next = run.nextShow, count >= next, run.ranking.resultCount > 0 else { return false }
    run.nextShow = min(2 * count, count + Self.longestSilence)
    show(run.ranking.results(upTo: Self.mostUnfinished), of: run)
    return true
  }

  /// Keeps those rows of an earlier query that match this one, as long as no others are found.
  private func keepMatching(_ query: String) {
    guard let run = running, run.ranking.resultCount == 0, let earlier = ready else { return }
    ready?.isOutdated = true
    guard earlier.candidates.isStored(run.candidates.data) else { return }
    let known = earlier.indices.prefix(Self.mostUnfinished)
    var kept = FuzzyRanking(of: known.count, for: query)
    let textAt = run.candidates.textAt
    kept.rank(upTo: known.count) { textAt(known[$0]) }
    rankedCount += known.count
    if kept.resultCount > 0 { show(kept.results.map { known[$0] }, of: run) }
  }

  private func show(_ indices: [Int], of run: Run) {
    ready = Shown(
      candidates: run.candidates, matcher: FuzzyMatcher(run.words.joined(separator: " ")),
      indices: indices)
  }

  // MARK: - The list's memory

  /// Returns the memory of a tree that is built for comparison. It ranks again if one slice is
  /// enough; otherwise it takes over the results.
  func copyForComparison() -> (any LazyMemory)? {
    let copy = ListRanking()
    guard let latest else {
      copy.queryNumber = queryNumber
      return copy
    }
    guard !isSettled || latest.candidates.count > Self.slice else {
      copy.queryNumber = queryNumber - 1
      return copy
    }
    (copy.running, copy.finished, copy.shown) = (running, finished, shown)
    (copy.queryNumber, copy.isFrozen) = (queryNumber, true)
    return copy
  }

  func end() {
    task?.cancel()
    task = nil
  }
}

extension LazyInstance {
  /// The ranking of the candidates of a list that takes a query, made if there is none yet.
  var ranking: ListRanking {
    if let known = memory as? ListRanking { return known }
    let made = ListRanking()
    memory = made
    return made
  }
}
