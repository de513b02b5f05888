import RecurseTerminal
import RecurseWidgets

/// The patched tree is compared with one built from nothing in the same state: what differs is a
/// bug of the library, and stops the program with both pictures.
extension Stage {
  /// After each commit: the same widgets showing the same elements, and the same effects.
  func verifyTree() {
    let (fresh, instances) = rebuilt()
    guard isMeasure(fresh, instances) else { return }
    verifyEffects(instances)
    // Words for all of it would take most of the time that comparing takes.
    guard !tree.root.isAlike(fresh.root, { $0.showsTheSame(as: $1) }) else { return }
    let mine = tree.root.description(of: \.summary)
    let other = fresh.root.description(of: \.summary)
    fatalError("the patched tree is not what a fresh build gives\n\(difference(mine, other))")
  }

  /// Before each frame: the same frames, the same widgets for Tab, and the same cells.
  func verifyPicture() {
    let (fresh, instances) = rebuilt()
    // Widgets ask their instances what their children depend on.
    withExtendedLifetime(instances) { fresh.paint() }
    guard isMeasure(fresh, instances) else { return }
    guard tree.root.isAlike(fresh.root, { $0.layout.frame == $1.layout.frame }) else {
      let mine = tree.root.description(of: \.place)
      let other = fresh.root.description(of: \.place)
      fatalError("the layout is not what a fresh one gives\n\(difference(mine, other))")
    }
    guard tree.root.isAlike(fresh.root, { $0.isReached(as: $1) }) else {
      let mine = tree.root.description(of: \.reach)
      let other = fresh.root.description(of: \.reach)
      fatalError("Tab comes elsewhere than in a fresh build\n\(difference(mine, other))")
    }
    // What is on its way is compared with the same tree painted from nothing; when it is there,
    // with the fresh one again.
    let grid = tree.isMoving ? tree.paintedAnew() : fresh.grid
    guard !tree.grid.showsTheSame(as: grid) else { return }
    fatalError(
      "the picture is not what a fresh one is\n\(tree.grid.picture)\n--- fresh:\n\(grid.picture)")
  }

  /// The effects that run are those that the state asks for.
  private func verifyEffects(_ fresh: Runtime<WidgetTree>) {
    guard runtime.engine.startsEffects else { return }
    let running = runtime.rootInstance.runningEffects.sorted()
    let wanted = fresh.rootInstance.wantedEffects.sorted()
    guard running != wanted else { return }
    fatalError("other effects run than a fresh build asks for\n\(running)\n--- fresh:\n\(wanted)")
  }

  /// The first line that differs, with the lines that lead to it.
  private func difference(_ mine: String, _ other: String) -> String {
    let lines = (mine: mine.split(separator: "\n"), other: other.split(separator: "\n"))
    let place =
      zip(lines.mine, lines.other).enumerated().first { $1.0 != $1.1 }?.offset
      ?? min(lines.mine.count, lines.other.count)
    func line(_ lines: [Substring]) -> Substring {
      place < lines.count ? lines[place] : "(nothing)"
    }
    return lines.mine[max(0, place - 3)..<min(place, lines.mine.count)].joined(separator: "\n")
      + "\npatched: \(line(lines.mine))\nfresh:   \(line(lines.other))"
  }

  /// Whether all of both trees was walked: the comparison stands deeper on the stack than what it
  /// compares.
  private func isMeasure(_ fresh: WidgetTree, _ instances: Runtime<WidgetTree>) -> Bool {
    fresh.isLaidOut && !fresh.ranOutOfStack && !tree.ranOutOfStack
      && instances.uncaughtFailure == nil
  }

  private func rebuilt() -> (WidgetTree, Runtime<WidgetTree>) {
    tree.ranOutOfStack = false
    let fresh = WidgetTree(size: tree.size, sharing: tree)
    let runtime = runtime.rebuilt(on: fresh)
    fresh.adoptState(of: tree)
    return (fresh, runtime)
  }
}
