import RecurseCore
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// Input, and other changes from outside the app. ``TestScreen/update`` has the cost of each.
extension TestScreen {
  /// Handles events that arrive in one read, then presents one frame.
  public func send(_ events: [InputEvent]) {
    guard hasTerminal() else { return }
    action("send") {
      var left = events[...]
      while let event = left.first {
        let (count, isHandled) = stage.handle(firstOf: left)
        defer { left = left.dropFirst(count) }
        if isHandled { continue }
        unhandled += left.prefix(count)
        if event.isInterrupt {
          stage.tree.commands.performQuit { stage.runtime.engine.quit(status: 130) }
        }
      }
      present()
    }
  }

  /// Whether the app has the terminal. If a program has it, the test fails: what a person does is
  /// for the program.
  func hasTerminal() -> Bool {
    guard let program = children.running else { return true }
    stage.runtime.engine.diagnostics.onMistake?(
      "\(program.words) has the terminal and gets what is typed: `onProgram` has to return first")
    return false
  }

  /// Presses keys. The app reads each key separately.
  public func press(_ keys: Key...) { press(keys) }

  /// Releases keys, as terminals with kitty's keyboard protocol report it. `press(_:)` does not.
  public func release(_ keys: Key...) {
    action("release(\(keys.map(\.spelling).joined(separator: ", ")))") {
      for key in keys { send([.key(KeyEvent(key, phase: .up))]) }
    }
  }

  /// Types a text. The app reads each character separately. A newline is typed as Enter, a tab as
  /// Tab.
  public func type(_ text: String) {
    action("type(\(text.debugDescription))") {
      for character in text { send([.key(KeyEvent(Key(typing: character)))]) }
    }
  }

  /// Types a text that arrives in one read.
  public func typeAtOnce(_ text: String) {
    action("typeAtOnce(\(text.debugDescription))") {
      send(text.map { .key(KeyEvent(Key(typing: $0))) })
    }
  }

  /// Pastes a text as one event.
  public func paste(_ text: String) {
    action("paste(\(text.debugDescription))") { send([.paste(Paste(text))]) }
  }

  /// Resizes the window.
  public func resize(columns: Int, rows: Int) { resize(columns: columns, rows: rows, with: []) }

  /// Resizes the window, handles events that come in the same turn, then presents one frame.
  package func resize(columns: Int, rows: Int, with events: [InputEvent]) {
    let size = CellSize(columns: columns, rows: rows)
    guard size != window else { return }
    action("resize(columns: \(columns), rows: \(rows))") {
      window = size
      target.use(presentation, window: size)
      stage.resize(to: target.size)
      // The rows of an app below the prompt may be as many as before.
      if target.mostRows != nil { stage.tree.grid.invalidate() }
      for event in events { _ = stage.handle(event) }
      present()
    }
  }

  /// Runs work from outside the tree, such as a write to a property, in one turn of the app, then
  /// presents one frame.
  ///
  /// ```swift
  /// screen.turn { player.position.value = 42 }
  /// ```
  public func turn(_ work: () throws -> Void) rethrows {
    try action("turn") {
      defer { present() }
      try work()
    }
  }

  /// Runs a transition of the root component, as one of its effects does.
  public func change(_ transition: @escaping @MainActor (inout Root.State) throws -> Void) {
    action("change") {
      root.perform(update: .automatic, from: root) { state, _ in try transition(&state) }
      present()
    }
  }

  /// Asks the app to end, as termination signals do. Fields commit unfinished input, then
  /// `\.isEnding` in the environment becomes `true`.
  ///
  /// ```swift
  /// screen.type("half a na")
  /// screen.askToEnd()
  /// #expect(screen.state.saved == "half a na")
  /// ```
  public func askToEnd() {
    action("askToEnd") {
      stage.beginEnding()
      present()
    }
  }

  /// Focuses the button, the toggle or another control with a label, then presses Enter, or Space
  /// for a toggle.
  ///
  /// Enter opens the options of a picker in a menu. An option, a segment, a tab or a row is clicked
  /// instead.
  ///
  /// A text is always a label: `press("f2" as Key)` presses a key, and `press("g", "g")` several.
  public func press(_ label: String) throws {
    if let keys = (try? KeySequence(parsing: label))?.keys,
      !elements.contains(where: { $0.label == label })
    {
      let words = label.split(separator: " ").map { "\"\($0)\"" }.joined(separator: ", ")
      let call = keys.count == 1 ? "\(words) as Key" : words
      throw SearchFailure(
        message: "no element is called “\(label)”, but press(\(call)) presses the key",
        picture: picture)
    }
    try press(pressable(label))
  }

  /// Focuses an element, then presses Enter, or Space for a toggle.
  ///
  /// An option, a segment, a tab or an element that its row stands for is clicked instead.
  public func press(_ element: FoundElement) throws {
    try action("press(\(element.label.debugDescription))") {
      guard element.part != nil || element.role == .option || element.isPressedByRow else {
        try focus(on: element)
        return press(element.role == .toggle ? .space : .enter)
      }
      try reveal(element)
      try click(element)
    }
  }

  /// Scrolls an option or a segment into view.
  private func reveal(_ element: FoundElement) throws {
    guard let widget = element.widget else { return }
    if element.part?.frame.isEmpty == true {
      throw SearchFailure(message: "“\(element.label)” is out of sight", picture: picture)
    }
    widget.scrollIntoView(
      CellRect(
        column: 0, row: 0, columns: widget.contentSize.columns, rows: widget.contentSize.rows))
    present()
  }

  /// Moves the focus to an element.
  ///
  /// - Throws: ``SearchFailure`` if it is not focusable.
  public func focus(on element: FoundElement) throws {
    guard element.isFocusable, let widget = element.widget else {
      throw SearchFailure(message: "“\(element.label)” is not focusable", picture: picture)
    }
    guard let focus = widget.layerFocus, focus === stage.tree.focus else {
      throw SearchFailure(
        message:
          "“\(element.label)” cannot have the focus: it is in a toast, which is clicked, or "
          + "covered",
        picture: picture)
    }
    guard hasTerminal() else { return }
    action("focus(on: \(element.label.debugDescription))") {
      focus.move(to: widget, isRevealed: true, by: .person)
      present()
    }
  }
}

extension FoundElement {
  /// Whether the row around the element takes its presses.
  fileprivate var isPressedByRow: Bool {
    widget.map { $0.isWholeRow && !$0.isFocusable } ?? false
  }
}

extension ElementQueries {
  /// Returns the only button with a label, or else the only toggle, or else the only other control,
  /// option or tab.
  func pressable(_ label: String) throws -> FoundElement {
    guard all(.button, label).isEmpty else { return try button(label) }
    guard all(.toggle, label).isEmpty else { return try toggle(label) }
    let found = elements.filter { $0.label == label && $0.isUsed }
    return found.isEmpty ? try button(label) : try labelled(label)
  }
}
