import RecurseLayout
import RecurseReconciler
import RecurseTerminal

final class KeyHintsWidget: ElementWidget<KeyHintsElement>, CommandObserver {
  /// The last painted line. A tree that is built for comparison with this one paints the same.
  private var line = KeyHintLine()
  private var isPadded = false
  /// The columns in which a hint is worth less than the free columns at the ends.
  private static let wide = 60
  /// The columns that the hints wanted in the last layout.
  private var measured = 1
  private var runs: [@MainActor () -> Void] = []
  private var shown: [ListedHint] = []

  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    let isInRow = parent?.stackDirection == .row
    style.alignSelf = isInRow ? .auto : .stretch
    style.flexGrow = isInRow ? 1 : 0
    // It shrinks before any text does.
    style.flexShrink = isInRow ? 1000 : 0
    // Beside other content there is room for the way out.
    style.minWidth = isInRow ? .cells(Double(widthOfQuit)) : 0
    return style
  }

  private var widthOfQuit: Int {
    let keys = "\(AppCommand.quit.keys.first ?? "")"
    return glyphs?.encode("\(keys) \(element.words.quit)").count ?? 0
  }

  override func measure(_ proposal: LayoutProposal) -> CellSize {
    let natural = axis == .horizontal ? naturalWidth : 1
    return switch proposal.width {
    case .exactly(let width): CellSize(columns: width, rows: 1)
    case .atMost(let most): CellSize(columns: min(most, natural), rows: 1)
    case .unbounded: CellSize(columns: natural, rows: 1)
    }
  }

  /// The columns of all hints. A tree that is built for comparison with this one has the same.
  private var naturalWidth: Int {
    if let tree, !tree.isForComparison { measured = width(of: listed().map(\.hint)) }
    return measured
  }

  private func width(of hints: [ListedHint]) -> Int {
    guard let glyphs else { return 1 }
    return hints.reduce(0) { $0 + glyphs.encode($1.text).count + 2 }
  }

  override func update(from old: KeyHintsElement) { setNeedsLayout() }

  override func parentChanged() {
    super.parentChanged()
    treeChanged()
  }

  override func treeChanged() { tree?.use(UncoveredWidgets.self).add(self) }

  override func adoptState(of other: Widget) {
    guard let other = other as? KeyHintsWidget else { return }
    (line, isPadded, measured) = (other.line, other.isPadded, other.measured)
  }

  func commandsMayHaveChanged() {
    let hints = listed(in: contentSize.columns).map(\.hint)
    guard hints != shown else { return }
    if axis == .horizontal, width(of: listed().map(\.hint)) != measured {
      setNeedsLayout()
    } else {
      setNeedsPaint()
    }
  }

  /// Returns the hints for the keys that work now, or that may follow in a chord.
  ///
  /// - Parameter columns: the width of the line, which may have room for more than a few. Beside
  ///   other content, the line asks for no more than a few take.
  private func listed(
    in columns: Int? = nil
  ) -> [(hint: ListedHint, run: @MainActor () -> Void)] {
    guard let commands = tree?.commands else { return [] }
    let words = element.words
    if let next = commands.continuations(in: words) { return next.compactMap { hint($0) } }
    var all: [(hint: ListedHint, run: @MainActor () -> Void)] = []
    // What the app can do is worth more than a way to other tabs.
    let uses = commands.keyUses(in: words).filter(\.isOnLine)
    let ofApp = uses.filter { $0.origin.isOfEveryApp }
    let near = uses.filter { !$0.origin.isOfEveryApp && !$0.isOfLibrary }
    for use in near + uses.filter(\.isOfLibrary) + ofApp {
      guard let next = hint(use) else { continue }
      if let last = all.indices.last, all[last].hint.takes(in: next.hint) { continue }
      all.append(next)
    }
    return KeyHintLine.worthShowing(all.map(\.hint), columns: columns, glyphs: glyphs)
      .map { all[$0] }
  }

  private func hint(_ use: ListedCommand) -> (hint: ListedHint, run: @MainActor () -> Void)? {
    var use = use
    if use.origin == .command {
      // A person would try in vain what their terminal may not send.
      use.keys.removeAll { $0.keys.contains { $0.reasonNotSent != nil } }
    }
    guard use.isEnabled, let keys = use.keys.first else { return nil }
    guard use.origin == .menu else {
      return (ListedHint(use), use.run)
    }
    // One way into the menu bar is enough: from a menu the arrows lead to the others.
    guard keys.keys == [.function(10)] else { return nil }
    return (ListedHint(use, title: element.words.menu), use.run)
  }

  override func paint(_ context: GraphicsContext) {
    if let tree, !tree.isForComparison {
      tree.commands.add(self)
      let listed = listed(in: context.size.columns)
      shown = listed.map(\.hint)
      runs = listed.map(\.run)
      let pressed = tree.commands.pressedKeys
      let prefix = pressed.isEmpty ? "" : "\(KeySequence(pressed)) …"
      func line(columns: Int) -> KeyHintLine {
        KeyHintLine(shown, after: prefix, columns: columns, glyphs: context.glyphs)
      }
      self.line = line(columns: context.size.columns)
      // A bar has a free column before and behind it. A narrow one has more need of its hints.
      let padded = context.showsSurfaces ? line(columns: context.size.columns - 2) : nil
      isPadded =
        padded != nil && context.size.columns >= Self.wide
        || padded?.places.count == self.line.places.count
      if isPadded, let padded { self.line = padded }
    }
    var (key, title) = (context.style(adding: .bold), context.style)
    if context.showsSurfaces {
      // A bar at the edge of the screen.
      (key.background, title.background) = (.surface, .surface)
      let bar = CellRect(column: 0, row: 0, columns: context.size.columns, rows: 1)
      context.fill(bar, style: CellStyle(background: .surface))
    }
    key.foreground = key.foreground ?? .accent
    title.foreground = title.foreground ?? .secondaryText
    for part in line.parts {
      context.draw(
        part.text, column: part.column + (isPadded ? 1 : 0), row: 0,
        style: part.isKey ? key : title)
    }
  }

  override func handle(_ mouse: MouseEvent) -> Bool {
    let column = mouse.location.column - (isPadded ? 1 : 0)
    guard case .press(.left) = mouse.kind,
      let place = line.places.first(where: { $0.columns.contains(column) }),
      runs.indices.contains(place.index)
    else { return false }
    runs[place.index]()
    return true
  }
}
