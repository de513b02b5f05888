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
/// Recorded input is held until it was handled, because the secret field that it may be meant for
/// is known only then. If there was one at any time since it came, all that was typed is a count.
@MainActor
package final class Inspection: StageObserver {
  /// A piece of what an inspector is sent.
  package enum Entry: Sendable {
    case event(RecordedEvent)
    case step(InspectionStep, time: Duration)

    /// The letter of an event of the recording.
    fileprivate var code: String {
      if case .event(let event) = self { event.code } else { "" }
    }

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
  /// The bytes of what is held.
  private var heldBytes = 0
  /// Whether the tree had a secret field since the held input came.
  private var hadSecretField = false
  private var mask = TypedMask()
  /// Whether events that were read wait for the next turn.
  private var isHolding = false
  /// The time at which the held input came.
  private var heldSince: Duration?
  private var cause: String?
  /// The text of the event that is handled, and whether it found the focus at a secret field.
  private var typed: (text: String, isSecret: Bool)?
  private var renders: [(render: InspectionStep.Render, keyless: String)] = []
  private var effects: [(change: String, name: String)] = []
  private var work = UpdateRecord()
  /// The number of the next step.
  private var number = 0
  /// The place of the turn's last step in what is held, and the lines before that step.
  private var last: (index: Int, before: [String])?

  /// The most renders, and effects, of a step. The others are left out.
  private static let mostTexts = 200
  /// The most that is held, and the longest time. Input that has not ended then is sent as a count.
  private static let mostHeldBytes = 1 << 20
  private static let longestHold = Duration.seconds(2)

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
      self?.effects.append(("\(change)", name))
    }
    work = stage.runtime.engine.record
    addStep("start")
  }

  /// Takes an event of the recording.
  package func take(_ event: RecordedEvent) {
    held.append(.event(event))
    heldBytes += event.text.utf8.count
    if heldSince == nil { heldSince = now() }
  }

  /// Holds the input for one more turn, in which events that were read with it are handled.
  package func holdInput() { isHolding = true }

  // MARK: - Steps

  /// Adds a step, with what was rendered since the step before.
  private func addStep(_ cause: String) {
    let before = lines
    last = (held.count, before)
    var step = InspectionStep(number: number, cause: cause)
    number += 1
    // The focus may have waited for the commit before the event.
    if let text = typed?.text, typed?.isSecret == true || isAtSecretField {
      tree.typedSecret(text)
      typed = nil
    }
    lines = tree.lines(of: stage.runtime, stage.tree)
    hadSecretField = hadSecretField || tree.hasSecretField
    step.renders = renders.prefix(Self.mostTexts).map {
      var render = $0.render
      render.path = tree.path(render.path, keyless: $0.keyless)
      return render
    }
    step.effects = effects.prefix(Self.mostTexts).map { "\($0.change) \(tree.effect($0.name))" }
    fill(&step, before)
    renders = []
    effects = []
    heldBytes += step.tree.inserted.reduce(0) { $0 + $1.utf8.count }
    held.append(.step(step, time: now()))
  }

  /// Enters what a frame may change too.
  private func fill(_ step: inout InspectionStep, _ before: [String]) {
    let record = stage.runtime.engine.record
    step.work = step.work + (record - work)
    work = record
    let running = stage.runtime.rootInstance.runningEffects.prefix(Self.mostTexts)
    step.running = running.map { tree.effect($0.name) }
    step.tree = TreeChange(from: before, to: lines)
  }

  /// The number of times that the whole tree was searched for secret fields.
  package var searches: Int { tree.searches }

  private var isAtSecretField: Bool {
    (stage.tree.focus.widget?.shownElement as? TextFieldElement)?.isMadeForSecret == true
  }

  /// Looks for secret fields that no step has seen, as in content that a layout has made.
  private func findSecrets() {
    tree.findSecrets(of: stage.runtime)
    hadSecretField = hadSecretField || tree.hasSecretField
  }

  // MARK: - The stage

  package var time: Duration { clock() }

  package func willHandle(_ event: InputEvent) -> Duration {
    findSecrets()
    tree.settleSecrets()
    cause = event.traceName
    let text: String? =
      switch event {
      case .key(let key): key.text
      case .paste(let paste): paste.text
      default: nil
      }
    typed = text.map { ($0, isAtSecretField) }
    return time
  }

  package func didHandle(_ event: InputEvent, since start: Duration) {
    findSecrets()
    (cause, typed) = (nil, nil)
  }

  package func didCommit(since start: Duration) {
    guard !renders.isEmpty || !effects.isEmpty else { return }
    addStep(cause ?? "an update")
  }

  package func didRun(_ part: String, since start: Duration) {}

  package func didPresent(cells: Int, bytes: Int, since start: Duration) {
    guard cells > 0 else { return }
    let isOwnStep = last == nil
    if isOwnStep { addStep(InspectionStep.frameCause) }
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
    findSecrets()
    if isHolding || isUnfinished {
      isHolding = false
      let isTooLong = heldSince.map { now() - $0 > Self.longestHold } ?? false
      guard isTooLong || heldBytes > Self.mostHeldBytes else { return }
      hadSecretField = true
    }
    guard !held.isEmpty else { return }
    sendHeld()
  }

  private func sendHeld() {
    // What began in input that was sent as a count is one to its end.
    let isHidden = hadSecretField || mask.isUnfinished
    let inputs = inputs
    let texts = mask.masked(inputs.map(\.text))
    if isHidden { hideTyped(inputs.map(\.index), texts) }
    // No part of the screen can be told from a secret that it shows.
    if tree.knowsSecrets { held.removeAll { $0.code == "o" } }
    send(held)
    held = []
    (heldBytes, heldSince, last) = (0, nil, nil)
    hadSecretField = tree.hasSecretField
  }

  /// Whether the held input ends within a sequence, a paste or a character: the field that it is
  /// meant for may come before its end.
  private var isUnfinished: Bool {
    guard let end = held.last(where: { ["i", "b", "e"].contains($0.code) }) else { return false }
    // These bytes are no text, as those of a torn character.
    if end.code == "b" { return true }
    var trial = mask
    _ = trial.masked(inputs.map(\.text))
    return trial.isUnfinished
  }

  /// The held input, and `nil` for the ends of unfinished sequences in it.
  private var inputs: [(index: Int, text: String?)] {
    held.indices.compactMap { index in
      switch held[index].code {
      case "i": (index, held[index].text)
      case "e": (index, nil)
      default: nil
      }
    }
  }

  /// Replaces all that was typed.
  private func hideTyped(_ indices: [Int], _ texts: [String?]) {
    for (index, text) in zip(indices, texts) {
      if let text { held[index].text = text }
    }
    // These bytes are no text: none of them can be told from what is secret.
    for index in held.indices where held[index].code == "b" { held[index].text = "" }
  }

  package func close() {
    isHolding = false
    // What is unfinished has no end.
    hadSecretField = hadSecretField || isUnfinished
    if !held.isEmpty { sendHeld() }
  }

  // MARK: - Renders

  package func willRender() -> Duration { time }

  package func didRender(
    _ component: ComponentInstance, _ reason: RenderReason, since start: Duration
  ) {
    tree.wasRendered(component)
    let render = InspectionStep.Render(
      path: component.componentPath, reason: reason.rawValue, node: tree.number(of: component),
      microseconds: Int((time - start) / .microseconds(1)))
    renders.append((render, component.keylessPath))
  }
}
