import Recurse

/// What the inspector shows: a timeline, and where a person looks in it.
package struct InspectState {
  package var timeline = StepTimeline()
  /// The tree of the shown step.
  package private(set) var nodes: [TreeNode] = []
  package var open: Set<Int> = []
  package var selected: Int?
  package var query = ""
  /// Whether elements are left out of the tree.
  package var showsComponentsOnly = false {
    didSet { if showsComponentsOnly != oldValue { showTree() } }
  }
  var sizes: SplitSizes = ["tree": .share(1), "detail": .share(1)]
  var treePosition = ScrollPosition()
  package var focus: Focus? = .tree
  /// Whether a screen without room for both shows the detail instead of the tree.
  package var showsDetail = false
  package var page = Page.node
  /// The reason for which nothing can be inspected.
  package var obstacle: String?
  package var attempt = 0
  /// Whether the app, or the file, has ended.
  package var hasEnded = false
  package var notice: String?
  package var saving: Saving?
  var isDone = false
  /// The nodes that were shown once, which stay closed if a person closes them.
  private var known: Set<Int> = []

  package enum Focus: Hashable { case tree, timeline, search }

  /// A page of the detail.
  package enum Page: String, CaseIterable {
    case node = "Node"
    case step = "Step"
  }

  /// A file that is being written.
  package struct Saving: Equatable {
    package var name: String
    package var text: String
  }

  package init() {}

  /// Shows the other page of the detail, also where a screen has no room for it beside the tree.
  package mutating func turnPage() {
    page = page == .node ? .step : .node
    showsDetail = true
  }

  // MARK: - The timeline

  /// The number of the shown step among those that are kept, as the slider has it.
  package var place: Int {
    get { max(0, timeline.shown) }
    set {
      guard newValue != timeline.shown else { return }
      timeline.show(newValue)
      showTree()
    }
  }

  package mutating func take(_ events: [StreamEvent]) {
    let step = timeline.step
    for event in events { timeline.take(event) }
    if timeline.step != step { showTree() }
  }

  private mutating func showTree() {
    let lines = lines
    nodes = TreeNode.nodes(of: lines, timeline.step)
    let ids = Set(timeline.tree.map(\.id))
    open.formUnion(ids.subtracting(known))
    known.formUnion(ids)
    let isShown = lines.contains { $0.id == selected }
    if !isShown { selected = selected.flatMap { shownNode(around: $0) } ?? nodes.first?.id }
  }

  /// The lines of the tree that are shown.
  package var lines: [TreeLine] {
    showsComponentsOnly ? timeline.tree.filter { $0.kind != "element" } : timeline.tree
  }

  /// The nearest node that is shown: the one itself, or one above it.
  private func shownNode(around id: Int) -> Int? {
    let shown = Set(lines.map(\.id))
    return ([id] + timeline.tree.ancestors(of: id)).first(where: shown.contains)
  }

  // MARK: - The selected node

  package var selectedLine: TreeLine? { timeline.tree.first { $0.id == selected } }

  /// The selected node before the shown step.
  package var selectedBefore: TreeLine? { timeline.before.first { $0.id == selected } }

  package mutating func select(_ id: Int) {
    open.formUnion(timeline.tree.ancestors(of: id))
    selected = id
    treePosition.scroll(to: id)
  }

  /// Selects the node that has the focus in the app.
  package mutating func selectFocused() {
    guard let line = timeline.tree.first(where: { $0.focused == 1 }) else {
      notice = "Nothing has the focus."
      return
    }
    if let id = shownNode(around: line.id) { select(id) }
  }

  /// Selects the next component that the shown step has rendered.
  package mutating func selectRendered() {
    let ids = timeline.tree.map(\.id)
    let rendered = Set(timeline.step?.renders.map(\.node) ?? [])
    let start = selected.flatMap { ids.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    guard let next = (ids[start...] + ids[..<start]).first(where: rendered.contains) else {
      notice = "This step rendered nothing that is still there."
      return
    }
    select(next)
  }

  // MARK: - Searching

  /// Selects a node with the text: 0 from the selected one on, 1 behind it, -1 before it.
  package mutating func search(_ steps: Int) {
    guard !query.isEmpty else { return }
    guard let id = lines.match(query, from: selected, steps) else {
      notice = "No node contains “\(query)”."
      return
    }
    notice = nil
    select(id)
  }

  // MARK: - Saving

  package mutating func save() {
    guard let text = timeline.recording, let step = timeline.step else {
      notice = timeline.isCut ? "The session is too long to be replayed." : "There is no step yet."
      return
    }
    let letters = timeline.title.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    saving = Saving(name: "\(letters.isEmpty ? "app" : letters)-\(step.number)", text: text)
  }

  package mutating func saved(_ result: Result<String, SaveError>) {
    saving = nil
    switch result {
    case .success(let name): notice = "Saved \(name): a test replays it."
    case .failure(let error): notice = error.description
    }
  }
}
