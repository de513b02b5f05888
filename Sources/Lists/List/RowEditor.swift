import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

extension OwnedContent {
  /// Edits a text of the row in place, and runs a transition with what it was edited to.
  ///
  /// ```swift
  /// List(\.users) { user in
  ///   Text(user.name).onEdit(user.name) { $0.users[id: user.id]?.name = $1 }
  /// }
  /// ```
  ///
  /// F2, `e` where rows are not found by typing, or Enter where the row has no `onSelect`, put a
  /// field in the row's place. There Enter keeps the text, as leaving the field and the end of the
  /// app do, and Escape leaves it as it was.
  ///
  /// In a `Table` it edits the cell under the cursor, also by a double click; on a whole row the first
  /// cell that has it. There Tab keeps the text and goes to the next cell, ↑ and ↓ go a row on, and Escape
  /// without a field does not leave the cell for the whole row.
  ///
  /// - Parameters:
  ///   - text: what is edited.
  ///   - startsByTyping: whether what is typed on the cell of a table begins its new text, as in a
  ///     spreadsheet. Enter then goes on to the cell below, and Tab to the next cell without a field, too.
  ///   - transition: takes the new text.
  public func onEdit(
    _ text: String, startsByTyping: Bool = false,
    _ transition: @escaping @MainActor (inout Owner.State, String) throws -> Void
  ) -> VirtualNode<Owner> {
    onEdit(text, startsByTyping: startsByTyping) { state, text, _ in try transition(&state, text) }
  }

  /// Edits a text of the row in place, and runs a transition that may emit.
  public func onEdit(
    _ text: String, startsByTyping: Bool = false, _ transition: @escaping Transition<Owner, String>
  ) -> VirtualNode<Owner> {
    RowEditor(text: text, startsByTyping: startsByTyping).content { node }.on(transition).node
  }
}

/// A row, and a field in its place while it is edited.
///
///     row ── RowEditing ──▶ field ── Enter, or the focus goes ──▶ row, and the text as output
///                             └───── Escape ────────────────────▶ row
struct RowEditor: Component, Equatable {
  typealias Output = String

  struct State {
    var draft = ""
    var isEditing = false
  }

  let text: String
  var startsByTyping = false

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      // The row stays, without room, so that what it holds is there when it comes back.
      row(isHidden: state.isEditing)
      if state.isEditing {
        WithEnvironment(\.words) { words in
          TextField("", text: \.draft)
            .focused(while: { $0.isEditing }) { state, isFocused, emit in
              if !isFocused { state.finish(&emit) }
            }
            .onSubmit { state, emit in state.finish(&emit) }
            .command(words.cancel, id: "cancel", key: "escape") { $0.isEditing = false }
        }
      }
    }
    .listening(for: { (_: RowEditing) in true }) { state, _, _ in
      state.draft = text
      state.isEditing = true
    }
    .listening(for: { (_: RowTyping) in startsByTyping }) { state, typed, _ in
      state.draft = typed.text
      state.isEditing = true
    }
  }

  private func row(isHidden: Bool) -> Node {
    var style = WidgetStyle()
    style.stage = .frame
    if isHidden { style.frame.height = .cells(0) }
    return VirtualNode(Content().node(for: Self.self).base.inContainer(style))
  }
}

extension RowEditor.State {
  fileprivate mutating func finish(_ emit: inout Emit<String>) {
    guard isEditing else { return }
    isEditing = false
    emit(draft)
  }
}
