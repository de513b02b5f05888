import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// The part of the terminal that an app has, by its state.
struct StagePresentation {
  var shown: Presentation
  /// Changes the presentation of the screen, and returns its size.
  let change: @MainActor (Presentation) -> CellSize?
}

extension Stage {
  /// Changes the presentation if the state asks for another. Focus, text and scroll stay.
  func updatePresentation() {
    guard let wanted = wantedPresentation?(), wanted != presentation?.shown else { return }
    presentation?.shown = wanted
    guard let size = presentation?.change(wanted) else { return }
    resize(to: size)
    // The screen is another one, whatever its size.
    tree.grid.invalidate()
    shownCursor = nil
  }

  /// Gives a screen below the prompt as many rows as the content needs. A layer has all that are
  /// allowed.
  func fitRows() {
    tree.mostRows = screen.mostRows
    guard tree.isLaidOut else { return }
    // The rows of a list are estimated until they are laid out.
    var passes = 0
    while passes < Self.mostFittingPasses, tree.fitScrolledContent(upTo: screen.mostRows) {
      passes += 1
      layOut()
      fitScreen()
    }
    fitScreen()
  }

  private func fitScreen() {
    guard let most = screen.mostRows, tree.isLaidOut else { return }
    let rows = !tree.layers.isEmpty ? most : min(most, max(1, tree.contentHeight))
    guard rows != tree.size.rows else { return }
    screen.setRows(rows)
    tree.resize(screen.size)
    shownCursor = nil
    layOut()
  }

  /// The most layouts in which content that scrolls finds its height.
  private static var mostFittingPasses: Int { 3 }

  /// Whether the content has no rows, so that an app below the prompt needs none at its end.
  var isEmpty: Bool { tree.isLaidOut && tree.layers.isEmpty && tree.contentHeight == 0 }

  /// Draws what waits to be printed, once, and passes it to the screen.
  func printNodes() {
    for node in prints.take() {
      let rows = drawn(node)
      screen.print(rows)
      voice.notePrinted(rows)
    }
  }

  private func drawn(_ node: AnyNode) -> CellGrid {
    let columns = screen.size.columns
    let fresh = WidgetTree(size: CellSize(columns: columns, rows: 1), sharing: tree)
    fresh.themeSetting = tree.themeSetting
    let instances = Runtime(
      PrintedContent(content: node), on: fresh, clock: runtime.engine.clock,
      environment: runtime.engine.environment.values, startsEffects: false)
    withExtendedLifetime(instances) {
      for _ in 0..<Self.mostPrintPasses {
        instances.commit()
        fresh.layOut()
        fresh.resize(CellSize(columns: columns, rows: max(1, fresh.contentHeight)))
        if !instances.needsCommit, !fresh.needsFrame { break }
      }
      fresh.paint()
    }
    instances.unmount()
    return fresh.grid
  }

  /// The most commits of printed content that depends on its own size.
  private static var mostPrintPasses: Int { 4 }
}

/// Shows nodes that another component has made.
private struct PrintedContent: Component {
  let content: AnyNode
  func render(state: Void) -> Node { VirtualNode(content) }
}
