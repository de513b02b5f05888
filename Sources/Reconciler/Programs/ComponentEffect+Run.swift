extension ComponentEffect {
  /// Gives the terminal to a program, and runs a transition with its result.
  ///
  /// ```swift
  /// .run(.editor(state.path), id: "edit") { state, result in
  ///   state.isEditing = false
  ///   if case .failure(let error) = result { state.message = "\(error)" }
  /// }
  /// ```
  ///
  /// The app leaves the screen, and paints it again when the program has ended, whatever the
  /// program did to the terminal. Meanwhile effects go on, and their changes are shown afterwards.
  /// Ctrl-C is for the program; Ctrl-Z stops both, and the shell's `fg` goes on in the program. The
  /// app does not end before it: a signal that asks for the end is passed on to it. Two programs
  /// run one after the other.
  ///
  /// A program that has begun goes on when the effect ends; its result is then dropped.
  public static func run(
    _ program: TerminalProgram, id: some Hashable & Sendable,
    _ transition: @escaping @MainActor (inout Owner.State, ChildResult) throws -> Void
  ) -> ComponentEffect {
    task(id: id) { app in
      let result = await app.result(of: program)
      app.send { try transition(&$0, result) }
    }
  }

  /// Gives the terminal to a program, and runs a transition with its result. See
  /// ``run(_:id:_:)-swift.type.method``.
  ///
  /// ```swift
  /// .run("git", ["rebase", "-i", "main"], id: "rebase") { state, _ in state.reload() }
  /// ```
  public static func run(
    _ program: String, _ arguments: [String] = [], id: some Hashable & Sendable,
    _ transition: @escaping @MainActor (inout Owner.State, ChildResult) throws -> Void
  ) -> ComponentEffect {
    run(TerminalProgram(program, arguments), id: id, transition)
  }

  /// Adds a program to this effect. See ``run(_:id:_:)-swift.type.method``.
  public func run(
    _ program: TerminalProgram, id: some Hashable & Sendable,
    _ transition: @escaping @MainActor (inout Owner.State, ChildResult) throws -> Void
  ) -> ComponentEffect {
    and(.run(program, id: id, transition))
  }

  /// Adds a program to this effect. See ``run(_:_:id:_:)-swift.type.method``.
  public func run(
    _ program: String, _ arguments: [String] = [], id: some Hashable & Sendable,
    _ transition: @escaping @MainActor (inout Owner.State, ChildResult) throws -> Void
  ) -> ComponentEffect {
    and(.run(program, arguments, id: id, transition))
  }
}

extension Sender {
  /// Gives the terminal to a program, and returns when it has ended. See
  /// ``ComponentEffect/run(_:id:_:)-swift.type.method``.
  ///
  /// ```swift
  /// .task(id: "message") { app in
  ///   try draft.write(to: file)
  ///   try await app.run(.editor(file.path))
  ///   let text = try String(contentsOf: file)
  ///   app.send { $0.message = text }
  /// }
  /// ```
  @MainActor
  @discardableResult
  public func run(_ program: TerminalProgram) async throws(ChildError) -> ChildExit {
    try await result(of: program).get()
  }

  /// Gives the terminal to a program, and returns when it has ended.
  @MainActor
  @discardableResult
  public func run(
    _ program: String, _ arguments: [String] = []
  ) async throws(ChildError) -> ChildExit {
    try await run(TerminalProgram(program, arguments))
  }

  @MainActor
  func result(of program: TerminalProgram) async -> ChildResult {
    guard let engine else { return .failure(.cancelled) }
    return await engine.programs.run(program)
  }
}
