import RecurseReconciler
import RecurseTerminal

/// A command with the node that declares it, for a tree of a test: it has no focus, so that each of
/// its commands can be run.
@MainActor
package struct NodeCommand {
  private let command: DeclaredCommand
  /// The instance of the node.
  package let instance: Instance

  package var title: String { command.title }
  package var isEnabled: Bool { command.isEnabled }
  /// Whether it runs only if nothing is wrong in the forms at its node.
  package var submitsForm: Bool { command.submitsForm }

  /// Runs its transition, whatever is wrong in a form.
  package func run() {
    if let owner = instance.owner { command.run(owner, instance) }
  }

  /// Returns the commands with a title that are declared below an engine's root. O(listeners).
  package static func all(titled title: String, in engine: Engine) -> [NodeCommand] {
    var found: [NodeCommand] = []
    engine.forEachListener(for: KeyEvent.self) { instance in
      for command in instance.commands?.commands ?? []
      where command.isListed && command.title == title {
        found.append(NodeCommand(command: command, instance: instance))
      }
    }
    return found
  }
}
