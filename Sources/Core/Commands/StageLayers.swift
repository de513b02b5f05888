import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// The layers that the library itself shows over an app: the page of all commands, the menu on
/// selected text, and two notices. One says that a text could not be copied, the other that the app
/// is ending.
@MainActor
final class StageLayers {
  // `unowned` is safe: the stage owns the tree and this object.
  private unowned let tree: WidgetTree
  /// The instance that presents a layer.
  weak var presenter: PresentationInstance?
  private var content = Content.nothing
  private var hasShownCopyFailure = false

  private enum Content {
    case nothing
    /// The commands at the time when the page was opened.
    case commands([ListedCommand], of: String, WordsReference)
    case finishing(WordsReference)
    /// The notice why a text could not be copied.
    case copyFailed(String)
    /// The menu on selected text.
    case copying(AnyNode)
  }

  init(_ tree: WidgetTree) { self.tree = tree }

  /// Opens or closes the page of all commands.
  func toggleCommands() {
    if case .commands = content, presenter?.layer != nil { return close() }
    showCommands()
  }

  /// Opens the page of all commands.
  func showCommands() {
    let words = tree.commands.wordsReference
    show(
      .commands(
        tree.commands.keyUses(in: words.words).filter { $0.id != "help" }, of: tree.focusedName,
        words))
  }

  /// Shows the notice that the app ends when its work is finished.
  func showFinishing() { show(.finishing(tree.commands.wordsReference)) }

  /// Removes the notice: the app ends now.
  func hideFinishing() {
    if case .finishing = content { close() }
  }

  /// Opens the menu on selected text.
  func showCopying(_ menu: AnyNode) { show(.copying(menu)) }

  /// Shows the notice that a text could not be copied: once if the terminal copies none.
  func showCopyFailure(of text: String) {
    let words = tree.commands.words
    if text.isTooLongToCopy { return show(.copyFailed(words.tooLongToCopy)) }
    guard !hasShownCopyFailure else { return }
    hasShownCopyFailure = true
    show(.copyFailed(words.cannotCopy))
  }

  private func show(_ content: Content) {
    self.content = content
    presenter?.request(nil)
    presenter?.request(PresentationRequest())
  }

  private func close() { presenter?.request(nil) }

  /// The layer that is shown; `nil` for none.
  var layer: AnyNode? {
    switch content {
    case .nothing: nil
    case .commands(let uses, let control, let words):
      VirtualNode<LayerOwner>.layer(
        .sheet, label: words.words.commands,
        VirtualNode(
          ignoringOutputsOf: CommandPage(uses: uses, control: control, reference: words) {
            [weak self] in
            self?.close()
            $0.run()
          }), key: "commands")
    case .finishing(let words):
      VirtualNode<LayerOwner>.layer(
        .ending, Text(words.words.finishing).node(for: LayerOwner.self),
        key: "finishing")
    case .copyFailed(let reason):
      VirtualNode<LayerOwner>.layer(
        .toast(.seconds(4)), Text(reason).node(for: LayerOwner.self),
        key: "copy failure")
    case .copying(let menu): menu
    }
  }
}

/// The owner of content without handlers.
private struct LayerOwner: Component {
  func render(state: Void) -> Node { Text("") }
}
