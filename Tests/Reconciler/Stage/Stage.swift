import RecurseReconciler
import RecurseTesting
import Testing

/// A component on a recording host. Every commit is compared with the tree built from scratch.
@MainActor
final class Stage<Root: Component> {
  let host = RecordingHost()
  let time = ManualTime()
  let reports = Journal()
  let outputs = Outputs()
  let runtime: Runtime<RecordingHost>

  @MainActor
  final class Outputs {
    var all: [Root.Output] = []
  }

  init(_ root: Root, state: Root.State? = nil) {
    runtime = Runtime(
      root, state: state, on: host, clock: time.clock,
      onOutput: { [outputs] in outputs.all.append($0) }, onReport: { [reports] in reports($0) })
    runtime.commit()
    _ = operations
    _ = runtime.takeRecord()
  }

  /// The operations since the last question.
  var operations: [Operation] { host.takeOperations() }

  /// What the updates since the last question did.
  var record: UpdateRecord { runtime.takeRecord() }

  var picture: String { host.root.picture }

  /// The same tree, built from scratch.
  var freshPicture: String {
    let fresh = RecordingHost()
    _ = runtime.rebuilt(on: fresh)
    return fresh.root.picture
  }

  var root: TypedComponentInstance<Root> {
    unsafeDowncast(runtime.rootInstance, to: TypedComponentInstance<Root>.self)
  }

  var state: Root.State { root.state }

  /// Runs a transition of the root and commits it.
  func change(
    update: UpdateMode = .automatic, at location: SourceLocation = #_sourceLocation,
    _ transition: @escaping @MainActor (inout Root.State) throws -> Void
  ) {
    perform(update: update, transition)
    commit(at: location)
  }

  /// Runs a transition of the root.
  func perform(
    update: UpdateMode = .automatic,
    _ transition: @escaping @MainActor (inout Root.State) throws -> Void
  ) {
    root.perform(update: update, from: root) { state, _ in try transition(&state) }
  }

  func commit(at location: SourceLocation = #_sourceLocation) {
    runtime.commit()
    if runtime.uncaughtFailure == nil, !runtime.needsCommit {
      #expect(picture == freshPicture, sourceLocation: location)
    }
  }

  /// Presses an element by its title and commits.
  func press(_ title: String, at location: SourceLocation = #_sourceLocation) {
    tap(title, at: location)
    commit(at: location)
  }

  /// Presses an element by its title.
  func tap(_ title: String, at location: SourceLocation = #_sourceLocation) {
    guard let widget = host.root[title] else {
      Issue.record("there is no \(title) in\n\(picture)", sourceLocation: location)
      return
    }
    widget.send("", of: TapElement.self)
  }

  /// The widgets' names in tree order, without the root's.
  var names: [String] { host.root.all.dropFirst().map(\.name) }
}

extension Stage {
  /// The way back into the root, as an effect has it.
  var sender: Sender<Root> { Sender(root) }
}
