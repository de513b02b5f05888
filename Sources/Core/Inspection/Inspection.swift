import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// An app that is looked at from outside while it runs: what it was given, and its steps.
///
///     RECURSE_INSPECT=1 app          inspect PID
///
///     recording ── input, sizes, output ──▶ held ──┐
///     commit ─────── renders, tree ───────▶ steps ─┴─ end of the turn ──▶ server ──▶ inspectors
///     frame ──────── cells, frames ───────▶  └ the last step of the turn
///
/// Recorded input is held until it was handled, because the secret field that it was meant for is
/// known only then.
@MainActor
package final class Inspection: StageObserver {
  /// A piece of what an inspector is sent.
  package enum Entry: Sendable {
    case event(RecordedEvent)
    case step(InspectionStep, time: Duration)

    /// The text of an event of the recording.
    fileprivate var text: String {
      get { if case .event(let event) = self { event.text } else { "" } }
      set {
        guard case .event(var event) = self else { return }
        event.text = newValue
        self = .event(event)
      }
    }
  }

  private unowned let stage: Stage
  private let now: () -> Duration
  private let clock: () -> Duration
  private let send: ([Entry]) -> Void
  private var tree = InspectedTree()
  private var lines: [String] = []
  private var held: [Entry] = []
  private var mask = TypedMask()
  /// For each typed character of the held input, whether it was meant for a secret field.
  private var typed: [Bool] = []
  /// Whether something else was, a paste for example: then the whole input is secret.
  private var isSecret = false
  /// Whether events that were read wait for the next turn.
  private var isHolding = false
  private var cause: String?
  private var wasAtSecretField = false
  private var renders: [InspectionStep.Render] = []
  private var effects: [String] = []
  private var work = UpdateRecord()
  /// The number of the next step.
  private var number = 0
  /// The place of the turn's last step in what is held, and the lines before that step.
  private var last: (index: Int, before: [String])?

  /// - Parameters:
  ///   - now: the time since the recording began.
  ///   - clock: the time by which renders are measured.
  ///   - send: takes the entries of a turn, in order.
  package init(
    _ stage: Stage, now: @escaping () -> Duration,
    clock: @escaping () -> Duration = { MonotonicTime.now }, send: @escaping ([Entry]) -> Void
  ) {
    self.stage = stage
    self.now = now
    self.clock = clock
    self.send = send
    stage.runtime.engine.diagnostics.onEffect = { [weak self] change, name in
      self?.effects.append("\(change) \(name)")
    }
    work = stage.runtime.engine.record
    addStep("start")
  }

  /// Takes an event of the recording.
  package func take(_ event: RecordedEvent) { held.append(.event(event)) }

  /// Holds the input for one more turn, in which events that were read with it are handled.
  package func holdInput() { isHolding = true }

  // MARK: - Steps

  /// Adds a step, with what was rendered since the step before.
  private func addStep(_ cause: String) {
    let before = lines
    last = (held.count, before)
    var step = InspectionStep(number: number, cause: cause)
    number += 1
    lines = tree.lines(of: stage.runtime, stage.tree)
    step.renders = renders.map {
      var render = $0
      render.path = tree.secrets.hidden(in: render.path)
      return render
    }
    step.effects = effects.map { tree.secrets.hidden(in: $0) }
    fill(&step, before)
    renders = []
    effects = []
    held.append(.step(step, time: now()))
  }

  /// Enters what a frame may change too.
  private func fill(_ step: inout InspectionStep, _ before: [String]) {
    let record = stage.runtime.engine.record
    step.work = step.work + (record - work)
    work = record
    step.running = stage.runtime.rootInstance.runningEffects.map { tree.secrets.hidden(in: $0) }
    step.tree = TreeChange(from: before, to: lines)
  }

  private var isAtSecretField: Bool {
    let element = stage.tree.focus.widget?.shownElement as? any Accessible
    return element?.role == .secureField
  }

  // MARK: - The stage

  package var time: Duration { clock() }

  package func willHandle(_ event: InputEvent) -> Duration {
    wasAtSecretField = isAtSecretField
    cause = event.traceName
    return time
  }

  package func didHandle(_ event: InputEvent, since start: Duration) {
    // The focus may have waited for the commit before the event.
    let isForSecret = wasAtSecretField || isAtSecretField
    cause = nil
    switch event {
    case .key(let key) where key.text != nil && key.phase != .up:
      typed += key.text?.unicodeScalars.map { _ in isForSecret } ?? []
    case .paste: if isForSecret { isSecret = true }
    default: break
    }
  }

  package func didCommit(since start: Duration) {
    guard !renders.isEmpty || !effects.isEmpty else { return }
    addStep(cause ?? "an update")
  }

  package func didRun(_ part: String, since start: Duration) {}

  package func didPresent(cells: Int, bytes: Int, since start: Duration) {
    guard cells > 0 else { return }
    let isOwnStep = last == nil
    if isOwnStep { addStep("a frame") }
    guard let last, case .step(var step, let time) = held[last.index] else { return }
    step.cells += cells
    step.bytes += bytes
    if !isOwnStep {
      // The frame has laid out what the commit has changed.
      lines = tree.lines(of: stage.runtime, stage.tree)
      fill(&step, last.before)
    }
    held[last.index] = .step(step, time: time)
  }

  package func flush() {
    guard !isHolding else {
      isHolding = false
      return
    }
    guard !held.isEmpty else { return }
    hideSecrets()
    send(held)
    held = []
    last = nil
    typed = []
    isSecret = false
  }

  /// Replaces what was typed into a secret field.
  private func hideSecrets() {
    let hidden: TypedMask.Hidden =
      isSecret ? .all : typed.contains(true) ? .some(typed) : .nothing
    // Input, and the ends of unfinished sequences in it.
    var inputs: [(index: Int, text: String?)] = []
    for index in held.indices {
      guard case .event(let event) = held[index] else { continue }
      if event.code == "i" { inputs.append((index, event.text)) }
      if event.code == "e" { inputs.append((index, nil)) }
    }
    let texts = mask.mask(inputs.map(\.text), hidden)
    for (input, text) in zip(inputs, texts) {
      if let text { held[input.index].text = text }
    }
    guard hidden != .nothing else { return }
    for index in held.indices {
      // These bytes are no text: none of them can be told from what is secret.
      if case .event(let event) = held[index], event.code == "b" { held[index].text = "" }
    }
  }

  package func close() {
    isHolding = false
    flush()
  }

  // MARK: - Renders

  package func willRender() -> Duration { time }

  package func didRender(
    _ component: ComponentInstance, _ reason: RenderReason, since start: Duration
  ) {
    tree.wasRendered(component)
    renders.append(
      InspectionStep.Render(
        path: component.componentPath, reason: reason.rawValue, node: tree.number(of: component),
        microseconds: Int((time - start) / .microseconds(1))))
  }
}
