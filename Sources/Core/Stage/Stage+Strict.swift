import RecurseTerminal
import RecurseWidgets

/// The patched tree is compared with one built from nothing in the same state. A difference means
/// that something shown depends on more than state and props, or is a bug of the library.
extension Stage {
  /// After each commit: the same widgets showing the same elements, and the same effects.
  func verifyTree() {
    let (fresh, instances) = rebuilt()
    guard isComparable(fresh, instances), verifyEffects(instances) else { return }
    // Describing all widgets would take most of the time that comparing takes.
    guard !tree.isAlike(fresh, { $0.showsTheSame(as: $1) }) else { return }
    let mine = tree.description(of: \.summary)
    let other = fresh.description(of: \.summary)
    failStrict("the patched tree is not what a fresh build gives\n\(difference(mine, other))")
  }

  /// Before each frame: the same frames, the same widgets for Tab, and the same cells.
  func verifyPicture() {
    let (fresh, instances) = rebuilt()
    // Widgets ask their instances what their children depend on.
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
    // A fresh build knows no transitions: while one is active, the same tree is painted anew.
    let grid = tree.isMoving ? tree.paintedAnew() : fresh.grid
    guard !tree.grid.showsTheSame(as: grid) else { return }
    failStrict(
      "the picture is not what a fresh one is\n\(tree.grid.differences(from: grid))")
  }

  /// Compares the effects that run with those that the state asks for; false if they differ.
  private func verifyEffects(_ fresh: Runtime<WidgetTree>) -> Bool {
    guard runtime.engine.startsEffects else { return true }
    let running = runtime.rootInstance.runningEffects.sorted()
    let wanted = fresh.rootInstance.wantedEffects.sorted()
    guard running != wanted else { return true }
    failStrict("other effects run than a fresh build asks for\n\(running)\n--- fresh:\n\(wanted)")
    return false
  }

  func failStrict(_ difference: String) {
    isStrict = false
    onStrictFailure(difference)
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

  /// Whether both trees were walked to the end: comparing needs more of the stack than what is
  /// compared.
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
