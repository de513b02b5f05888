import RecurseTerminal
import RecurseWidgets

/// Strict mode compares the patched tree with one built from scratch in the same state. A
/// difference means that the screen depends on more than state and props, or that the library has a
/// bug.
extension Stage {
  /// Verifies after each commit that the widgets, their elements and the effects are the same.
  func verifyTree() {
    let (fresh, instances) = rebuilt()
    guard isComparable(fresh, instances), verifyEffects(instances) else { return }
    // Describing all widgets would take most of the time of the comparison.
    guard !tree.isAlike(fresh, { $0.showsTheSame(as: $1) }) else { return }
    let mine = tree.description(of: \.summary)
    let other = fresh.description(of: \.summary)
    failStrict("the patched tree is not what a fresh build gives\n\(difference(mine, other))")
  }

  /// Verifies before each frame that the frames, the Tab stops and the cells are the same.
  func verifyPicture() {
    let (fresh, instances) = rebuilt()
    // Widgets ask their instances for the dependencies of their children.
    withExtendedLifetime(instances) { fresh.paint() }
    guard isComparable(fresh, instances) else { return }
    guard tree.isAlike(fresh, { $0.layout.frame == $1.layout.frame }) else {
      let mine = tree.description(of: \.frameDescription)
      let other = fresh.description(of: \.frameDescription)
      return failStrict("the layout is not what a fresh one gives\n\(difference(mine, other))")
    }
    guard tree.isAlike(fresh, { $0.isTabStop(like: $1) }) else {
      let mine = tree.description(of: \.tabStopDescription)
      let other = fresh.description(of: \.tabStopDescription)
      return failStrict(
        "the tab order is not that of a fresh build\n\(difference(mine, other))")
    }
    // A fresh build has no transitions: while one is active, the same tree is repainted instead.
    let grid = tree.isMoving ? tree.paintedAnew() : fresh.grid
    guard !tree.grid.showsTheSame(as: grid) else { return }
    failStrict(
      "the picture is not what a fresh one is\n\(tree.grid.differences(from: grid))")
  }

  /// Compares the running effects with those that the state requests; returns false if they differ.
  private func verifyEffects(_ fresh: Runtime<WidgetTree>) -> Bool {
    guard runtime.engine.startsEffects else { return true }
    let running = runtime.rootInstance.runningEffects
    let wanted = fresh.rootInstance.wantedEffects
    guard counts(of: running) != counts(of: wanted) else { return true }
    let names = (running: running.map(\.name).sorted(), wanted: wanted.map(\.name).sorted())
    failStrict(
      "other effects run than a fresh build asks for\n\(names.running)\n--- fresh:\n"
        + "\(names.wanted)")
    return false
  }

  private func counts(of effects: [EffectPlace]) -> [EffectPlace: Int] {
    effects.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  func failStrict(_ difference: String) {
    isStrict = false
    onStrictFailure(difference)
  }

  /// Returns the first line that differs, with the lines before it.
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

  /// Returns whether both trees were walked to the end: comparing takes more of the stack than the
  /// work compared.
  private func isComparable(_ fresh: WidgetTree, _ instances: Runtime<WidgetTree>) -> Bool {
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
