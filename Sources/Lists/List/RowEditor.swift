import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

extension OwnedContent {
  /// Edits a text of the row in place, and runs a transition with the new text.
  ///
  /// ```swift
  /// List(\.users) { user in
  ///   Text(user.name).onEdit(user.name) { $0.users[id: user.id]?.name = $1 }
  /// }
  /// ```
  ///
  /// F2 replaces the row with a text field. So do Enter and a double click if the row has no
  /// `onSelect`, and `e` where letters neither find rows nor go on with a query. Enter, leaving the
  /// field and the end of the app keep the new text; Escape restores the old one.
  ///
  /// In a `Table`, the keys or a double click edit the cell under the cursor; on a whole row, they
  /// edit the first cell with this modifier. In the field, Tab keeps the text and moves to the next
  /// cell, and ↑ and ↓ move by a row. Without a field, Escape does not leave the cell for the whole
  /// row.
  ///
  /// - Parameters:
  ///   - text: the text to edit.
  ///   - startsByTyping: whether typing on a cell of a table replaces its text, as in a
  ///     spreadsheet. Enter then moves to the cell below, and Tab moves to the next cell even
  ///     without a field.
  ///   - transition: the transition that takes the new text.
  public func onEdit(
    _ text: String, startsByTyping: Bool = false, _ transition: @escaping Transition<Owner, String>
  ) -> VirtualNode<Owner> {
    RowEditor(text: text, startsByTyping: startsByTyping).content { node }.on(transition).node
  }
}

/// A row, and a text field in its place while it is edited.
///
///     row ── RowEditing ──▶ field ── Enter, or the focus goes ──▶ row, and the text as output
///                             └───── Escape ────────────────────▶ row
struct RowEditor: Component, Equatable {
  typealias Output = String

  struct State {
    var draft = ""
    var isEditing = false
    /// Where the text was, and stays while it is edited.
    var alignment = HorizontalAlignment.leading
  }

  let text: String
  var startsByTyping = false

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      // The row stays with no height, so its state is there when it is shown again.
      row(isHidden: state.isEditing)
      if state.isEditing {
        WithEnvironment(\.words) { words in
          TextField("", text: \.draft, alignment: state.alignment).accessibilityLabel(words.edit)
            .focused(while: { $0.isEditing }) { state, isFocused, emit in
              if !isFocused { state.finish(&emit) }
            }
            .onSubmit { state, emit in state.finish(&emit) }
            .command(words.cancel, id: "cancel", key: "escape") { $0.isEditing = false }
        }
      }
    }
    .listening(for: { (_: RowEditing) in true }) { state, editing, _ in
      (state.draft, state.alignment, state.isEditing) = (text, editing.alignment, true)
    }
    .listening(for: { (_: RowTyping) in startsByTyping }) { state, typed, _ in
      (state.draft, state.alignment, state.isEditing) = (typed.text, typed.alignment, true)
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
