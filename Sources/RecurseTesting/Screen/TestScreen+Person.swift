import Recurse
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// What a person does, and what else happens to an app. See ``TestScreen/update`` for what it cost.
extension TestScreen {
  /// Handles events as if they had come in one read: one frame follows.
  public func send(_ events: [InputEvent]) {
    verb("send") {
      for event in events where !stage.handle(event) { unhandled.append(event) }
      stage.present()
    }
  }

  /// Presses keys, each on its own.
  public func press(_ keys: Key...) { press(keys) }

  /// Types a text, each character on its own; a newline is Enter, a tab is Tab.
  public func type(_ text: String) {
    verb("type(\(text.debugDescription))") {
      for character in text { send([.key(KeyEvent(Key(typing: character)))]) }
    }
  }

  /// Types a text that comes in one read.
  public func typeAtOnce(_ text: String) {
    verb("typeAtOnce(\(text.debugDescription))") {
      send(text.map { .key(KeyEvent(Key(typing: $0))) })
    }
  }

  /// Pastes a text, as one event.
  public func paste(_ text: String) {
    verb("paste(\(text.debugDescription))") { send([.paste(Paste(text))]) }
  }

  /// Gives the window another size.
  public func resize(columns: Int, rows: Int) {
    let size = CellSize(columns: columns, rows: rows)
    guard size != memory.size else { return }
    verb("resize(columns: \(columns), rows: \(rows))") {
      target.resize(size)
      stage.resize(to: size)
      stage.present()
    }
  }

  /// Does something outside the tree in one turn of the app, as a task would: writes to a property,
  /// say. One frame follows.
  ///
  /// ```swift
  /// screen.turn { player.position.value = 42 }
  /// ```
  public func turn(_ work: () throws -> Void) rethrows {
    try verb("turn") {
      defer { stage.present() }
      try work()
    }
  }

  /// Runs a transition of the root component, as an effect of it would.
  public func change(_ transition: @escaping @MainActor (inout Root.State) throws -> Void) {
    verb("change") {
      root.perform(update: .automatic, from: root) { state, _ in try transition(&state) }
      stage.present()
    }
  }

  /// Gives the focus to the button or the toggle with a label, and presses Enter.
  public func press(_ label: String) throws {
    try press(pressable(label))
  }

  /// Gives the focus to what was found, and presses Enter.
  public func press(_ element: FoundElement) throws {
    try verb("press(\(element.label.debugDescription))") {
      try focus(on: element)
      press(.enter)
    }
  }

  /// Gives an element the focus.
  public func focus(on element: FoundElement) throws {
    guard let widget = element.widget, widget.isFocusable else {
      throw SearchFailure(message: "“\(element.label)” takes no focus", picture: picture)
    }
    verb("focus(on: \(element.label.debugDescription))") {
      stage.tree.focus.move(to: widget, isRevealed: true)
      stage.present()
    }
  }
}

extension ElementQueries {
  /// The one button with a label, else the one toggle.
  func pressable(_ label: String) throws -> FoundElement {
    all(.button, label).isEmpty && all(.toggle, label).count == 1
      ? try toggle(label) : try button(label)
  }
}
