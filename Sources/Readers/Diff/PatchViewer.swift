import RecurseCore
import RecursePatches
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// A view of a patch, which keeps what is folded.
struct PatchViewer: Component, Equatable {
  let patch: Patch
  let style: DiffStyle
  let wraps: Bool
  /// Whether the owner has the chosen part.
  var isBound = false
  var part: PatchPart?

  /// The part that a person chose, or `nil` for what is gone.
  typealias Output = PatchPart?

  struct State {
    var toggled: Set<PatchFold> = []
    /// The folds that are open only while a text is found in them.
    var opened: Set<PatchFold> = []
    /// The chosen part if the owner does not have it.
    var part: PatchPart?
    var position = ScrollPosition()
    /// The rows of the last patch, so that a fold does not read all of it again.
    let unified = PatchRowsCache(.unified)
    let sideBySide = PatchRowsCache(.sideBySide)
    let tokens = HunkTokens()

    var shownFolds: Set<PatchFold> { toggled.symmetricDifference(opened) }
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    WithEnvironment(\.words) { words in
      GeometryReader { size in
        VirtualNode(PanesElement(), children: panes(columns: size.columns, state, words))
      }
    }
  }

  /// The first reader stays when there is room for a second one, or no more: with its focus, its
  /// place and what is selected.
  @NodeBuilder<Self> private func panes(
    columns: Int, _ state: State, _ words: Words
  ) -> Node {
    let isSideBySide = style.leastColumns.map { columns >= $0 } ?? false
    let cache = isSideBySide ? state.sideBySide : state.unified
    let rows = cache.rows(of: patch, toggled: state.shownFolds)
    let first = reader(
      isSideBySide ? .old : .both, rows, columns, state, words, wraps: wraps && !isSideBySide)
    (isSideBySide ? first.scrollIndicators(.hidden) : first)
      .flex(grow: 1, shrink: 1, basis: 0)
    if isSideBySide {
      Divider()
      reader(.new, rows, columns, state, words, wraps: false)
        .flex(grow: 1, shrink: 1, basis: 0)
    }
  }

  /// - Parameter columns: the columns of the view. A title goes on over the second pane.
  private func reader(
    _ side: DiffLines.Side, _ rows: PatchRows, _ columns: Int, _ state: State, _ words: Words,
    wraps: Bool
  ) -> Node {
    let pane = side == .both ? columns : (columns - 1) / 2
    let gutter = DiffParts.gutterColumns(in: pane, digits: rows.largestNumberDigits, side)
    // The last column is for the scrollbar.
    let lines = DiffLines(
      rows: rows, side: side, equalLines: words.equalLines, titleColumns: columns - gutter - 1)
    let part = isBound ? part : state.part
    return VirtualNode(
      ReaderElement(
        source: lines, content: nil, wraps: wraps, hasLineNumbers: false, filter: LogFilter(),
        words: ReaderWords(words), role: .diff, parts: DiffParts(lines, state.tokens),
        chosenHeader: part.flatMap { rows.header(of: $0) },
        hasLostPart: part.map { !patch.contains($0) } ?? false, hasOpened: !state.opened.isEmpty,
        emptyText: side == .new ? "" : words.noChanges)
    ) { state, event, emit in
      perform(event, on: rows, &state, &emit)
    }
    .defaultScrollAnchor(.top)
    .scrollPosition(\.position)
  }

  private func choose(
    _ part: PatchPart?, _ state: inout State, _ emit: inout Emit<PatchPart?>
  ) {
    if isBound { emit(part) } else { state.part = part }
  }

  private func perform(
    _ event: LinePartEvent, on rows: PatchRows, _ state: inout State, _ emit: inout Emit<PatchPart?>
  ) {
    switch event {
    case .chose(let row):
      guard let part = rows.part(at: row) else { return }
      choose(part, &state, &emit)
    case .pressed(let row):
      guard let fold = rows.fold(at: row) else { return }
      if state.opened.remove(fold) == nil { state.toggled.formSymmetricDifference([fold]) }
      state.position.scroll(to: rows.sourceLine(at: row))
    case .lost: choose(nil, &state, &emit)
    case .found(let row):
      var folded = rows
      folded.toggled = state.toggled
      state.opened = row.map { rows.unfolded.folds(hiding: $0, in: folded) } ?? []
    case .kept:
      state.toggled = state.shownFolds
      state.opened = []
    case .copied, .follows: break
    case .expanded:
      let equal = rows.equalParts
      if equal.isSubset(of: state.toggled) {
        state.toggled.subtract(equal)
      } else {
        state.toggled.formUnion(equal)
      }
    }
  }
}

/// The rows of a patch, made again only for another patch.
@MainActor
final class PatchRowsCache {
  private let style: PatchRowStyle
  private var rows: PatchRows?

  nonisolated init(_ style: PatchRowStyle) { self.style = style }

  func rows(of patch: Patch, toggled: Set<PatchFold>) -> PatchRows {
    if var known = rows, known.patch == patch {
      known.toggled = toggled
      rows = known
      return known
    }
    let made = PatchRows(patch, style: style, toggled: toggled)
    rows = made
    return made
  }
}

extension PatchFold {
  fileprivate init(_ part: PatchPart) {
    switch part {
    case .file(let file): self = .file(file)
    case .hunk(let hunk): self = .hunk(hunk)
    }
  }
}

extension PatchRows {
  /// Returns the row of the header of a part: that of its file if the hunk is folded away.
  fileprivate func header(of part: PatchPart) -> Int? {
    if case .hunk(let hunk) = part { return row(of: .hunk(hunk)) ?? row(of: .file(hunk.file)) }
    return row(of: PatchFold(part))
  }

  /// Returns the part with a header.
  fileprivate func part(at row: Int) -> PatchPart? {
    switch fold(at: row) {
    case .file(let file): .file(file)
    case .hunk(let hunk): .hunk(hunk)
    case .equal, nil: nil
    }
  }
}
