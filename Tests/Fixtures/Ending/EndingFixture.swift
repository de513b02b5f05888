import Recurse

/// An app that ends as its first argument says when `!` is pressed, counts `+`, and quits at `q`.
/// The second argument says what it does meanwhile.
@main struct EndingFixture: App {
  struct State {
    var presses = 0
    var interrupts = 0
    var steps = 0
    var quits: Int32?
    var text = ""
    var isAsking = false
    var notice: String?
  }

  /// What the effect that finishes late waits for.
  private static var isReleased = false

  let ending: Ending
  let business: Business

  /// The work between events.
  enum Business: String, CaseIterable {
    case nothing, painting, effects
  }

  init() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let ending = Ending(rawValue: arguments.first ?? ""),
      let business = Business(rawValue: arguments.dropFirst().first ?? "nothing")
    else {
      fatalError(
        """
        usage: ending-fixture \(Ending.allCases.map(\.rawValue).joined(separator: "|")) \
        [\(Business.allCases.map(\.rawValue).joined(separator: "|"))]
        """)
    }
    self.ending = ending
    self.business = ending == .flood ? .painting : business
  }

  var initialState: State { State() }

  var mouse: MouseReporting { ending == .noMouse ? .none : .drags }

  func render(state: State) -> Node {
    VStack {
      Text("Pressed \(state.presses), interrupted \(state.interrupts), steps \(state.steps)")
      switch ending {
      case .errorBelow: Inner()
      case .crashInRender: if state.presses > 0 { Text(noText()) }
      case .interruptHandled, .longTurn: Text("").onKey(.control("c")) { $0.interrupts += 1 }
      case .interruptAsks:
        Text("Asks").command("Quit") { $0.isAsking = true }
          .alert("Leave?", isPresented: \.isAsking) { Button("Stay", role: .cancel) }
      case .field:
        TextField("Field", text: \.text)
        Text("Bytes \(state.text.utf8.count)")
      case .scrolls: ScrollView { ForEach(0..<100, id: \.self) { Text("line \($0)") } }
      case .patientSheet:
        Text("").toast(item: \.notice) { Text($0) }
          .sheet(isPresented: \.isAsking) { TextField("Field", text: \.text) }
      case .patientEffect: WithEnvironment(\.isEnding) { Text($0 ? "Ending" : "Ready") }
      default: Text("Ready")
      }
      if business == .painting {
        ForEach(0..<60, id: \.self) { row in
          Text(String(repeating: "\((state.steps + row) % 10)", count: 200))
        }
      }
    }
    .flex(grow: 1)
    // A drag selects nothing that Ctrl-C would copy.
    .textSelection(.disabled)
    .onKey(.character("!")) { state in
      state.presses += 1
      try ending.happen(&state)
    }
    .onKey(.character("+")) { state in
      state.presses += 1
      Self.isReleased = true
    }
    .onKey(.character("q")) { $0.quits = 0 }
    .onKey(.character("c")) { state, emit in
      emit.copy("chosen")
      state.quits = 0
    }
  }

  func effects(state: State) -> [Effect] {
    if let status = state.quits { .quit(status: status) }
    switch ending {
    case .effectError:
      if state.presses > 0 { .task(id: "error") { _ in throw Mistake() } }
    case .savingEffect:
      .task(id: "save", onCancel: .finish(within: .seconds(60))) { app in
        try await app.clock.sleep(for: .milliseconds(100))
        print("saved")
      }
    case .endlessEffect:
      .task(id: "endless", onCancel: .finish) { try await $0.clock.sleep(for: .seconds(3600)) }
    case .stuckAtTheEnd:
      .task(id: "stuck") { app in
        try? await app.clock.sleep(for: .seconds(3600))
        while !state.text.isEmpty || Task.isCancelled {}
      }
    case .patientEffect, .patientSheet:
      .task(id: "patient", onCancel: .finish(within: .seconds(600))) { app in
        while !Self.isReleased { try await app.clock.sleep(for: .milliseconds(5)) }
        print("saved")
      }
    case .failingEffect:
      .task(id: "failing", onCancel: .finish(within: .seconds(60))) { app in
        try await app.clock.sleep(for: .milliseconds(100))
        throw Mistake()
      }
    case .cancelledEffect:
      .task(id: "cancelled") { app in
        do {
          try await app.clock.sleep(for: .seconds(3600))
        } catch {
          print("cancelled")
        }
      }
    case .busyTasks:
      .task(id: "busy") { app in
        while !Task.isCancelled {
          app.send { $0.steps += 1 }
          await Task.yield()
        }
      }
    case .busySequence:
      .values(of: AsyncStream(unfolding: { 1 }), id: "busy") { $0.steps += $1 }
    default: []
    }
    switch business {
    case .nothing: []
    case .painting: .every(.milliseconds(1), id: "painting") { $0.steps += 1 }
    case .effects:
      // One effect waits for the clock, the other works on another thread.
      .task(id: "waiting") { try await $0.clock.sleep(for: .seconds(3600)) }
        .task(id: "working") { app in
          let work = Task.detached {
            var sum = 0
            while !Task.isCancelled { sum &+= 1 }
            return sum
          }
          await withTaskCancellationHandler {
            _ = await work.value
          } onCancel: {
            work.cancel()
          }
        }
    }
  }

  private func noText() -> String { fatalError("no text to show") }
}

/// A separate component, to be named in the path of an error.
private struct Inner: Component {
  func render(state: Void) -> Node {
    Text("Ready").onKey(.character("!")) { _ in throw Mistake() }
  }
}
